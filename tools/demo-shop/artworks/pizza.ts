import type { DemoArtwork } from './artwork.ts'
import { circle, clipped, ellipse, fill, group, stroke } from './drawing.ts'

const [INK, CHEESE, SHADE, CRUST, BAKED, RED] = [
  '#35160f',
  '#ffc93c',
  '#f0a51e',
  '#d98a3d',
  '#b4652a',
  '#d7372f',
]
const SLICE =
  'M52 96C140 60 260 60 348 96L252 306C246 322 248 352 236 352C226 352 228 330 218 330C206 330 210 392 196 392C184 392 188 344 178 334C166 324 162 340 154 326Z'

/** A slice with sunglasses. */
export const pizza: DemoArtwork = {
  name: 'pizza',
  alt: 'A slice of pizza in black sunglasses, cheese dripping from its tip',
  width: 400,
  height: 400,
  dieLine: 'contour',
  look: 'white',
  draw: () =>
    fill(SLICE, CHEESE, `stroke="${INK}" stroke-width="8" stroke-linejoin="round"`) +
    clipped(
      'pz-slice',
      SLICE,
      fill('M52 96C140 60 260 60 348 96L340 116C250 82 150 82 60 116Z', RED),
      fill('M300 90L348 96L236 356C228 340 240 280 300 90Z', SHADE),
      circle(140, 222, 27, RED),
      circle(140, 222, 20, '#e8574a'),
      circle(246, 232, 25, RED),
      circle(246, 232, 18, '#e8574a'),
      circle(196, 300, 20, RED),
      circle(196, 300, 14, '#e8574a'),
      circle(104, 134, 15, RED),
      circle(296, 138, 17, RED),
      group(
        'translate(194 246) rotate(20)',
        fill('M-18 0C-10 -12 10 -12 18 0C10 12 -10 12 -18 0Z', '#3f9a4c'),
        stroke('M-14 0H14', '#246b33', 2.5),
      ),
      group(
        'translate(276 176) rotate(-40)',
        fill('M-16 0C-9 -11 9 -11 16 0C9 11 -9 11 -16 0Z', '#3f9a4c'),
        stroke('M-12 0H12', '#246b33', 2.5),
      ),
      [
        [112, 178],
        [220, 196],
        [170, 268],
        [226, 282],
        [150, 120],
      ]
        .map(([x, y]) => circle(x!, y!, 4, '#fff2b8'))
        .join(''),
    ) +
    fill(
      'M30 92C22 60 48 44 66 46C130 14 270 14 334 46C352 44 378 60 370 92C364 112 342 112 328 102C250 74 150 74 72 102C58 112 36 112 30 92Z',
      CRUST,
      `stroke="${INK}" stroke-width="8" stroke-linejoin="round"`,
    ) +
    stroke('M62 66C130 36 240 34 300 50', '#f0b56a', 9) +
    [
      [96, 78, -14],
      [170, 62, -4],
      [250, 66, 8],
      [318, 84, 20],
    ]
      .map(([x, y, turn]) => group(`translate(${x} ${y}) rotate(${turn})`, ellipse(0, 0, 17, 6, BAKED)))
      .join('') +
    stroke('M96 146L306 146', INK, 10) +
    fill(
      'M104 142H192C196 176 180 196 150 196C120 196 104 176 104 142ZM208 142H296C296 176 280 196 250 196C220 196 204 176 208 142Z',
      INK,
      `stroke="${INK}" stroke-width="6" stroke-linejoin="round"`,
    ) +
    fill(
      'M116 152H138L122 176C118 168 116 160 116 152ZM146 152H154L132 186L127 182ZM220 152H242L226 176C222 168 220 160 220 152ZM250 152H258L236 186L231 182Z',
      '#fff',
      'fill-opacity="0.85"',
    ) +
    stroke('M172 222C184 240 212 240 224 220', INK, 7),
}
