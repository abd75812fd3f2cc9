import { createApi } from '@kisscut/rest'
import { createShop, startWorker, type Shop, type Storage } from '@kisscut/shop'
import type { ServerBuild } from '@remix-run/node'
import { pathToFileURL } from 'node:url'
import type { Config } from './config/config.ts'
import { createHandler, healthOf } from './handler.ts'
import { serveFolder } from './http/folder.ts'
import type { Handler } from './http/listener.ts'
import { fileUrl, serveStoredFiles } from './http/stored-files.ts'
import { reportError } from './log.ts'
import { linkTo } from './links.ts'
import { createPages } from './pages/pages.ts'
import { openPrepress, type OpenPrepress } from './prepress.ts'
import { smallerPicturesIn } from './smaller-pictures.ts'
import { openShopStorage } from './storage.ts'
import { sweepDaily } from './sweeping.ts'
import { createViewerOf } from './session/viewer-of.ts'

export interface ShopServer {
  readonly handle: Handler
  readonly storage: Storage
  close(): Promise<void>
}

export interface ServerHooks {
  /** Called once storage is open and migrated, before anything is served. */
  readonly beforeServing?: (storage: Storage, config: Config) => Promise<void>
  /** While developing: the newest Remix build in place of the one on disk. */
  readonly devBuild?: () => Promise<ServerBuild>
}

const YEAR = 'public, max-age=31536000, immutable'
const DAY = 'public, max-age=86400, stale-while-revalidate=604800'

/** Opens a whole shop: storage, prepress, use cases, the JSON door and the pages, in one handler of Requests. */
export async function createShopServer(
  config: Config,
  publicUrl: string,
  ways: ServerHooks = {},
): Promise<ShopServer> {
  const { places, sessionSecret: secret } = config
  const secure = publicUrl.startsWith('https:')
  const [storage, build] = await Promise.all([
    openShopStorage(config),
    ways.devBuild ?? (import(pathToFileURL(places.pages).href) as Promise<ServerBuild>),
  ])
  await ways.beforeServing?.(storage, config)
  const prepress = await openPrepress(config)
  const shop = createShop(
    { storage, ...prepress.ports },
    {
      links: {
        urlFor: linkTo,
        fileUrl,
        smallerPictures: await smallerPicturesIn(places.demoPictures, '/demo/'),
      },
      incomingDir: prepress.tempDir,
      onError: reportError,
    },
  )
  const viewerOf = createViewerOf({ accounts: shop.accounts, secret, secure })
  const handle = createHandler({
    folders: [
      await serveFolder({
        folder: places.client,
        under: '/',
        own: '/assets/',
        cacheControl: (path) => (path.startsWith('/assets/') ? YEAR : DAY),
      }),
      await serveFolder({ folder: places.demoPictures, under: '/demo/', cacheControl: () => DAY }),
    ],
    health: healthOf(() => storage.ping()),
    rest: createApi(shop, {
      viewerOf,
      publicOrigin: config.publicUrl,
      onError: reportError,
      tempDir: prepress.tempDir,
    }),
    storedFiles: serveStoredFiles(storage.files),
    pages: createPages({
      build,
      shop,
      viewerOf,
      publicUrl,
      reportError,
      secure,
      developing: !!ways.devBuild,
    }),
    publicUrl: config.publicUrl,
    secure,
  })
  const stopSweeping = sweepDaily(() => sweep(storage, shop, prepress), reportError)
  const worker = config.worker ? startWorker(shop.production.jobs.work, reportError) : null
  const close = async () => {
    stopSweeping()
    await worker?.stop()
    prepress.close()
    await storage.close()
  }
  return { handle, storage, close }
}

const HOUR_MS = 60 * 60 * 1000

/** Takes away everything that has run out, or was left behind by a crash more than an hour ago. */
const sweep = (storage: Storage, shop: Shop, prepress: OpenPrepress) => {
  const before = new Date(Date.now() - HOUR_MS)
  return Promise.all([
    storage.accounts.sweep(),
    shop.production.jobs.sweep(),
    storage.files.sweep(before),
    prepress.sweep(before),
  ])
}
