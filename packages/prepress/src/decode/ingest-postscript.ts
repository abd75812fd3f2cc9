import type { Decoded } from './decoded.ts'
import { inchesText } from './natural-size.ts'
import { undrawn } from './undrawn.ts'

const POINTS_PER_INCH = 72
const BOX = /%%(?:HiRes)?BoundingBox:\s*(-?[\d.]+)\s+(-?[\d.]+)\s+(-?[\d.]+)\s+(-?[\d.]+)/g

/** Ingests a PostScript file that was not converted: its size where stated, and a placeholder picture. */
export async function ingestPostscript(bytes: Uint8Array, rasterPath: string): Promise<Decoded> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const ends = `${file.toString('latin1', 0, 16384)}\n${file.toString('latin1', Math.max(0, file.length - 16384))}`
  const [, left, bottom, right, top] = [...ends.matchAll(BOX)].at(-1)?.map(Number) ?? []
  const [wide, high] = [right! - left!, top! - bottom!]
  const hasSize = wide > 0 && high > 0
  return undrawn(
    {
      mime: 'application/postscript',
      ratio: hasSize ? wide / high : 1,
      inchWidth: hasSize ? inchesText(wide / POINTS_PER_INCH) : null,
      inchHeight: hasSize ? inchesText(high / POINTS_PER_INCH) : null,
    },
    rasterPath,
  )
}
