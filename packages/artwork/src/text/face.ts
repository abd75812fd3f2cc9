import * as hb from 'harfbuzzjs'
import { capHeightIn, xHeightIn } from './cap-height.ts'

/** A font file opened for shaping. Made once per font; figures are in the font's own units. */
export interface Face {
  readonly unitsPerEm: number
  readonly ascender: number
  readonly descender: number
  readonly lineGap: number
  /** How high capitals stand above the baseline. */
  readonly capHeight: number
  /** How high small letters without ascenders stand above it. */
  readonly xHeight: number
  readonly shaper: hb.Font
}

/** Opens a TrueType or OpenType font (not WOFF2). Throws when the bytes are no font. */
export function openFace(font: Uint8Array): Face {
  const face = new hb.Face(new hb.Blob(exactly(font)), 0)
  const shaper = new hb.Font(face)
  const { ascender, descender, lineGap } = shaper.hExtents()
  if (!face.upem || (ascender === 0 && descender === 0)) throw new Error('These bytes are not a font.')
  const capHeight = capHeightIn(face, shaper)
  const xHeight = xHeightIn(face, shaper)
  return { unitsPerEm: face.upem, ascender, descender, lineGap, capHeight, xHeight, shaper }
}

/** HarfBuzz takes whole buffers only: a view into a larger one is copied out. */
function exactly(bytes: Uint8Array): ArrayBuffer {
  const copy = new Uint8Array(bytes.byteLength)
  copy.set(bytes)
  return copy.buffer
}
