import { setTimeout as rest } from 'node:timers/promises'

/** Milliseconds between two looks for work. */
const REST_MS = 2000

/**
 * Does one job after the other until it is stopped; `stop` resolves when what was under way has been given back. A look for
 * work that fails is told, and repeated.
 */
export const startWorker = (
  work: (stopping: AbortSignal) => Promise<boolean>,
  onError: (error: unknown) => void,
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
    while (!signal.aborted) if (!(await once())) await rest(REST_MS, null, { signal }).catch(() => undefined)
  }
  const running = run()
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}
