const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Removes expired data (sessions with their guests' products, idempotency keys, old jobs, unused sold items) now and
 * once a day. A failed sweep is reported and repeated the next day. Returns a function that ends the schedule.
 */
export function sweepDaily(sweep: () => Promise<unknown>, onError: (error: unknown) => void): () => void {
  const once = () => void sweep().catch(onError)
  once()
  const timer = setInterval(once, DAY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
