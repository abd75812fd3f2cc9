import type { Server } from 'node:http'

/** How long answers that are under way may take to finish, in milliseconds. */
const PATIENCE_MS = 10_000

/** Stops listening, lets what is in flight finish, then resolves; hangs up on what takes too long. */
export function stopServing(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const hangUp = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
    server.close(() => {
      clearTimeout(hangUp)
      resolve()
    })
    server.closeIdleConnections()
  })
}

/** Calls `stop` at the first SIGTERM or SIGINT, then leaves with 0; a second one leaves at once. */
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
