import { unexpected, type AllowsOrigin, type Api, type ApiEnv, type RateLimiter } from '@kisscut/rest'
import { Hono, type Handler, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { redirectToSlash, rejectOddAddresses } from './http/addresses.ts'
import { crossOrigin, filePreflights } from './http/cross-origin.ts'
import { rejectOtherForms } from './http/forms.ts'
import { openInNamedCurrency } from './http/named-currency.ts'
import { limited, limitedPages } from './http/rate-limit.ts'
import { text } from './http/request.ts'
import * as messages from './messages.ts'

interface Deps {
  /** Vite's build for the browser, served at `/`. */
  readonly build: MiddlewareHandler
  /** Pictures of the demo shop, served at `/demo/`. */
  readonly demo: MiddlewareHandler
  /** The admin: its files, its single page for all addresses below `/admin/`, and the check before it. */
  readonly admin: {
    readonly files: MiddlewareHandler
    readonly page: Handler
    readonly gate: MiddlewareHandler
  }
  readonly health: Handler
  readonly api: Api
  readonly storedFiles: Handler
  readonly pages: (request: Request, client?: { readonly address?: string }) => Promise<Response>
  readonly limit: RateLimiter
  /** Whether scripts of an origin may call the API and read the files it names. */
  readonly allowsOrigin: AllowsOrigin
  /** Public origin; null for the host of the request. */
  readonly publicUrl: string | null
  readonly reportError: (error: unknown, request: Request) => void
}

/** Routes every request of the server: health, API, files, and pages for the rest. */
export function createApp(deps: Deps): Hono<ApiEnv> {
  const { build, demo, admin, health, api, storedFiles, pages, limit, publicUrl, reportError } = deps
  const shared = crossOrigin(deps.allowsOrigin)
  const app = new Hono<ApiEnv>()
  const gzip = compress({ encoding: 'gzip' })
  app.get('/healthz', health)
  app.route('/', api)
  app.get('/assets/*', build, () => text(messages.noSuchFile, 404))
  app.on('OPTIONS', ['/demo/*', '/files/*'], filePreflights(deps.allowsOrigin))
  app.get('/demo/*', shared, demo)
  app.get('/admin/assets/*', gzip, admin.files, () => text(messages.noSuchFile, 404))
  app.get('/admin/*', limited(limit, 'light'), admin.gate, gzip, admin.page)
  app.get('/files/*', shared, limited(limit, 'light'), gzip, storedFiles)
  app.get('*', build)
  app.all(
    '*',
    rejectOddAddresses,
    redirectToSlash,
    limitedPages(limit),
    rejectOtherForms(publicUrl),
    openInNamedCurrency(publicUrl?.startsWith('https:') ?? false),
    gzip,
    ({ req, env }) => pages(req.raw, env),
  )
  app.onError((error, { req }) => {
    reportError(error, req.raw)
    const { status, message, headers } = unexpected(error)
    return text(message, status, headers)
  })
  return app
}
