import type { ServerBuild } from '@remix-run/node'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'

export interface DevBuild {
  /** The latest Remix build, compiled on request. */
  readonly build: () => Promise<ServerBuild>
  /** Vite's own responses (modules, styles, hot updates); calls `next` for everything else. */
  readonly middlewares: (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void
  close(): Promise<void>
}

/** Vite in the same process, for development: no build step, changes show at once. */
export async function createDevBuild(): Promise<DevBuild> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    server: { middlewareMode: true, hmr: { port: 24_000 + (process.pid % 1_000) } },
  })
  return {
    build: () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>,
    middlewares: vite.middlewares,
    close: () => vite.close(),
  }
}
