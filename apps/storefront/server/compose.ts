import { createApi, createCatalogResponses, createRateLimiter, unlimited } from '@kisscut/rest'
import { createShop, startWorker, type Shop } from '@kisscut/shop'
import type { ServerBuild } from '@remix-run/node'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createApp } from './app.ts'
import type { Config } from './config/config.ts'
import { createHealth } from './health.ts'
import { createAddressOf } from './http/client-address.ts'
import { serveAdmin } from './http/admin.ts'
import { catalogFirst } from './http/catalog-first.ts'
import { enrollFirst } from './http/enroll-first.ts'
import { serveFolder } from './http/folder.ts'
import { listenerOf } from './http/listener.ts'
import { pageOf } from './http/page-of.ts'
import { fileUrl } from '@kisscut/shop/file-url'
import { serveStoredFiles } from './http/stored-files.ts'
import { indexWhileOpen } from './indexing.ts'
import { reportError } from './log.ts'
import { linkTo } from './links.ts'
import { createMailer } from './mail/mailer.ts'
import { createPages } from './pages/pages.ts'
import { readyFirst } from './pages/ready-first.ts'
import { createPublishedFiles } from './published/published-files.ts'
import { openPrepress, type OpenPrepress } from './prepress.ts'
import { createServedFiles } from './served-files.ts'
import { smallerPicturesIn } from './smaller-pictures.ts'
import { openShopStorage } from './storage.ts'
import { stockLibraryOf } from './stock/index.ts'
import { sweepDaily } from './sweeping.ts'
import { createBrowserOf } from './session/browser-of.ts'
import { createCallerOf } from './session/caller-of.ts'
import { createVisitorOf } from './session/visitor-of.ts'
import type { DemoShop } from '@kisscut/shop/ports/demo-shop'
import type { Storage } from '@kisscut/shop/ports/storage'

export interface ShopServer {
  /** Handles every request to the shop. */
  readonly listener: RequestListener
  readonly storage: Storage
  close(): Promise<void>
}

export interface ServerHooks {
  /** Called after storage is opened and migrated, before the shop accepts requests. */
  readonly beforeServing?: (storage: Storage, config: Config) => Promise<void>
  /** Content that an owner may start from. */
  readonly demoShop?: DemoShop
  /** In development: the latest Remix build instead of the one on disk. */
  readonly devBuild?: () => Promise<ServerBuild>
}

const YEAR = 'public, max-age=31536000, immutable'
const DAY = 'public, max-age=86400, stale-while-revalidate=604800'

/** Opens a shop: storage, prepress, use cases, API and pages behind one listener. */
export async function createShopServer(
  config: Config,
  publicUrl: string,
  hooks: ServerHooks = {},
): Promise<ShopServer> {
  const { places, sessionSecret: secret } = config
  const secure = publicUrl.startsWith('https:')
  const [storage, build] = await Promise.all([
    openShopStorage(config),
    hooks.devBuild ?? (import(pathToFileURL(places.pages).href) as Promise<ServerBuild>),
  ])
  await hooks.beforeServing?.(storage, config)
  const prepress = await openPrepress(config)
  const mailer = createMailer({
    smtpUrl: config.mail.smtpUrl,
    from: config.mail.from ?? `shop@${new URL(publicUrl).hostname}`,
    outbox: join(config.dataDir, 'outbox'),
  })
  const shop = createShop(
    {
      ...{ storage, ...prepress.ports, stockLibrary: stockLibraryOf(config) },
      served: createServedFiles(storage.files, places.demoPictures),
    },
    {
      links: {
        urlFor: linkTo,
        fileUrl,
        smallerPictures: await smallerPicturesIn(places.demoPictures, '/demo/'),
      },
      incomingDir: prepress.tempDir,
      mailer,
      publicUrl,
      secret,
      now: () => new Date(),
      onError: reportError,
      demoShop: hooks.demoShop ?? null,
    },
  )
  const callerOf = createCallerOf({ accounts: shop.accounts, secret, secure })
  const limit = config.rateLimits ? createRateLimiter() : unlimited
  const published = createPublishedFiles({ shop, publicUrl, onError: reportError })
  const pages = createPages({
    build,
    shop,
    published,
    callerOf,
    visitorOf: createVisitorOf({ accounts: shop.accounts, secret }),
    browserOf: createBrowserOf(secret, secure),
    publicUrl,
    reportError,
    secure,
    developing: !!hooks.devBuild,
  })
  const responses = createCatalogResponses(shop)
  const app = createApp({
    build: await serveFolder({
      folder: places.client,
      under: '/',
      cacheControl: (path) => (path.startsWith('/assets/') ? YEAR : DAY),
    }),
    demo: await serveFolder({
      folder: places.demoPictures,
      under: '/demo/',
      cacheControl: () => DAY,
      whenRequested: true,
    }),
    admin: { ...(await serveAdmin(places.admin, secure)), gate: enrollFirst(callerOf) },
    health: await createHealth({ ping: () => storage.ping(), paths: watchedPaths(config) }),
    api: createApi(shop, {
      callerOf,
      limit,
      responses,
      publicOrigin: config.publicUrl,
      onError: reportError,
      tempDir: prepress.tempDir,
      isPage: (url) => pageOf(url) !== null,
    }),
    storedFiles: serveStoredFiles(storage.files),
    pages: pages.fetch,
    limit,
    allowsOrigin: shop.settings.allowsOrigin,
    publicUrl: config.publicUrl,
    reportError,
  })
  const addressOf = createAddressOf(config.trustProxy)
  const respond = listenerOf(app.fetch, {
    addressOf,
    secure,
    hostname: new URL(publicUrl).host,
    reportError,
  })
  const toAll = { limit, addressOf, secure }
  const orPages = readyFirst(respond, { pages, ...toAll })
  const listener = catalogFirst(orPages, { responses, ...toAll })
  const stopSweeping = sweepDaily(() => sweep(storage, shop, prepress), reportError)
  const stopIndexing = indexWhileOpen(storage.catalog, reportError)
  const worker = config.worker ? startWorker(shop.production.jobs.work, reportError) : null
  const sending = startWorker(shop.letters.send, reportError, LETTERS_POLL_MS)
  const close = async () => {
    stopSweeping()
    await stopIndexing()
    await Promise.all([worker?.stop(), sending.stop(), published.close()])
    prepress.close()
    await storage.close()
  }
  return { listener, storage, close }
}

/** Maximum milliseconds until a letter is sent. */
const LETTERS_POLL_MS = 500

/** Paths that must stay the same while the shop runs: the data folder, and the database if it is a file in it. */
const watchedPaths = ({ dataDir, databaseUrl }: Config): string[] =>
  databaseUrl === undefined ? [dataDir, join(dataDir, 'kisscut.sqlite')] : [dataDir]

const HOUR_MS = 60 * 60 * 1000

/** Removes everything that has expired, leftovers of crashes after an hour, and unused files. */
const sweep = (storage: Storage, shop: Shop, prepress: OpenPrepress) => {
  const before = new Date(Date.now() - HOUR_MS)
  return Promise.all([
    storage.accounts.sweep(),
    shop.accounts.removeExpired(),
    shop.production.jobs.sweep(),
    shop.design.removeUnneededFiles(),
    shop.cart.sweep(),
    storage.files.sweep(before),
    prepress.sweep(before),
  ])
}
