import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import { createShopServer, type ServerHooks } from './compose.ts'
import { publicUrlOf, readConfig, type Config } from './config/config.ts'
import { outlastProxies } from './http/idle-connections.ts'
import { explainUnreadable } from './http/unreadable.ts'
import { prepareStop, stopOnSignal } from './stopping.ts'

export interface OpenShop {
  /** Public URL. */
  readonly url: string
  /** Finishes pending requests, then closes everything. */
  stop(): Promise<void>
}

/** Opens the shop with the environment's settings. Throws one clear line if a setting is invalid or the port is in use. */
export async function openKisscut(
  env: Readonly<Record<string, string | undefined>>,
  hooks: ServerHooks = {},
): Promise<OpenShop> {
  const config = await readConfig(env)
  const publicUrl = publicUrlOf(config)
  const shop = await createShopServer(config, publicUrl, hooks)
  const server = createServer(shop.listener)
  const stopServing = prepareStop(server)
  outlastProxies(server)
  explainUnreadable(server, { secure: publicUrl.startsWith('https:') })
  const port = await listen(server, config)
  const url = config.publicUrl ?? `http://localhost:${port}`
  const stop = async () => {
    await stopServing()
    await shop.close()
  }
  stopOnSignal(stop)
  console.log(`Kisscut is open at ${url}`)
  return { url, stop }
}

function listen(server: ReturnType<typeof createServer>, { port, host }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why =
        error.code === 'EADDRINUSE' ? 'is taken by another program' : `can't be used: ${error.message}`
      reject(new Error(`PORT ${port} ${why}.`))
    })
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })
}

/** Run as a program, `node build/server/main.js` serves the existing database. */
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await openKisscut(process.env).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
}
