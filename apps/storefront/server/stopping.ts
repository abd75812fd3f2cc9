import type { Server } from 'node:http'

/** Maximum milliseconds for pending responses to finish. */
const PATIENCE_MS = 10_000
/** Milliseconds between two checks for idle connections. */
const IDLE_CHECK_MS = 50

/**
 * Stops listening and resolves when pending requests have finished. Keep-alive connections are closed when idle; slow
 * responses are cut off.
 */
export function stopServing(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
    const closeIdle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
    server.prependListener('request', (_incoming, outgoing) => {
      outgoing.shouldKeepAlive = false
    })
    server.close(() => {
      clearTimeout(cut)
      clearInterval(closeIdle)
      resolve()
    })
    server.closeIdleConnections()
  })
}

/** Calls `stop` on the first SIGTERM or SIGINT, then exits with 0; a second one exits at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
    })
  }
}
