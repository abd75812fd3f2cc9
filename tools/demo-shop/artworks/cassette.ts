import type { DemoArtwork } from './artwork.ts'
import { circle, clipped, fill, group, polygon, rect, ring, rays, stroke } from './drawing.ts'

const [SHELL, EDGE, LABEL, INK] = ['#26233a', '#3f3a5e', '#fff2dc', '#1b1730']
const BANDS = ['#ff5d73', '#ff9f4a', '#ffd75e', '#3ecfb2'] as const
const BODY = 'M24 40H376Q396 40 396 60V250Q396 270 376 270H24Q4 270 4 250V60Q4 40 24 40Z'

const reel = (x: number) =>
  group(
    `translate(${x} 158)`,
    circle(0, 0, 30, LABEL),
    ring(0, 0, 30, INK, 4),
    fill(rays(0, 0, 13, 23, 6, 26), INK),
    circle(0, 0, 14, SHELL),
    circle(0, 0, 8, LABEL),
  )

/** A mixtape. */
export const cassette: DemoArtwork = {
  name: 'cassette',
  alt: 'A cassette tape with sunset stripes, lettered Side A, Slow Sundays',
  width: 400,
  height: 310,
  dieLine: 'contour',
  look: 'white',
  draw: (type) =>
    fill(BODY, SHELL) +
    clipped('cs-body', BODY, fill('M4 40H396V54H4Z', EDGE)) +
    rect(34, 62, 332, 150, LABEL, 12) +
    BANDS.map((color, i) => rect(34, 128 + i * 16, 332, 16, color)).join('') +
    fill(type.line('yellowtail', 'Slow Sundays', { size: 44, x: 214, y: 110 }), INK) +
    circle(66, 92, 17, INK) +
    fill(type.line('archivo-black', 'A', { size: 22, x: 66, y: 100 }), LABEL) +
    stroke('M104 120H342', INK, 1.8) +
    rect(98, 122, 204, 72, SHELL, 36) +
    reel(136) +
    reel(264) +
    rect(176, 132, 48, 52, '#0e0b1c', 6) +
    fill('M176 148C190 142 210 142 224 148V184H176Z', '#5b3a2e') +
    fill('M182 138H196L186 178H182Z', '#fff', 'fill-opacity="0.35"') +
    fill(
      polygon([
        [92, 270],
        [106, 224],
        [294, 224],
        [308, 270],
      ]),
      EDGE,
    ) +
    circle(128, 252, 8, INK) +
    circle(272, 252, 8, INK) +
    rect(164, 246, 14, 12, INK, 3) +
    rect(222, 246, 14, 12, INK, 3) +
    [
      [22, 58],
      [378, 58],
      [22, 252],
      [378, 252],
    ]
      .map(([x, y]) => circle(x!, y!, 6, '#8d88b5') + stroke(`M${x! - 3} ${y}h6`, INK, 1.6))
      .join('') +
    fill(type.line('oswald', 'TYPE II · 60 MIN', { size: 12, tracking: 160, x: 200, y: 240 }), '#b9b4dd'),
}
