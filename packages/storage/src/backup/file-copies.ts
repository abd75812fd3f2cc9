import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Disk } from 'flydrive'
import { isKey } from '../files/keys.ts'
import { measuring } from '../files/measuring.ts'
import { removedKey } from '../files/removed.ts'
import type { PortableRow } from './portable-tables.ts'

/** A stored file as backups list it. */
export interface FileEntry {
  readonly key: string
  readonly bytes: number
  /** Hexadecimal SHA-256 of the content. */
  readonly sha256: string
  readonly mime: string
}

/** What looks like a key of file storage, wherever it stands in a text; at most 64 characters of folder, so that long texts are read once. */
const KEYS = /(?<![a-z-])[a-z-]{1,64}\/[0-9a-f-]{36}\.[a-z0-9]{1,8}/g

/** Tables that tell of the past: the files they name may be gone. */
const PAST = new Set(['audit_log', 'idempotency_key'])

/** The keys of files that a row names, in whichever column. */
export const keysIn = (table: string, row: PortableRow): readonly string[] =>
  PAST.has(table) ? [] : (JSON.stringify(row).match(KEYS) ?? []).filter(isKey)

async function measure(content: Readable) {
  const measured = measuring()
  measured.stream.resume()
  await pipeline(content, measured.stream)
  return measured.result()
}

/** What is stored under the key; null: nothing. */
export async function entryOf(disk: Disk, key: string): Promise<FileEntry | null> {
  return withStored(disk, key, async (place, mime) => ({
    key,
    mime,
    ...(await measure(await disk.getStream(place))),
  }))
}

/** Does the work at the file's place, or where removed files wait; a shop may be removing it at this moment. */
async function withStored<T>(
  disk: Disk,
  key: string,
  work: (place: string, mime: string, bytes: number) => Promise<T>,
): Promise<T | null> {
  for (const place of [key, removedKey(key)])
    try {
      if (!(await disk.exists(place))) continue
      const { contentType, contentLength } = await disk.getMetaData(place)
      return await work(place, contentType ?? 'application/octet-stream', contentLength)
    } catch (error) {
      if (await disk.exists(place)) throw error
    }
  return null
}

const isSame = (one: FileEntry, other: FileEntry) => one.bytes === other.bytes && one.sha256 === other.sha256

/**
 * Copies a file and reads it back, unless it is there already. Null where the source has none. Throws where what is stored is
 * not what came.
 */
export async function copyFile(source: Disk, target: Disk, key: string): Promise<FileEntry | null> {
  if (await target.exists(key)) {
    const [from, there] = [await entryOf(source, key), await entryOf(target, key)]
    if (from === null || (there !== null && isSame(from, there))) return from
  }
  const copied = await withStored(source, key, async (place, mime, contentLength) => {
    const measured = measuring()
    const written = target.putStream(key, measured.stream, { contentType: mime, contentLength })
    await Promise.all([pipeline(await source.getStream(place), measured.stream), written])
    return { key, mime, ...measured.result() }
  })
  if (copied === null) return null
  const stored = await entryOf(target, key)
  if (stored === null || !isSame(stored, copied))
    throw new Error(`The copy of the file ${key} is not the same.`)
  return copied
}
