import { Readable } from 'node:stream'
import type { Handler } from 'hono'
import { isCached, pathOf } from './request.ts'
import { FILE_POLICY } from './headers.ts'
import { keyOfFileUrl } from '@kisscut/shop/file-url'
import type { Files } from '@kisscut/shop/ports/files'

/** Types that browsers may display; others are downloads. */
const SHOWN = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif', 'image/svg+xml'])

/**
 * Serves uploads and files made from them. Their names can't be guessed and their content never changes; a file opened
 * by itself may run and load nothing.
 */
export function serveStoredFiles(files: Pick<Files, 'open'>): Handler {
  return async ({ req }) => {
    const key = keyOfFileUrl(pathOf(req.url))
    const file = key ? await files.open(key) : null
    if (!file) return new Response(null, { status: 404 })
    const etag = `"${file.etag}"`
    const headers = {
      'content-type': file.mime,
      'content-disposition': SHOWN.has(file.mime) ? 'inline' : 'attachment',
      'content-security-policy': FILE_POLICY,
      'cache-control': 'private, max-age=31536000, immutable',
      etag,
    }
    const cached = isCached(req.header('if-none-match'), etag)
    if (cached || req.method === 'HEAD') file.stream.destroy()
    if (cached) return new Response(null, { status: 304, headers })
    const withLength = { ...headers, 'content-length': String(file.bytes) }
    if (req.method === 'HEAD') return new Response(null, { headers: withLength })
    return new Response(Readable.toWeb(file.stream) as ReadableStream<Uint8Array>, { headers: withLength })
  }
}
