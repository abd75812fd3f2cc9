import { crc32, deflateSync } from 'node:zlib'

/** A hand-written gray PNG: of the size it states, or (with `pixels`) with fewer bytes. */
export function pngOf(
  width: number,
  height: number,
  { bits = 1, pixels = rows(width, height, bits) } = {},
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bits, 0], 8)
  const sign = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([
    sign,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** All black; a byte before each row marks it as unfiltered. */
const rows = (width: number, height: number, bits: number): Buffer =>
  Buffer.alloc(height * (1 + Math.ceil((width * bits) / 8)))

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [long, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  long.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([long, named, check])
}

/** The PNG with chunk checksums recomputed, as far as the lengths are valid. */
export function recounted(png: Buffer): Buffer {
  const out = Buffer.from(png)
  for (let at = 8; at + 12 <= out.length;) {
    const end = at + 8 + out.readUInt32BE(at)
    if (end + 4 > out.length) break
    out.writeUInt32BE(crc32(out.subarray(at + 4, end)), end)
    at = end + 4
  }
  return out
}
