import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Maximum milliseconds for pending responses to finish. */
const PATIENCE_MS = 10_000

/**
 * Follows the server's connections; the function it returns stops listening and resolves when pending requests have finished. Connections
 * without a pending request, idle or not yet used, are closed at once, and slow responses are cut off. OPS-15.
 */
export function prepareStop(server: Server): () => Promise<void> {
  /** Pending requests of every open connection. */
  const pending = new Map<Socket, number>()
  let stopping = false
  const count = (socket: Socket, change: number) => {
    const requests = pending.get(socket)
    if (requests === undefined) return
    pending.set(socket, requests + change)
    if (stopping && requests + change === 0) socket.destroySoon()
  }
  server.on('connection', (socket) => {
    pending.set(socket, 0)
    socket.once('close', () => pending.delete(socket))
  })
  server.prependListener('request', ({ socket }, outgoing) => {
    count(socket, 1)
    outgoing.once('close', () => count(socket, -1))
    if (stopping) outgoing.shouldKeepAlive = false
  })
  const destroyAll = () => {
    for (const socket of pending.keys()) socket.destroy()
  }
  return () =>
    new Promise((resolve) => {
      stopping = true
      const cut = setTimeout(destroyAll, PATIENCE_MS)
      server.close(() => {
        clearTimeout(cut)
        resolve()
      })
      for (const [socket, requests] of pending) if (requests === 0) socket.destroy()
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
