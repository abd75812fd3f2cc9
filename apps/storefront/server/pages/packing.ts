import { preferredCoding } from '@kisscut/rest'
import { promisify } from 'node:util'
import { brotliCompress, constants, crc32, deflateRaw, gzip } from 'node:zlib'

/** Codings of a body, best first; `identity` is uncompressed. */
export const CODINGS = ['br', 'gzip', 'identity'] as const
const PACKED = ['br', 'gzip'] as const
const GZIP = ['gzip'] as const
export type Coding = (typeof CODINGS)[number]

/** The coding the client prefers. */
export const codingOf = (acceptEncoding: string): Coding =>
  preferredCoding(acceptEncoding, PACKED) ?? 'identity'

/** The same for bodies with a visitor's data, which can't be assembled from brotli. */
export const fillableCodingOf = (acceptEncoding: string): Exclude<Coding, 'br'> =>
  preferredCoding(acceptEncoding, GZIP) ?? 'identity'

const [gzipped, brotli, deflated] = [promisify(gzip), promisify(brotliCompress), promisify(deflateRaw)]
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** A body in a coding. */
export const packed = async (body: Buffer<ArrayBuffer>, coding: Coding): Promise<Buffer<ArrayBuffer>> =>
  coding === 'br' ? brotli(body, QUALITY) : coding === 'gzip' ? gzipped(body) : body

/** Maximum bytes of a stored block. */
const STORED_AT_MOST = 0xffff

/** Uncompressed bytes as blocks of a deflate stream, independent of the blocks around them. */
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

/** CRC-32's polynomial, with the highest power in the lowest bit. */
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

/** The factor for a checksum when this many bytes follow: x to the power of their bits. */
function shiftOver(bytes: number): number {
  let [power, shift] = [ONE, 0x00800000]
  for (let left = bytes; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) power = product(shift, power)
    shift = product(shift, shift)
  }
  return power
}

/** Shared bytes, prepared so that a gzip file can be assembled without reading them again. */
export interface DeflatedPiece {
  /** Deflated so that any block may follow (RFC 1951, 3.2.3). */
  readonly deflated: Buffer
  readonly crc: number
  /** Factor for the checksum of the bytes before. */
  readonly shift: number
  /** Length before deflating. */
  readonly length: number
}

export const deflatedPiece = async (bytes: Buffer): Promise<DeflatedPiece> => ({
  deflated: await deflated(bytes, { finishFlush: constants.Z_SYNC_FLUSH }),
  crc: crc32(bytes),
  shift: shiftOver(bytes.length),
  length: bytes.length,
})

/** Header of a deflated gzip file without time and system (RFC 1952). */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty last block. */
const LAST = Buffer.from([3, 0])

/** Assembles deflated pieces, each followed by a text, into one gzip file. */
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
