import { createHash } from 'node:crypto'
import { PassThrough } from 'node:stream'

/** Counts the bytes of a stream and computes their hexadecimal SHA-256. */
export function measuring() {
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
