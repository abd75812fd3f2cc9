import * as hb from 'harfbuzzjs'
import { capHeightIn, xHeightIn, type Face } from '../text/index.ts'

/** Opens a TrueType or OpenType font (not WOFF2). Throws for invalid bytes. */
export function openFace(font: Uint8Array): Face {
  const face = new hb.Face(new hb.Blob(exactly(font)), 0)
  const shaper = new hb.Font(face)
  const { ascender, descender, lineGap } = shaper.hExtents()
  if (!face.upem || (ascender === 0 && descender === 0)) throw new Error('These bytes are not a font.')
  const capHeight = capHeightIn(face, shaper)
  const xHeight = xHeightIn(face, shaper)
  const shape = shapeWith(shaper)
  return { unitsPerEm: face.upem, ascender, descender, lineGap, capHeight, xHeight, shaper, shape }
}

/** HarfBuzz is bound here, so that only modules that open fonts load it. */
const shapeWith =
  (shaper: hb.Font): Face['shape'] =>
  (text, without) => {
    const buffer = new hb.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    const features = without.map((tag) => new hb.Feature(tag, 0))
    hb.shape(shaper, buffer, features)
    return buffer.getGlyphInfosAndPositions()
  }

/** HarfBuzz accepts whole buffers only: copies a view of a larger one. */
function exactly(bytes: Uint8Array): ArrayBuffer {
  const copy = new Uint8Array(bytes.byteLength)
  copy.set(bytes)
  return copy.buffer
}
