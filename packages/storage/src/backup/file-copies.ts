import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Disk } from 'flydrive'
import { keysInText } from '../files/keys.ts'
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

/** Tables with past states, and the list of all stored files; files they refer to may be gone. */
const NO_USES = new Set(['audit_log', 'idempotency_key', 'stored_file'])

/** The keys of files in any column of a row. */
export const keysIn = (table: string, row: PortableRow): readonly string[] =>
  NO_USES.has(table) ? [] : keysInText(JSON.stringify(row))

async function measure(content: Readable) {
  const measured = measuring()
  measured.stream.resume()
  await pipeline(content, measured.stream)
  return measured.result()
}

/** The file's size and checksum; null if there is no such file. */
export async function entryOf(disk: Disk, key: string): Promise<FileEntry | null> {
  return withStored(disk, key, async (place, mime) => ({
    key,
    mime,
    ...(await measure(await disk.getStream(place))),
  }))
}

/** Runs work at the file's place, or where removed files wait, because a shop may be removing it right now. */
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
 * Copies a file and reads it back, unless the target already has it. Returns null if the source has none. Throws if the copy differs, or
 * if either place does not respond.
 */
export async function copyFile(source: Disk, target: Disk, key: string): Promise<FileEntry | null> {
  try {
    const there = await entryOf(target, key)
    if (there === null) return await copyAnew(source, target, key)
    const from = await entryOf(source, key)
    return from === null || isSame(from, there) ? from : await copyAnew(source, target, key)
  } catch (error) {
    throw new Error(`The file ${key} can't be copied: ${reasonOf(error)}`, { cause: error })
  }
}

/** All results, or the first failure once all work has ended. */
async function allEnded<T>(work: readonly Promise<T>[]): Promise<readonly T[]> {
  await Promise.allSettled(work)
  return Promise.all(work)
}

/** The reason inside an error of the disk library. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message || error.name : reasonOf(error.cause)
}

async function copyAnew(source: Disk, target: Disk, key: string): Promise<FileEntry | null> {
  const copied = await withStored(source, key, async (place, mime, contentLength) => {
    const content = await source.getStream(place)
    const measured = measuring()
    const written = target.putStream(key, measured.stream, { contentType: mime, contentLength })
    await allEnded([pipeline(content, measured.stream), written])
    return { key, mime, ...measured.result() }
  })
  if (copied === null) return null
  const stored = await entryOf(target, key)
  if (stored === null || !isSame(stored, copied)) throw new Error('the copy is not the same')
  return copied
}

/** Files copied concurrently: each waits for the disk or a bucket most of the time. */
const AT_ONCE = 8

/** Copies files with {@link copyFile}, batch by batch, in the order of their keys. */
export async function* copyFiles(
  source: Disk,
  target: Disk,
  keys: Iterable<string> | AsyncIterable<string>,
): AsyncGenerator<{ readonly key: string; readonly entry: FileEntry | null }> {
  const copyAll = (batch: readonly string[]) =>
    allEnded(batch.map(async (key) => ({ key, entry: await copyFile(source, target, key) })))
  let batch: string[] = []
  for await (const key of keys) {
    if (batch.push(key) < AT_ONCE) continue
    yield* await copyAll(batch)
    batch = []
  }
  yield* await copyAll(batch)
}
