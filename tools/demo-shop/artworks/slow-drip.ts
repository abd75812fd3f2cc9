import type { DemoArtwork } from './artwork.ts'
import { fill, mirrored, rect, ring, stroke } from './drawing.ts'

const INK = '#2b1810'

/** One-color line work, made for kraft paper. */
export const slowDrip: DemoArtwork = {
  name: 'slow-drip',
  alt: 'One-color coffee label: a pour-over dripper in line work, lettered Slow Drip Coffee, house blend',
  width: 400,
  height: 400,
  dieLine: 'circle',
  look: 'kraft',
  draw: (type) =>
    ring(200, 200, 190, INK, 5) +
    ring(200, 200, 180, INK, 2) +
    fill(type.arc('oswald', 'HOUSE BLEND', { size: 34, tracking: 180, x: 200, y: 200, radius: 137 }), INK) +
    fill(
      type.arc('oswald', 'ROASTED ON THURSDAYS', {
        size: 23,
        tracking: 150,
        x: 200,
        y: 200,
        radius: 160,
        side: 'under',
      }),
      INK,
    ) +
    mirrored(200, fill('M37 200l9 9l-9 9l-9-9Z', INK)) +
    stroke('M146 106H254L226 160H174Z', INK, 6) +
    stroke(
      'M158 106C164 92 236 92 242 106M254 116C276 114 276 142 240 140M170 106L186 158M200 106V158M230 106L214 158',
      INK,
      3.4,
    ) +
    rect(160, 160, 80, 9, INK, 4) +
    fill('M200 176C206 186 208 190 208 194A8 8 0 0 1 192 194C192 190 194 186 200 176Z', INK) +
    fill(type.fit('yellowtail', 'Slow Drip', { x: 200, y: 262, width: 226 }), INK) +
    fill(type.line('oswald', 'COFFEE', { size: 27, tracking: 340, x: 205, y: 304 }), INK),
}
