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

/** Files on whichever disk. A stored file never changes; a new content gets a new key. */
export function filesOn(disk: Disk): Files {
  return {
    async put(folder, from, { extension, mime }): Promise<StoredFile> {
      const key = newKey(folder, extension)
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
      // A bucket shows nothing half written.
      const unfinished =
        disk.driver instanceof DurableFsDriver ? await disk.driver.removeUnfinished(before) : 0
      return unfinished + (await removeSetAside(disk, removedBefore))
    },
  }
}

/** Out of everybody's reach, and still there for a backup that began before (OPS-4). */
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
