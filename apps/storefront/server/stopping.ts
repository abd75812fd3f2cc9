import type { Server } from 'node:http'

/** How long responses that are under way may take to finish, in milliseconds. */
const PATIENCE_MS = 10_000
/** How often connections that have become idle are closed meanwhile, in milliseconds. */
const IDLE_CHECK_MS = 50

/**
 * Stops listening, lets what is in flight finish, then resolves. Connections kept alive are closed as soon as they are
 * idle; what takes too long is cut.
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

/** Calls `stop` at the first SIGTERM or SIGINT, then exits with 0; a second one exits at once. */
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
