import { NOBODY_OWNER } from '@kisscut/shop'
import { createRequestHandler, type AppLoadContext, type ServerBuild } from '@remix-run/node'
import { randomBytes } from 'node:crypto'
import { pagePolicy } from '../http/headers.ts'
import { isCached, isRead, text } from '../http/request.ts'
import type { CallerOf } from '../session/caller-of.ts'
import { pageTag } from './page-tag.ts'

interface Deps extends Pick<AppLoadContext, 'shop' | 'publicUrl' | 'reportError'> {
  /** The Remix build, or where to get the newest one while developing. */
  readonly build: ServerBuild | (() => Promise<ServerBuild>)
  readonly callerOf: CallerOf
  readonly secure: boolean
  /** While developing, Vite's own scripts need more than a page may. */
  readonly developing?: boolean
}

/** Remix, answering every page: the caller and this response's nonce travel in its load context. */
export function createPages({ build, callerOf, secure, developing = false, ...kept }: Deps) {
  const handle = createRequestHandler(build, developing ? 'development' : 'production')
  const made = {
    build: typeof build === 'function' ? '' : build.assets.version,
    catalog: kept.shop.browse.version,
  }
  return async (request: Request): Promise<Response> => {
    const caller = await callerOf(request, { create: !isRead(request) })
    if (!caller) return text('This key is not valid.', 401)
    const tag =
      typeof build === 'function' ? null : await pageTag(request, caller.viewer, { ...made, now: new Date() })
    // Without headers of its own: the page the browser holds keeps the policy whose nonce is in it.
    if (tag !== null && isCached(request, tag))
      return new Response(null, { status: 304, headers: { etag: tag } })
    const isAnonymous = caller.viewer.owner === NOBODY_OWNER
    const nonce = randomBytes(16).toString('base64')
    const response = await handle(request, { ...kept, viewer: caller.viewer, nonce })
    if (caller.setCookie && response.status < 400) response.headers.append('set-cookie', caller.setCookie)
    if (!developing) response.headers.set('content-security-policy', pagePolicy(nonce, secure))
    if (tag !== null && response.status === 200) response.headers.set('etag', tag)
    if (!response.headers.has('cache-control'))
      response.headers.set('cache-control', isAnonymous ? 'private, no-cache' : 'private, no-store')
    return response
  }
}
