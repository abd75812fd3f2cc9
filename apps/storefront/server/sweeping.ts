const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Removes what has expired (sessions with what their guests made, idempotency keys, old jobs, unused sold items), now and once a day. A sweep that fails is reported and tried again
 * the next day. Returns how to stop; nothing waits for the next sweep when the shop closes.
 */
export function sweepDaily(sweep: () => Promise<unknown>, onError: (error: unknown) => void): () => void {
  const once = () => void sweep().catch(onError)
  once()
  const timer = setInterval(once, DAY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
