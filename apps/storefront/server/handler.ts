import type { RequestHandler } from './http/answer.ts'
import { pathOf, text } from './http/answer.ts'
import { redirectToSlash } from './http/canonical.ts'
import { decorator } from './http/decorate.ts'
import { rejectOtherForms } from './http/forms.ts'
import type { Handler, RequestContext } from './http/listener.ts'
import { rejectOtherSites } from './http/same-site.ts'

interface Deps {
  /** Files of the build and of the demo shop, in the order they are asked. */
  readonly folders: readonly RequestHandler[]
  /** `GET /healthz`. */
  readonly health: RequestHandler
  /** The JSON door; its answers carry their own headers. */
  readonly rest: (request: Request, context: RequestContext) => Promise<Response | null>
  readonly storedFiles: RequestHandler
  readonly pages: (request: Request) => Promise<Response>
  readonly publicUrl: string | null
  readonly secure: boolean
}

/** The order in which a request is offered: files of the build → health → the JSON door → stored files → pages. */
export function createHandler(deps: Deps): Handler {
  const { folders, health, rest, storedFiles, pages, publicUrl, secure } = deps
  const decorate = decorator(secure)
  const asked: readonly RequestHandler[] = [
    ...folders,
    health,
    storedFiles,
    redirectToSlash,
    rejectOtherSites(publicUrl),
    rejectOtherForms,
  ]

  const forBrowser = async (request: Request): Promise<Response> => {
    for (const ask of asked) {
      const answer = await ask(request)
      if (answer) return answer
    }
    return pages(request)
  }

  return async (request, context) => {
    const json = isApi(request.url) ? await rest(request, context) : null
    return json ?? decorate(request, await forBrowser(request))
  }
}

/** The door's paths, so that pages and files needn't knock. */
const isApi = (url: string): boolean => {
  const path = pathOf(url)
  return path.includes('/api/') || path === '/openapi.json'
}

/** Ready: the database answers. */
export function healthOf(ping: () => Promise<void>): RequestHandler {
  return async (request) => {
    if (pathOf(request.url) !== '/healthz') return null
    const up = await ping().then(
      () => true,
      () => false,
    )
    if (!up) return text('{"status":"down"}', 503, { 'content-type': 'application/json' })
    return text('{"status":"ok"}', 200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  }
}
