import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Disk } from 'flydrive'
import { fingerprint } from '../ids/ids.ts'
import { DurableFsDriver } from './durable-fs-driver.ts'
import { isKey, newKey } from './keys.ts'
import { measuring } from './measuring.ts'
import { REMOVED_FOR_MS, REMOVED_PREFIX, removedKey } from './removed.ts'
import type { Files, OpenFile, StoredFile } from '@kisscut/shop/ports/files'

/** Files on a disk, regardless of their uses. */
export interface DiskFiles extends Pick<Files, 'open' | 'bytes'> {
  /** As `Files.put`; calls `onKey` before anything is written. */
  put(...args: [...Parameters<Files['put']>, onKey?: (key: string) => Promise<void>]): Promise<StoredFile>
  /** Makes the file unreachable; `sweep` deletes it a day later (OPS-4). Removing a missing file is no error. */
  remove(key: string): Promise<void>
  /** Deletes files that a crash before then left incomplete, and files removed a day before; returns their number. */
  sweep(before: Date): Promise<number>
  /** The key of every file. */
  keys(): AsyncGenerator<string>
}

/** Files on a disk. A stored file never changes; new content gets a new key. */
export function filesOn(disk: Disk): DiskFiles {
  return {
    async put(folder, from, { extension, mime }, onKey): Promise<StoredFile> {
      const key = newKey(folder, extension)
      await onKey?.(key)
      const measured = measuring()
      const contentLength = from instanceof Uint8Array ? from.byteLength : (await stat(from.path)).size
      const content = from instanceof Uint8Array ? Readable.from([from]) : createReadStream(from.path)
      const written = disk.putStream(key, measured.stream, { contentType: mime, contentLength })
      await Promise.all([pipeline(content, measured.stream), written])
      return { key, ...measured.result() }
    },

    async open(key): Promise<OpenFile | null> {
      if (!isKey(key) || !(await disk.exists(key))) return null
      const { contentLength, contentType } = await disk.getMetaData(key)
      return {
        stream: await disk.getStream(key),
        bytes: contentLength,
        mime: contentType ?? 'application/octet-stream',
        etag: fingerprint(key).slice(0, 32),
      }
    },

    async bytes(key) {
      if (!isKey(key)) throw new Error('Not a key of a stored file')
      return disk.getBytes(key)
    },

    async remove(key) {
      if (isKey(key)) await setAside(disk, key)
    },

    async sweep(before) {
      const removedBefore = new Date(before.getTime() - REMOVED_FOR_MS)
      // A bucket never shows half-written files.
      const unfinished =
        disk.driver instanceof DurableFsDriver ? await disk.driver.removeUnfinished(before) : 0
      return unfinished + (await removeSetAside(disk, removedBefore))
    },

    async *keys() {
      let paginationToken: string | undefined
      do {
        const page = await disk.listAll('', { recursive: true, paginationToken })
        for (const { isFile, ...file } of page.objects)
          if (isFile && 'key' in file && isKey(file.key)) yield file.key
        paginationToken = page.paginationToken
      } while (paginationToken !== undefined)
    },
  }
}

/** Makes the file unreachable, but retains it for a backup that began before (OPS-4). */
async function setAside(disk: Disk, key: string): Promise<void> {
  if (disk.driver instanceof DurableFsDriver) return disk.driver.setAside(key, removedKey(key))
  if (await disk.exists(key)) await disk.move(key, removedKey(key))
}

/** Deletes files removed before then, and returns their number. */
async function removeSetAside(disk: Disk, before: Date): Promise<number> {
  if (disk.driver instanceof DurableFsDriver) return disk.driver.removeOlder(REMOVED_PREFIX, before)
  let removed = 0
  let paginationToken: string | undefined
  do {
    const page = await disk.listAll(REMOVED_PREFIX, { recursive: true, paginationToken })
    for (const file of page.objects) {
      if (!file.isFile || (await file.getMetaData()).lastModified >= before) continue
      await disk.delete(file.key)
      removed += 1
    }
    paginationToken = page.paginationToken
  } while (paginationToken !== undefined)
  return removed
}
