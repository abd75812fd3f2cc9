import { setTimeout as sleep } from 'node:timers/promises'
import type { Catalog } from '@kisscut/shop/ports/catalog'

/** Milliseconds between two looks at the queue. */
const LOOK_EVERY_MS = 2000
/** Products listed in one transaction: other writers wait that long. */
const BATCH = 20
/** How long it rests between two of them, by how long one has taken. */
const REST = 3
/** Milliseconds between two steps of merging the search index. */
const BETWEEN_MERGES_MS = 50

/** Lists every product that waits. It rests three times as long as it works: requests and other writers come first. */
async function indexAllWaiting({ indexWaiting }: Pick<Catalog, 'indexWaiting'>): Promise<void> {
  for (;;) {
    const began = performance.now()
    if ((await indexWaiting(BATCH)) < BATCH) return
    await sleep(REST * (performance.now() - began))
  }
}

/** Merges the search index where it is in too many segments, in no hurry: requests come first. */
async function mergeSearchIndex(catalog: Pick<Catalog, 'mergeSearchIndex'>, isOpen: () => boolean) {
  while (isOpen() && (await catalog.mergeSearchIndex()))
    await sleep(BETWEEN_MERGES_MS, undefined, { ref: false })
}

/** Lists products whose shared records have changed and keeps the search index merged, as long as the shop is open. Returns what ends it. */
export function indexWhileOpen(
  catalog: Pick<Catalog, 'indexWaiting' | 'mergeSearchIndex'>,
  reportError: (error: unknown) => void,
): () => Promise<void> {
  let isOpen = true
  let wake = () => {}
  const loop = async () => {
    while (isOpen) {
      await indexAllWaiting(catalog).catch(reportError)
      await mergeSearchIndex(catalog, () => isOpen).catch(reportError)
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
