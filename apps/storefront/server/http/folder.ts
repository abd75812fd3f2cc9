import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { isRead, pathOf, text, type RequestHandler } from './answer.ts'
import { mimeOf } from './mime.ts'

interface Entry {
  readonly content: Buffer<ArrayBuffer>
  readonly etag: string
}

interface Folder {
  /** Absolute. A missing folder is an empty one. */
  readonly folder: string
  /** Path it is served under, with both slashes: `/`, `/demo/`. */
  readonly under: string
  readonly cacheControl: (path: string) => string
  /** Paths that are this folder's alone: what is missing there answers 404. */
  readonly own?: string
}

/**
 * Serves a folder of a few megabytes as it was at the start, from memory: a build made meanwhile changes nothing for
 * those who are in the shop. `.br` and `.gz` twins are sent where they are understood.
 */
export async function serveFolder({ folder, under, cacheControl, own }: Folder): Promise<RequestHandler> {
  const entries = await readAll(folder, under)
  return (request) => {
    if (!isRead(request)) return null
    const path = pathOf(request.url)
    const plain = entries.get(path)
    if (!plain) return own && path.startsWith(own) ? text('There is no such file.', 404) : null
    const [{ content, etag }, coding] =
      packedTwin(entries, path, request.headers.get('accept-encoding') ?? '') ?? ([plain, null] as const)
    const headers = new Headers({
      'content-type': mimeOf(extname(path)),
      'cache-control': cacheControl(path),
      etag,
      vary: 'accept-encoding',
    })
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
    if (coding) headers.set('content-encoding', coding)
    headers.set('content-length', String(content.length))
    return new Response(request.method === 'HEAD' ? null : content, { headers })
  }
}

const CODINGS = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
] as const

function packedTwin(entries: ReadonlyMap<string, Entry>, path: string, accepted: string) {
  for (const [ending, coding] of CODINGS) {
    const packed = accepted.includes(coding) && entries.get(path + ending)
    if (packed) return [packed, coding] as const
  }
  return null
}

async function readAll(folder: string, under: string): Promise<ReadonlyMap<string, Entry>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = found.filter((item) => item.isFile()).map((item) => join(item.parentPath, item.name))
  const entries = files.map(async (file): Promise<[string, Entry]> => {
    const content = await readFile(file)
    const path = under + relative(folder, file).split(sep).map(encodeURIComponent).join('/')
    return [path, { content, etag: `"${createHash('sha1').update(content).digest('base64url')}"` }]
  })
  return new Map(await Promise.all(entries))
}
