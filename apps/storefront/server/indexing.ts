import type { Catalog } from '@kisscut/shop/ports/catalog'

/** Milliseconds between two looks at the queue. */
const LOOK_EVERY_MS = 2000
/** Products listed in one transaction: other writers wait that long. */
const BATCH = 20

/** Lists every product that waits; requests are answered between two batches. */
export async function indexAllWaiting({ indexWaiting }: Pick<Catalog, 'indexWaiting'>): Promise<void> {
  while ((await indexWaiting(BATCH)) === BATCH) await new Promise(setImmediate)
}

/** Lists products whose shared records have changed, as long as the shop is open. Returns what ends it. */
export function indexWhileOpen(
  catalog: Pick<Catalog, 'indexWaiting'>,
  reportError: (error: unknown) => void,
): () => Promise<void> {
  let isOpen = true
  let wake = () => {}
  const loop = async () => {
    while (isOpen) {
      await indexAllWaiting(catalog).catch(reportError)
      await new Promise<void>((resolve) => {
        wake = resolve
        setTimeout(resolve, LOOK_EVERY_MS).unref()
      })
    }
  }
  const ended = loop()
  return () => {
    isOpen = false
    wake()
    return ended
  }
}
