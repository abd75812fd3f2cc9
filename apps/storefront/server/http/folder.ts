import { preferredCoding } from '@kisscut/rest'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { promisify } from 'node:util'
import { brotliDecompress, constants, gzip } from 'node:zlib'
import { isCached, isRead, pathOf } from './request.ts'

const [unpacked, packed] = [promisify(brotliDecompress), promisify(gzip)]

interface Entry {
  /** The stored bytes, or another coding made from them. */
  readonly content: () => Buffer<ArrayBuffer> | Promise<Buffer<ArrayBuffer>>
  readonly etag: string
}

interface Folder {
  /** Absolute path. A missing folder counts as empty. */
  readonly folder: string
  /** URL path with both slashes: `/`, `/demo/`. */
  readonly under: string
  readonly cacheControl: (path: string) => string
  /** Reads each file at its first request; for folders that no build replaces while the shop runs. */
  readonly whenRequested?: boolean
}

/** Reads a file once; null if it can't be read now. */
type ReadEntry = () => Promise<Entry | null>

/**
 * Serves a folder of a few megabytes from memory, so that a build made in the meantime doesn't affect visitors. Sends
 * `.br` and `.gz` copies to clients that accept them. Holds only the smallest copy of a file; others are made from it on
 * request.
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
    const [{ content: contentOf, etag }, coding] =
      (await packedTwin(entries, path, req.header('accept-encoding') ?? '')) ?? ([plain, null] as const)
    const headers = {
      'content-type': getMimeType(path) ?? 'application/octet-stream',
      'cache-control': cacheControl(path),
      etag,
      vary: 'accept-encoding',
      ...(coding ? { 'content-encoding': coding } : {}),
    }
    if (isCached(req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers })
    const content = await contentOf()
    return new Response(content, { headers: { ...headers, 'content-length': String(content.length) } })
  }
}

const ENDINGS = { br: '.br', gzip: '.gz' } as const

async function packedTwin(entries: ReadonlyMap<string, ReadEntry>, path: string, accepted: string) {
  const codings = (['br', 'gzip'] as const).filter((coding) => entries.has(path + ENDINGS[coding]))
  const coding = preferredCoding(accepted, codings)
  if (coding === null || coding === 'identity') return null
  const packed = await entries.get(path + ENDINGS[coding])?.()
  return packed ? ([packed, coding] as const) : null
}

async function entriesOf(
  folder: string,
  under: string,
  whenRequested: boolean,
): Promise<ReadonlyMap<string, ReadEntry>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = found.filter((item) => item.isFile()).map((item) => join(item.parentPath, item.name))
  const paths = files.map((file): [string, string] => [
    under + relative(folder, file).split(sep).map(encodeURIComponent).join('/'),
    file,
  ])
  return whenRequested
    ? new Map(paths.map(([path, file]) => [path, readOnce(file)]))
    : readNow(new Map(paths))
}

function readOnce(file: string): ReadEntry {
  let read: Promise<Entry | null> | null = null
  const forget = () => (read = null)
  return () => (read ??= entryOf(file).catch(forget))
}

/** Every file; for those with copies only the brotli one is read. */
async function readNow(files: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, ReadEntry>> {
  const smallestOf = (path: string) => {
    const smallest = `${path.replace(/\.(?:br|gz)$/, '')}.br`
    return files.has(smallest) ? smallest : path
  }
  const held = new Map<string, Entry>()
  await Promise.all(
    [...files].map(async ([path, file]) => {
      if (smallestOf(path) === path) held.set(path, await entryOf(file))
    }),
  )
  const entries = [...files.keys()].map((path): [string, Entry] => [
    path,
    held.get(path) ?? twinOf(held.get(smallestOf(path))!, path.endsWith('.gz')),
  ])
  return new Map(entries.map(([path, entry]) => [path, () => Promise.resolve(entry)]))
}

/** Another coding of a file, made from its brotli copy on first request. */
function twinOf(smallest: Entry, isPacked: boolean): Entry {
  let made: Promise<Buffer<ArrayBuffer>> | null = null
  const make = async () => {
    const plain = await unpacked(await smallest.content())
    return isPacked ? packed(plain, { level: constants.Z_BEST_COMPRESSION }) : plain
  }
  const forget = (error: unknown) => {
    made = null
    throw error
  }
  return {
    content: () => (made ??= make().catch(forget)),
    etag: `${smallest.etag.slice(0, -1)}${isPacked ? '-gz' : '-plain'}"`,
  }
}

async function entryOf(file: string): Promise<Entry> {
  const content = await readFile(file)
  return { content: () => content, etag: `"${createHash('sha1').update(content).digest('base64url')}"` }
}
