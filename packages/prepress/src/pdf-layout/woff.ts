import { inflateSync } from 'node:zlib'

const HEADER = 44
const ENTRY = 20

/** The TrueType or OpenType font inside a WOFF file (version 1); any other font is returned unchanged. */
export function sfntOf(font: Uint8Array): Uint8Array {
  const woff = Buffer.from(font.buffer, font.byteOffset, font.byteLength)
  if (woff.toString('latin1', 0, 4) !== 'wOFF') return font
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, n) => tableAt(woff, HEADER + n * ENTRY))
  const first = 12 + 16 * count
  const sfnt = Buffer.alloc(tables.reduce((end, { data }) => end + aligned(data.length), first))
  const power = Math.floor(Math.log2(count))
  sfnt.writeUInt32BE(woff.readUInt32BE(4), 0)
  sfnt.writeUInt16BE(count, 4)
  sfnt.writeUInt16BE(16 * 2 ** power, 6)
  sfnt.writeUInt16BE(power, 8)
  sfnt.writeUInt16BE(16 * (count - 2 ** power), 10)
  let at = first
  for (const [n, { tag, checksum, data }] of tables.entries()) {
    const row = 12 + 16 * n
    sfnt.write(tag, row, 'latin1')
    sfnt.writeUInt32BE(checksum, row + 4)
    sfnt.writeUInt32BE(at, row + 8)
    sfnt.writeUInt32BE(data.length, row + 12)
    data.copy(sfnt, at)
    at += aligned(data.length)
  }
  return sfnt
}

const aligned = (length: number): number => (length + 3) & ~3

function tableAt(woff: Buffer, at: number): { tag: string; checksum: number; data: Buffer } {
  const [offset, packed, unpacked, checksum] = [4, 8, 12, 16].map((more) => woff.readUInt32BE(at + more)) as [
    number,
    number,
    number,
    number,
  ]
  const stored = woff.subarray(offset, offset + packed)
  const data = packed < unpacked ? inflateSync(stored, { maxOutputLength: unpacked }) : stored
  return { tag: woff.toString('latin1', at, at + 4), checksum, data }
}
