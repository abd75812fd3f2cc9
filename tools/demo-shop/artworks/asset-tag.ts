import { barSymbol, codeMarkup, qrSymbol } from '@kisscut/artwork/codes'
import type { DemoArtwork } from './artwork.ts'
import { fill, rect } from './drawing.ts'

const [INK, PLUM, PALE] = ['#1a1524', '#5b2a86', '#f4f1f8']

/** An asset tag with a QR and a bar code that scan. */
export const assetTag: DemoArtwork = {
  name: 'asset-tag',
  alt: 'Asset tag of Foxglove Studio with QR code, bar code and the number FX-00417',
  width: 500,
  height: 250,
  dieLine: 'rounded_corner',
  look: 'metal',
  draw: (type) =>
    rect(0, 0, 500, 250, PLUM) +
    rect(10, 58, 480, 182, PALE, 12) +
    fill(
      type.line('oswald', 'PROPERTY OF FOXGLOVE STUDIO', { size: 25, tracking: 100, x: 250, y: 41 }),
      PALE,
    ) +
    codeMarkup(
      qrSymbol('https://foxglove.example/tag/FX-00417'),
      { x: 22, y: 68, width: 162, height: 162 },
      INK,
      null,
    ) +
    fill(type.fit('archivo-black', 'FX-00417', { x: 335, y: 116, width: 262 }), INK) +
    codeMarkup(
      barSymbol('code128', 'FX-00417', { digits: false, height: 34 }),
      { x: 196, y: 130, width: 278, height: 66 },
      INK,
      null,
    ) +
    fill(type.line('oswald', 'RETURN TO 14 MILL LANE', { size: 18, tracking: 90, x: 335, y: 222 }), PLUM),
}
