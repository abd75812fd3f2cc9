import type { DemoArtwork } from './artwork.ts'
import { circle, fill, rect, stroke } from './drawing.ts'

const [YELLOW, INK] = ['#ffc700', '#141414']

/** A safety sign in the usual colors. */
export const mindYourHead: DemoArtwork = {
  name: 'mind-your-head',
  alt: 'Yellow and black safety sign: Mind your head, a figure under a low beam',
  width: 400,
  height: 300,
  dieLine: 'rounded_corner',
  look: 'metal',
  draw: (type) =>
    rect(0, 0, 400, 300, INK) +
    rect(8, 8, 384, 284, YELLOW, 14) +
    fill('M118 34L210 188C216 198 210 208 198 208H38C26 208 20 198 26 188Z', INK) +
    fill('M118 60L190 184C194 191 190 196 184 196H52C46 196 42 191 46 184Z', YELLOW) +
    rect(86, 108, 74, 16, INK) +
    circle(112, 144, 12, INK) +
    stroke('M112 162L116 186M116 168L138 158M146 132L152 124M138 126L140 118', INK, 9) +
    fill(type.fit('bebas-neue', 'MIND', { x: 297, y: 116, width: 160 }), INK) +
    fill(type.fit('bebas-neue', 'YOUR HEAD', { x: 297, y: 170, width: 160 }), INK) +
    rect(217, 184, 160, 6, INK) +
    rect(8, 218, 384, 74, INK) +
    Array.from({ length: 9 }, (_, i) =>
      fill(`M${i * 48 - 10} 292L${i * 48 + 24} 218H${i * 48 + 48}L${i * 48 + 14} 292Z`, YELLOW),
    ).join('') +
    rect(96, 230, 208, 50, INK, 6) +
    fill(type.line('oswald', 'LOW BEAM AHEAD', { size: 25, tracking: 80, x: 201, y: 264 }), YELLOW),
}
