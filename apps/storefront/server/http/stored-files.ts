import { Readable } from 'node:stream'
import type { Files } from '@kisscut/shop'
import { isRead, pathOf, type RequestHandler } from './answer.ts'
import { FILE_POLICY } from './headers.ts'

const UNDER = '/files/'

/** Where a stored file is served, by its key. */
export const fileUrl = (key: string): string => UNDER + key.split('/').map(encodeURIComponent).join('/')

/** Kinds a browser may show in place; everything else is handed over as a download. */
const SHOWN = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif', 'image/svg+xml'])

/**
 * Serves what shoppers uploaded and what was made of it. Names are unguessable and content never changes; opened by
 * itself a file may run nothing and load nothing.
 */
export function serveStoredFiles(files: Pick<Files, 'open'>): RequestHandler {
  return async (request) => {
    const path = pathOf(request.url)
    if (!path.startsWith(UNDER) || !isRead(request)) return null
    const key = keyOf(path)
    const file = key ? await files.open(key) : null
    if (!file) return new Response(null, { status: 404 })
    const headers = new Headers({
      'content-type': file.mime,
      'content-disposition': SHOWN.has(file.mime) ? 'inline' : 'attachment',
      'content-security-policy': FILE_POLICY,
      'cache-control': 'private, max-age=31536000, immutable',
      etag: `"${file.etag}"`,
    })
    if (request.headers.get('if-none-match') === `"${file.etag}"` || request.method === 'HEAD') {
      file.stream.destroy()
      if (request.method !== 'HEAD') return new Response(null, { status: 304, headers })
      headers.set('content-length', String(file.bytes))
      return new Response(null, { headers })
    }
    headers.set('content-length', String(file.bytes))
    return new Response(Readable.toWeb(file.stream) as ReadableStream<Uint8Array>, { headers })
  }
}

/** `uploads/4f2c.png`; null for anything that could leave the folder. */
function keyOf(path: string): string | null {
  try {
    const key = decodeURIComponent(path.slice(UNDER.length))
    return /^[\w-]+(\/[\w.-]+)+$/.test(key) && !key.includes('..') ? key : null
  } catch {
    return null
  }
}
