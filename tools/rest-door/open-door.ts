import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createIntake, createPreview } from '@kisscut/prepress'
import { createRestDoor } from '@kisscut/rest'
import { createShop, type Links, type Shop } from '@kisscut/shop'
import { openStorage } from '@kisscut/storage'
import { ensureOwner, loadDemoShop } from '../demo-shop/index.ts'
import { startPostgres } from '../postgres.mjs'

const require = createRequire(import.meta.url)
const migrationsDir = join(dirname(require.resolve('@kisscut/storage')), '../migrations')

export const OWNER_KEY = 'an-owner-key-for-tests-only'

const links: Links = {
  urlFor: (name, params) => `/${name}/${Object.values(params).join('/')}`,
  fileUrl: (key) => `/files/${key}`,
}

/** Cookies of the storefront are signed; here the session's id does. */
const viewerOfWith =
  ({ accounts }: Shop) =>
  async (request: Request, { create }: { readonly create: boolean }) => {
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

export const ENGINES = ['SQLite', 'PostgreSQL'] as const
export type Engine = (typeof ENGINES)[number]

/** The door over real storage, the demo shop and real prepress, on a port of its own. */
export const openDoor = async (engine: Engine = 'SQLite') => {
  const postgres = engine === 'PostgreSQL' ? await startPostgres() : null
  const dataDir = await mkdtemp(join(tmpdir(), 'kisscut-door-'))
  const storage = await openStorage({ dataDir, migrationsDir, databaseUrl: postgres?.url })
  await loadDemoShop(storage)
  await ensureOwner(storage, { password: 'never used', apiKey: OWNER_KEY })
  const processes = {
    workerPath: require.resolve('@kisscut/prepress/worker'),
    tempDir: dataDir,
    timeoutMs: 30_000,
  }
  const [intake, preview] = [createIntake(processes), createPreview(processes)]
  const errors: unknown[] = []
  const onError = (error: unknown) => void errors.push(error)
  const shop = createShop({ storage, intake, preview }, { links, onError })
  const door = createRestDoor(shop, { viewerOf: viewerOfWith(shop), tempDir: dataDir, onError })
  const server = createServer(
    getRequestListener(async (request, env) => {
      const ip = (env as { incoming: IncomingMessage }).incoming.socket.remoteAddress
      return (await door(request, { ip })) ?? new Response('a page', { status: 404 })
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = async () => {
    await new Promise((resolve) => server.close(resolve).closeAllConnections())
    intake.close()
    preview.close()
    await storage.close()
    await postgres?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { origin, storage, shop, errors, dataDir, close }
}

export type OpenDoor = Awaited<ReturnType<typeof openDoor>>
