import { setTimeout as sleep } from 'node:timers/promises'
import type { Catalog } from '@kisscut/shop/ports/catalog'

/** Milliseconds between two checks of the queue. */
const LOOK_EVERY_MS = 2000
/** Products per transaction, for whose duration other writers wait. */
const BATCH = 20
/** Pause between transactions, as a multiple of the last one's duration. */
const REST = 3
/** Milliseconds between two merge steps. */
const BETWEEN_MERGES_MS = 50

/** Lists all waiting products. Pauses three times as long as it works, so that requests and other writers come first. */
async function indexAllWaiting({ indexWaiting }: Pick<Catalog, 'indexWaiting'>): Promise<void> {
  for (;;) {
    const began = performance.now()
    if ((await indexWaiting(BATCH)) < BATCH) return
    await sleep(REST * (performance.now() - began))
  }
}

/** Merges the search index if it has too many segments, slowly, so that requests come first. */
async function mergeSearchIndex(catalog: Pick<Catalog, 'mergeSearchIndex'>, isOpen: () => boolean) {
  while (isOpen() && (await catalog.mergeSearchIndex()))
    await sleep(BETWEEN_MERGES_MS, undefined, { ref: false })
}

/**
 * Lists products whose shared records have changed and merges the search index while the shop runs. Returns a function
 * that stops it.
 */
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
