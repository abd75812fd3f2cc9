import type { DemoArtwork } from './artwork.ts'
import { blob, circle, clipped, ellipse, fill, group, mirrored, rect, ring, star, stroke } from './drawing.ts'

const [INK, GREEN, PALE, SUIT, SHADE, ORANGE] = [
  '#14213d',
  '#6cc04a',
  '#c8ec9f',
  '#f7f5f0',
  '#cfd3de',
  '#ff7b2e',
]
const HEAD = blob([
  [200, 106],
  [236, 96],
  [262, 76],
  [284, 96],
  [288, 128],
  [290, 166],
  [252, 208],
  [200, 218],
  [148, 208],
  [110, 166],
  [112, 128],
  [116, 96],
  [138, 76],
  [164, 96],
])
const GLASS =
  'M200 40C286 40 322 96 318 152C314 208 268 240 200 240C132 240 86 208 82 152C78 96 114 40 200 40Z'

const outline = `stroke="${INK}" stroke-width="7" stroke-linejoin="round"`

/** A frog on its way to the moon, waving. */
export const astroFrog: DemoArtwork = {
  name: 'astro-frog',
  alt: 'A smiling frog in a space suit waves from under its glass helmet',
  width: 400,
  height: 400,
  dieLine: 'contour',
  look: 'white',
  draw: () =>
    fill('M128 262C104 244 74 214 62 178C54 158 24 166 28 192C36 236 78 290 128 318Z', SUIT, outline) +
    circle(42, 166, 23, ORANGE, outline) +
    stroke('M58 204C70 198 76 194 80 188', SHADE, 7) +
    fill('M272 262C302 262 330 284 340 318C344 340 318 350 306 334C298 316 288 308 272 306Z', SUIT, outline) +
    circle(320, 338, 22, ORANGE, outline) +
    rect(132, 330, 56, 58, SUIT, 20, outline) +
    rect(212, 330, 56, 58, SUIT, 20, outline) +
    fill('M126 372H192V380C192 390 186 392 178 392H136C128 392 126 386 126 380Z', ORANGE, outline) +
    fill('M208 372H274V380C274 390 270 392 262 392H222C214 392 208 386 208 380Z', ORANGE, outline) +
    fill('M118 252C118 222 282 222 282 252V316C282 352 256 362 200 362S118 352 118 316Z', SUIT, outline) +
    fill('M240 232C270 236 280 244 280 252V316C280 344 264 356 232 359C252 330 250 266 240 232Z', SHADE) +
    rect(156, 280, 88, 48, INK, 10) +
    circle(176, 304, 9, ORANGE) +
    circle(200, 304, 9, '#ffd23f') +
    rect(216, 295, 20, 6, GREEN, 3) +
    rect(216, 307, 14, 6, '#5fb0e5', 3) +
    fill(GLASS, '#dff1f7', outline) +
    clipped(
      'af-glass',
      GLASS,
      ellipse(200, 250, 110, 40, SUIT),
      fill(HEAD, GREEN),
      fill(
        blob([
          [200, 158],
          [250, 162],
          [276, 178],
          [250, 210],
          [200, 222],
          [150, 210],
          [124, 178],
          [150, 162],
        ]),
        PALE,
      ),
    ) +
    mirrored(
      200,
      circle(139, 106, 25, '#fff', `stroke="${INK}" stroke-width="5"`),
      circle(143, 108, 13, INK),
      circle(147, 103, 4.6, '#fff'),
      ellipse(122, 170, 13, 8, '#ff9b8a'),
      circle(190, 158, 2.8, INK),
    ) +
    stroke('M148 172C162 196 238 196 252 172', INK, 6) +
    fill('M178 188C186 206 214 206 222 188C210 193 190 193 178 188Z', '#f2545b') +
    stroke('M104 108C112 82 130 66 150 58', '#fff', 10) +
    circle(99, 130, 5, '#fff') +
    ellipse(200, 240, 92, 15, SHADE, outline) +
    mirrored(200, rect(64, 128, 20, 52, ORANGE, 9, outline)) +
    ring(200, 26, 9, INK, 6) +
    stroke('M200 36V42', INK, 6) +
    group('translate(350 84)', fill(star(0, 0, 26, 12, 5, 10), '#ffd23f', outline)) +
    group('translate(368 224)', fill(star(0, 0, 15, 7, 5, -14), '#ffd23f', outline)),
}
