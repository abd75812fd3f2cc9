import { setTimeout as rest } from 'node:timers/promises'

/** Milliseconds between polls. */
const POLL_MS = 2000

/**
 * Runs jobs one after the other until it is stopped; `stop` resolves once the current one is back in the queue. Failed polls are
 * reported and repeated.
 */
export const startWorker = (
  work: (stopping: AbortSignal) => Promise<boolean>,
  onError: (error: unknown) => void,
  pollMs = POLL_MS,
): { stop(): Promise<void> } => {
  const stopping = new AbortController()
  const { signal } = stopping
  const once = async (): Promise<boolean> => {
    try {
      return await work(signal)
    } catch (error) {
      onError(error)
      return false
    }
  }
  const run = async () => {
    while (!signal.aborted) if (!(await once())) await rest(pollMs, null, { signal }).catch(() => undefined)
  }
  const running = run()
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}
