import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Disk } from 'flydrive'
import { fingerprint } from '../ids/ids.ts'
import { DurableFsDriver } from './durable-fs-driver.ts'
import { isKey, newKey } from './keys.ts'
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
      if (isKey(key)) await disk.delete(key)
    },

    // A bucket shows nothing half written.
    sweep: async (before) =>
      disk.driver instanceof DurableFsDriver ? disk.driver.removeUnfinished(before) : 0,
  }
}

/** Counts and fingerprints what flows through. */
function measuring() {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = new PassThrough({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.byteLength
      done(null, chunk)
    },
  })
  return { stream, result: () => ({ bytes, sha256: hash.digest('hex') }) }
}
