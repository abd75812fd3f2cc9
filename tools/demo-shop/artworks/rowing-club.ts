import type { DemoArtwork } from './artwork.ts'
import { clipped, fill, group, mirrored, rect, star, stroke } from './drawing.ts'

const [NAVY, CRIMSON, CREAM, SKY] = ['#13254a', '#c8253a', '#fdf4e2', '#8fc1e3']
const SHIELD = 'M200 8C252 36 318 42 372 34C388 132 384 268 200 392C16 268 12 132 28 34C82 42 148 36 200 8Z'
const INNER = 'M200 26C252 52 312 58 358 52C368 138 360 258 200 372C40 258 32 138 42 52C88 58 148 52 200 26Z'
const FIELD = 'M200 36C250 60 306 66 349 61C357 140 346 252 200 358C54 252 43 140 51 61C94 66 150 60 200 36Z'

const oar = (turn: number) =>
  group(
    `translate(0 46) rotate(${turn} 200 228)`,
    rect(195, 120, 10, 176, CREAM, 5, `stroke="${NAVY}" stroke-width="4"`),
    fill(
      'M186 66C186 52 214 52 214 66L218 118C214 130 186 130 182 118Z',
      CRIMSON,
      `stroke="${NAVY}" stroke-width="4.5"`,
    ),
    stroke('M200 66V122', CREAM, 3),
    rect(190, 284, 20, 22, NAVY, 6),
  )

const ripple = (y: number, color: string, width: number) =>
  stroke(`M20 ${y}${Array.from({ length: 10 }, () => 'q11 -13 22 0q11 13 22 0').join('')}`, color, width)

/** A club crest in two strong colors. */
export const rowingClub: DemoArtwork = {
  name: 'rowing-club',
  alt: 'Sports crest: crossed oars over waves on a shield, lettered Riverside Rowing, 1962',
  width: 400,
  height: 400,
  dieLine: 'contour',
  look: 'white',
  draw: (type) =>
    fill(SHIELD, NAVY) +
    fill(INNER, CREAM) +
    fill(FIELD, SKY) +
    clipped(
      'rw-field',
      FIELD,
      fill('M40 20H360V150H40Z', NAVY),
      fill('M40 262H360V380H40Z', '#2f6fa8'),
      ripple(266, CREAM, 6),
      ripple(290, SKY, 5),
      ripple(314, SKY, 4),
    ) +
    oar(44) +
    oar(-44) +
    fill(type.fit('graduate', 'RIVERSIDE', { x: 200, y: 112, width: 262 }), CREAM) +
    fill('M8 176L54 168V224L8 232L24 204Z', '#8d1526') +
    fill('M392 176L346 168V224L392 232L376 204Z', '#8d1526') +
    fill('M38 168H362V222H38Z', CRIMSON) +
    fill('M38 168H362V174H38ZM38 216H362V222H38Z', '#8d1526') +
    fill(type.fit('graduate', 'ROWING', { x: 200, y: 209, width: 196 }), CREAM) +
    mirrored(200, fill(star(70, 195, 13, 5.4, 5), CREAM)) +
    fill(type.line('graduate', '19', { size: 26, tracking: 40, x: 108, y: 258 }), NAVY) +
    fill(type.line('graduate', '62', { size: 26, tracking: 40, x: 294, y: 258 }), NAVY) +
    fill(star(200, 62, 11, 4.8, 5), CRIMSON),
}
