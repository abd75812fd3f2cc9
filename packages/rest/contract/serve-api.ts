import { testSettings } from '@kisscut/shop/testing/settings'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createShop, startWorker, type Shop } from '@kisscut/shop'
import { openStorage } from '@kisscut/storage'
import { DEMO_SHOP } from '@kisscut/tools/demo-shop'
import { sendAtOnce } from '@kisscut/shop/testing/send-at-once'
import type { Mail, Mailer } from '@kisscut/shop/ports/mail'
import { createApi, type ApiSettings } from '../src/index.ts'
import { newDemoShop, type Engine } from './demo-databases.ts'
import { links, migrationsDir, prepressOf, servedFrom } from './prepress.ts'

export { ENGINES, OWNER_KEY, type Engine } from './demo-databases.ts'

/** Where letters lead to. */
export const PUBLIC_URL = 'https://shop.example'

/** Cookies of the storefront are signed; here the session's id is sent as it is. */
const callerOfWith =
  ({ accounts }: Shop): ApiSettings['callerOf'] =>
  async (request, { create }) => {
    const key = request.headers.get('authorization')?.replace(/^Bearer /, '')
    if (key !== undefined) {
      const viewer = await accounts.viewerOfKey(key)
      return viewer && { viewer }
    }
    const session = /(?:^|; )session=([^;]+)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? null
    const viewer = await accounts.viewerOfSession(session, 'en-US')
    if (viewer.owner !== 'nobody' || !create) return { viewer }
    const opened = await accounts.openSession('en-US')
    return { viewer: opened.viewer, setCookie: `session=${opened.sessionId}` }
  }

interface ServeOptions extends Partial<ApiSettings> {
  /** Where the API finds PostgreSQL, by where it is. */
  readonly through?: (url: string) => Promise<string>
  /** The machine's clock by default. */
  readonly now?: () => Date
}

/** The API over real storage, the demo shop and real prepress, on a port of its own. */
export const serveApi = async (engine: Engine = 'SQLite', options: ServeOptions = {}) => {
  const { through = async (url: string) => url, now = () => new Date(), ...more } = options
  const { dataDir, databaseUrl, end } = await newDemoShop(engine)
  const storage = await openStorage({
    dataDir,
    migrationsDir,
    databaseUrl: databaseUrl && (await through(databaseUrl)),
  })
  const prepress = prepressOf(dataDir)
  const errors: unknown[] = []
  const onError = (error: unknown) => void errors.push(error)
  const letters: Mail[] = []
  const mailer: Mailer = { send: async (mail) => void letters.push(mail), putAside: async () => undefined }
  const shop = createShop(
    { storage, ...prepress.ports, served: servedFrom(storage.files) },
    testSettings({
      ...{ links, incomingDir: dataDir, mailer, publicUrl: PUBLIC_URL },
      ...{ demoShop: DEMO_SHOP, now, onError },
    }),
  )
  sendAtOnce(storage, shop.letters.send)
  const api = createApi(shop, { callerOf: callerOfWith(shop), tempDir: dataDir, onError, ...more })
  api.notFound(() => new Response('a page', { status: 404 }))
  const server = createServer(
    getRequestListener((request, env) => {
      const address = (env as { incoming: IncomingMessage }).incoming.socket.remoteAddress
      return api.fetch(request, address === undefined ? {} : { address })
    }),
  )
  // A test that works for seconds between two calls finds its connection open: nobody closes it while the next call is on its way.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const workers: { stop(): Promise<void> }[] = []
  /** Runs a worker beside the API from now on. */
  const work = () => void workers.push(startWorker(shop.production.jobs.work, onError))
  const close = async () => {
    await new Promise((resolve) => server.close(resolve).closeAllConnections())
    for (const worker of workers) await worker.stop()
    prepress.close()
    await storage.close()
    await end()
  }
  return { origin, storage, shop, errors, letters, dataDir, databaseUrl, work, close }
}

export type ServedApi = Awaited<ReturnType<typeof serveApi>>
