import { open } from 'node:fs/promises'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { isCached } from '../http/request.ts'
import type { ServedFile } from './file-sets.ts'

/** Seconds are the unit of HTTP's dates. */
const seconds = (date: number) => Math.floor(date / 1000)

/** Whether the client holds this text already: by its tag, else by the time of its last change. */
function isHeld({ headers }: Request, etag: string, changed: Date): boolean {
  const tags = headers.get('if-none-match')
  if (tags !== null) return isCached(tags, etag)
  const since = Date.parse(headers.get('if-modified-since') ?? '')
  return !Number.isNaN(since) && seconds(changed.getTime()) <= seconds(since)
}

/** Streams a packed text, as it is to clients that take gzip; 304 where the client holds it. */
export async function respondWith(
  request: Request,
  { path, bytes, sha256, changed }: ServedFile,
  contentType: string,
): Promise<Response> {
  // Weak: it is the same text, packed or not.
  const etag = `W/"${sha256.slice(0, 32)}"`
  const headers = {
    'content-type': contentType,
    'cache-control': 'public, max-age=3600',
    vary: 'accept-encoding',
    etag,
    'last-modified': changed.toUTCString(),
  }
  if (isHeld(request, etag, changed)) return new Response(null, { status: 304, headers })
  const isPacked = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
  const sent = isPacked
    ? { ...headers, 'content-encoding': 'gzip', 'content-length': String(bytes) }
    : headers
  if (request.method === 'HEAD') return new Response(null, { headers: sent })
  // Open before the response begins: a newer file may take its place.
  const file = (await open(path)).createReadStream()
  const text = isPacked ? file : pipeline(file, createGunzip(), () => undefined)
  return new Response(Readable.toWeb(text) as ReadableStream<Uint8Array>, { headers: sent })
}
