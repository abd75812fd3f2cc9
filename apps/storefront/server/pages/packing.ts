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

/** CRC-32's polynomial, the highest power in the lowest bit. */
const POLYNOMIAL = 0xedb88320
/** x to the power of 0. */
const ONE = 0x80000000

/** The product of two polynomials modulo CRC-32's. */
function product(one: number, other: number): number {
  let [sum, shifted] = [0, other]
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (one & bit) sum ^= shifted
    shifted = shifted & 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1
  }
  return sum >>> 0
}

/** What the checksum of bytes is multiplied by where so many others follow them: x to the power of their bits. */
function shiftOver(bytes: number): number {
  let [power, shift] = [ONE, 0x00800000]
  for (let left = bytes; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) power = product(shift, power)
    shift = product(shift, shift)
  }
  return power
}

/** Bytes that are the same for everyone, so that a gzip file can be made of them without reading them again. */
export interface DeflatedPiece {
  /** Deflated so that anything may follow (RFC 1951, 3.2.3). */
  readonly deflated: Buffer
  readonly crc: number
  /** Of the checksum of what is before it. */
  readonly shift: number
  /** Before it was deflated. */
  readonly length: number
}

export const deflatedPiece = async (bytes: Buffer): Promise<DeflatedPiece> => ({
  deflated: await deflated(bytes, { finishFlush: constants.Z_SYNC_FLUSH }),
  crc: crc32(bytes),
  shift: shiftOver(bytes.length),
  length: bytes.length,
})

/** Compressed by deflate, at an unknown time on an unknown system (RFC 1952). */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty block, the last. */
const LAST = Buffer.from([3, 0])

/** Deflated pieces, each followed by a text of its own, as one gzip file. */
export function gzipOf(pieces: readonly DeflatedPiece[], texts: readonly Buffer[]): Buffer[] {
  let [crc, length] = [0, 0]
  const parts: Buffer[] = [HEAD]
  for (const [at, piece] of pieces.entries()) {
    const text = texts[at]!
    crc = crc32(text, (product(piece.shift, crc) ^ piece.crc) >>> 0)
    length += piece.length + text.length
    parts.push(piece.deflated)
    if (text.length > 0) parts.push(storedPiece(text))
  }
  const tail = Buffer.alloc(8)
  tail.writeUInt32LE(crc)
  tail.writeUInt32LE(length % 2 ** 32, 4)
  return [...parts, LAST, tail]
}
