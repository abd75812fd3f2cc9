import type { DemoArtwork } from './artwork.ts'
import { circle, fill, group, rect, stroke } from './drawing.ts'

const INK = '#2b1810'

const leaf = (turn: number) =>
  group(`translate(64 84) rotate(${turn})`, fill('M0 0C14 -12 16 -34 0 -50C-16 -34 -14 -12 0 0Z', INK))

/** A return address in one color, made for kraft paper. */
export const returnAddress: DemoArtwork = {
  name: 'return-address',
  alt: 'Return address label with a sprig: Maya Alvarez, 18 Alder Street, Portland, OR 97205',
  width: 420,
  height: 160,
  dieLine: 'rounded_corner',
  look: 'kraft',
  draw: (type) =>
    rect(8, 8, 404, 144, 'none', 12, `stroke="${INK}" stroke-width="3"`) +
    [-62, -22, 22, 62].map(leaf).join('') +
    stroke('M64 128V80', INK, 5) +
    circle(64, 134, 5, INK) +
    fill(type.line('yellowtail', 'Maya Alvarez', { size: 44, x: 128, y: 62, anchor: 'start' }), INK) +
    rect(128, 74, 252, 2, INK) +
    fill(
      type.line('oswald', '18 ALDER STREET', { size: 24, tracking: 100, x: 128, y: 106, anchor: 'start' }),
      INK,
    ) +
    fill(
      type.line('oswald', 'PORTLAND, OR 97205', { size: 24, tracking: 100, x: 128, y: 136, anchor: 'start' }),
      INK,
    ),
}
