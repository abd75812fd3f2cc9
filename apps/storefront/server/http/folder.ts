import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { isRead, pathOf, type Answerer } from './answer.ts'
import { mimeOf } from './mime.ts'

interface Entry {
  readonly file: string
  readonly bytes: number
  readonly etag: string
}

interface Folder {
  /** Absolute; read once, at start. A missing folder is an empty one. */
  readonly folder: string
  /** Path it is served under, with both slashes: `/`, `/demo/`. */
  readonly under: string
  readonly cacheControl: (path: string) => string
}

/** Serves the files of a folder that does not change while the shop is open; `.br` and `.gz` twins are sent where understood. */
export async function serveFolder({ folder, under, cacheControl }: Folder): Promise<Answerer> {
  const entries = await indexOf(folder, under)

  const bestOf = (path: string, accepted: string): [Entry, string | null] | null => {
    for (const [ending, coding] of [
      ['.br', 'br'],
      ['.gz', 'gzip'],
    ] as const) {
      const packed = accepted.includes(coding) && entries.get(path + ending)
      if (packed) return [packed, coding]
    }
    const plain = entries.get(path)
    return plain ? [plain, null] : null
  }

  return (request) => {
    if (!isRead(request)) return null
    const path = pathOf(request.url)
    if (!entries.has(path)) return null
    const [entry, coding] = bestOf(path, request.headers.get('accept-encoding') ?? '') ?? []
    if (!entry) return null
    const headers = new Headers({
      'content-type': mimeOf(extname(path)),
      'cache-control': cacheControl(path),
      etag: entry.etag,
      vary: 'accept-encoding',
    })
    if (request.headers.get('if-none-match') === entry.etag)
      return new Response(null, { status: 304, headers })
    headers.set('content-length', String(entry.bytes))
    if (coding) headers.set('content-encoding', coding)
    return new Response(request.method === 'HEAD' ? null : streamOf(entry.file), { headers })
  }
}

async function indexOf(folder: string, under: string): Promise<ReadonlyMap<string, Entry>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const entries = found
    .filter((item) => item.isFile())
    .map(async (item): Promise<[string, Entry]> => {
      const file = join(item.parentPath, item.name)
      const { size, mtimeMs } = await stat(file)
      const path = under + relative(folder, file).split(sep).map(encodeURIComponent).join('/')
      return [path, { file, bytes: size, etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"` }]
    })
  return new Map(await Promise.all(entries))
}

const streamOf = (file: string) => Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>
