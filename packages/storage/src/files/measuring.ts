import { createHash } from 'node:crypto'
import { PassThrough } from 'node:stream'

/** Counts and fingerprints (SHA-256, hexadecimal) what flows through. */
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
