import { preferredCoding } from '@kisscut/rest'
import { open } from 'node:fs/promises'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { isCached } from '../http/request.ts'
import type { ServedFile } from './file-sets.ts'

/** HTTP dates have a resolution of one second. */
const seconds = (date: number) => Math.floor(date / 1000)

/** Whether the client has this text: by its tag, otherwise by the time of its last change. */
function isHeld({ headers }: Request, etag: string, changed: Date): boolean {
  const tags = headers.get('if-none-match')
  if (tags !== null) return isCached(tags, etag)
  const since = Date.parse(headers.get('if-modified-since') ?? '')
  return !Number.isNaN(since) && seconds(changed.getTime()) <= seconds(since)
}

/** Streams a gzip file, decompressed for clients that don't accept gzip; 304 if the client has it. */
export async function respondWith(
  request: Request,
  { path, bytes, sha256, changed }: ServedFile,
  contentType: string,
): Promise<Response> {
  // Weak, because it is the same text compressed or not.
  const etag = `W/"${sha256.slice(0, 32)}"`
  const headers = {
    'content-type': contentType,
    'cache-control': 'public, max-age=3600',
    vary: 'accept-encoding',
    etag,
    'last-modified': changed.toUTCString(),
  }
  if (isHeld(request, etag, changed)) return new Response(null, { status: 304, headers })
  const isPacked = preferredCoding(request.headers.get('accept-encoding'), ['gzip']) === 'gzip'
  const sent = isPacked
    ? { ...headers, 'content-encoding': 'gzip', 'content-length': String(bytes) }
    : headers
  if (request.method === 'HEAD') return new Response(null, { headers: sent })
  // Opened before the response begins, because a newer file may replace it.
  const file = (await open(path)).createReadStream()
  const text = isPacked ? file : pipeline(file, createGunzip(), () => undefined)
  return new Response(Readable.toWeb(text) as ReadableStream<Uint8Array>, { headers: sent })
}
