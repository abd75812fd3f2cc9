import type { DemoArtwork } from './artwork.ts'
import { circle, fill, group, polygon, rect, ring, stroke } from './drawing.ts'

const [INK, PINK, BLUE, LIME] = ['#17131f', '#ff3d9a', '#3d4bff', '#d8ff3e']

/** A record label's mark in hard shapes; leaves the film bare in places, so that it shines. */
export const loudLab: DemoArtwork = {
  name: 'loud-lab',
  alt: 'Loud Lab: a loudspeaker built from circles, bars and a lightning bolt in ink, pink, blue and lime',
  width: 400,
  height: 400,
  dieLine: 'contour',
  look: 'holographic',
  draw: (type) => {
    const loud = type.fit('bowlby-one', 'LOUD', { x: 200, y: 126, width: 372 })
    const lab = type.fit('bowlby-one', 'LAB', { x: 122, y: 392, width: 216 })
    return (
      fill(loud, INK) +
      rect(14, 142, 372, 150, INK, 16) +
      circle(96, 217, 62, PINK) +
      ring(96, 217, 47, INK, 7) +
      ring(96, 217, 31, INK, 6) +
      circle(96, 217, 15, LIME) +
      [44, 84, 116, 70, 100, 52, 28]
        .map((h, i) => rect(182 + i * 19, 217 - h / 2, 12, h, i % 2 ? LIME : '#fff', 6))
        .join('') +
      group(
        'translate(346 217)',
        fill(
          polygon([
            [6, -64],
            [-26, 10],
            [-4, 10],
            [-12, 64],
            [28, -16],
            [4, -16],
          ]),
          PINK,
        ),
      ) +
      fill(lab, INK) +
      circle(312, 348, 44, BLUE) +
      stroke('M286 348C296 322 304 322 312 348S328 374 338 348', '#fff', 9)
    )
  },
}
