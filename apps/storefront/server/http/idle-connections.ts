import type { Server } from 'node:http'

/** Proxies close an idle connection after 60 s or less: nginx, HAProxy and the load balancers of clouds. */
const OPEN_FOR_MS = 75_000

/**
 * Keeps idle connections open until the proxy closes them: a request that meets a connection the shop is closing fails, and is not sent
 * again if it changes something. OPS-14.
 */
export function outlastProxies(server: Server): void {
  server.keepAliveTimeout = OPEN_FOR_MS
}
