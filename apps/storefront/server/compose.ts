import { createRestDoor } from '@kisscut/rest'
import { createShop, type Storage } from '@kisscut/shop'
import { openStorage } from '@kisscut/storage'
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
import { openPrepress } from './prepress.ts'
import { sweepDaily } from './sweeping.ts'
import { createViewerOf } from './session/viewer-of.ts'

export interface ShopServer {
  readonly handle: Handler
  readonly storage: Storage
  close(): Promise<void>
}

export interface Ways {
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
  ways: Ways = {},
): Promise<ShopServer> {
  const { places, sessionSecret: secret } = config
  const secure = publicUrl.startsWith('https:')
  const [storage, build] = await Promise.all([
    opened(config),
    ways.devBuild ?? (import(pathToFileURL(places.pages).href) as Promise<ServerBuild>),
  ])
  await ways.beforeServing?.(storage, config)
  const prepress = await openPrepress(config)
  const shop = createShop(
    { storage, ...prepress.ports },
    { links: { urlFor: linkTo, fileUrl }, incomingDir: prepress.tempDir, onError: reportError },
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
    rest: createRestDoor(shop, {
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
  const stopSweeping = sweepDaily(() => storage.people.sweep(), reportError)
  const close = async () => {
    stopSweeping()
    prepress.close()
    await storage.close()
  }
  return { handle, storage, close }
}

/** Storage, or one line that names the setting it could not be opened with. */
async function opened({ databaseUrl, filesUrl, dataDir, places }: Config): Promise<Storage> {
  try {
    return await openStorage({ databaseUrl, filesUrl, dataDir, migrationsDir: places.migrations })
  } catch (error) {
    const setting = databaseUrl ? 'DATABASE_URL' : 'DATA_DIR'
    throw new Error(
      `${setting}: the database can't be opened: ${error instanceof Error ? error.message : error}`,
      {
        cause: error,
      },
    )
  }
}
