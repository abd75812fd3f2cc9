import type { Server } from 'node:http'

/** Default idle times of proxies: 60 s in nginx and AWS's load balancer, 600 s in Google Cloud's, which can't be changed. */
const OPEN_FOR_MS = 620_000

/**
 * Keeps idle connections open until the proxy closes them: a request that meets a connection the shop is closing fails, and is not sent
 * again if it changes something. OPS-14.
 */
export function outlastProxies(server: Server): void {
  server.keepAliveTimeout = OPEN_FOR_MS
}
