import { promisify } from 'node:util'
import { brotliCompress, constants, crc32, deflateRaw, gzip } from 'node:zlib'

/** How a body may be coded, the best first; `identity`: as it is. */
export const CODINGS = ['br', 'gzip', 'identity'] as const
export type Coding = (typeof CODINGS)[number]

/** The best coding the client takes. */
export const codingOf = (acceptEncoding: string): Coding =>
  /\bbr\b/.test(acceptEncoding) ? 'br' : /\bgzip\b/.test(acceptEncoding) ? 'gzip' : 'identity'

/** The same of bodies that are filled in for each visitor: brotli can't be put together. */
export const fillableCodingOf = (acceptEncoding: string): Exclude<Coding, 'br'> =>
  /\bgzip\b/.test(acceptEncoding) ? 'gzip' : 'identity'

const [gzipped, brotli, deflated] = [promisify(gzip), promisify(brotliCompress), promisify(deflateRaw)]
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** A body in a coding. */
export const packed = async (body: Buffer<ArrayBuffer>, coding: Coding): Promise<Buffer<ArrayBuffer>> =>
  coding === 'br' ? brotli(body, QUALITY) : coding === 'gzip' ? gzipped(body) : body

/** Bytes of a document that are the same for everyone, deflated so that anything may follow (RFC 1951, 3.2.3). */
export const deflatedPiece = (bytes: Buffer): Promise<Buffer<ArrayBuffer>> =>
  deflated(bytes, { finishFlush: constants.Z_SYNC_FLUSH })

/** Bytes of a stored block at most. */
const STORED_AT_MOST = 0xffff

/** Bytes as they are, as blocks of a deflated stream: nothing before or after them tells anything of them. */
export function storedPiece(bytes: Buffer): Buffer {
  const blocks: Buffer[] = []
  for (let at = 0; at < bytes.length; at += STORED_AT_MOST) {
    const block = bytes.subarray(at, at + STORED_AT_MOST)
    const head = Buffer.alloc(5)
    head.writeUInt16LE(block.length, 1)
    head.writeUInt16LE(~block.length & 0xffff, 3)
    blocks.push(head, block)
  }
  return Buffer.concat(blocks)
}

/** Compressed by deflate, at an unknown time on an unknown system (RFC 1952). */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty block, the last. */
const LAST = Buffer.from([3, 0])

/** Deflated pieces as one gzip file of this text. */
export function gzipOf(pieces: readonly Buffer[], text: Buffer): Buffer<ArrayBuffer> {
  const tail = Buffer.alloc(8)
  tail.writeUInt32LE(crc32(text))
  tail.writeUInt32LE(text.length % 2 ** 32, 4)
  return Buffer.concat([HEAD, ...pieces, LAST, tail])
}
