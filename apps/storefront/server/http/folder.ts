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
  /** Each file is read when it is first requested: of a folder that no build replaces while the shop is open. */
  readonly whenRequested?: boolean
}

/** A file of the folder, read once; null: it can't be read, this time. */
type ReadEntry = () => Promise<Entry | null>

/**
 * Serves a folder of a few megabytes from memory, as it was at the start: a build made meanwhile changes nothing for
 * those who are in the shop. `.br` and `.gz` twins are sent where they are understood.
 */
export async function serveFolder({
  folder,
  under,
  cacheControl,
  whenRequested = false,
}: Folder): Promise<MiddlewareHandler> {
  const entries = await entriesOf(folder, under, whenRequested)
  return async ({ req }, next) => {
    const path = pathOf(req.url)
    const plain = isRead(req) ? await entries.get(path)?.() : null
    if (!plain) return next()
    const [{ content, etag }, coding] =
      (await packedTwin(entries, path, req.header('accept-encoding') ?? '')) ?? ([plain, null] as const)
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

async function packedTwin(entries: ReadonlyMap<string, ReadEntry>, path: string, accepted: string) {
  for (const [ending, coding] of CODINGS) {
    const packed = accepted.includes(coding) && (await entries.get(path + ending)?.())
    if (packed) return [packed, coding] as const
  }
  return null
}

async function entriesOf(
  folder: string,
  under: string,
  whenRequested: boolean,
): Promise<ReadonlyMap<string, ReadEntry>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = found.filter((item) => item.isFile()).map((item) => join(item.parentPath, item.name))
  const entries = new Map(
    files.map((file) => {
      const path = under + relative(folder, file).split(sep).map(encodeURIComponent).join('/')
      let read: Promise<Entry | null> | null = null
      const forget = () => (read = null)
      return [path, () => (read ??= entryOf(file).catch(forget))] as const
    }),
  )
  if (!whenRequested) await Promise.all([...entries.values()].map((read) => read()))
  return entries
}

async function entryOf(file: string): Promise<Entry> {
  const content = await readFile(file)
  return { content, etag: `"${createHash('sha1').update(content).digest('base64url')}"` }
}
