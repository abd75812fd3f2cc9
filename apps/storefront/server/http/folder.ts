import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { isCached, isRead, pathOf } from './request.ts'

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
}

/**
 * Serves a folder of a few megabytes as it was at the start, from memory: a build made meanwhile changes nothing for
 * those who are in the shop. `.br` and `.gz` twins are sent where they are understood.
 */
export async function serveFolder({ folder, under, cacheControl }: Folder): Promise<MiddlewareHandler> {
  const entries = await readAll(folder, under)
  return async ({ req }, next) => {
    const path = pathOf(req.url)
    const plain = isRead(req) ? entries.get(path) : undefined
    if (!plain) return next()
    const [{ content, etag }, coding] =
      packedTwin(entries, path, req.header('accept-encoding') ?? '') ?? ([plain, null] as const)
    const headers = {
      'content-type': getMimeType(path) ?? 'application/octet-stream',
      'cache-control': cacheControl(path),
      etag,
      vary: 'accept-encoding',
      ...(coding ? { 'content-encoding': coding } : {}),
    }
    if (isCached(req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers })
    return new Response(content, { headers: { ...headers, 'content-length': String(content.length) } })
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
