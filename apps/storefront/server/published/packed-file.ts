import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

/** A text in a gzip file. */
export interface PackedFile {
  readonly path: string
  /** Size of the gzip file. */
  readonly bytes: number
  /** Hash of the uncompressed text. */
  readonly sha256: string
}

/** Characters per write: a few large writes cost less than many small ones. */
const PIECE = 65_536

export interface FileWriter {
  /** Resolves when more can be written. */
  write(text: string): Promise<void>
  /** Resolves when the file is complete. */
  end(): Promise<PackedFile>
  /** Stops without completing the file. */
  abandon(): void
}

/** Compresses a text into a new file, piece by piece, outside of the event loop. */
export function packInto(path: string): FileWriter {
  const packed = createGzip()
  const hash = createHash('sha256')
  const file = createWriteStream(path, { flags: 'wx' })
  const written = pipeline(packed, file)
  written.catch(() => undefined)
  let held = ''

  const handOn = async () => {
    const piece = Buffer.from(held)
    held = ''
    hash.update(piece)
    if (!packed.write(piece)) await Promise.race([once(packed, 'drain'), written])
  }

  return {
    async write(text) {
      held += text
      if (held.length >= PIECE) await handOn()
    },
    async end() {
      await handOn()
      packed.end()
      await written
      return { path, bytes: file.bytesWritten, sha256: hash.digest('hex') }
    },
    abandon: () => void packed.destroy(),
  }
}
