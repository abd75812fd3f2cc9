import type { DemoArtwork } from './artwork.ts'
import { blob, circle, clipped, ellipse, fill, mirrored, polar, r, star, stroke } from './drawing.ts'

const [NIGHT, VIOLET, GOLD, BONE, TEAL] = ['#1a1638', '#4a3a8c', '#f0c263', '#fbeed2', '#49b3a6']

const UPPER = blob([
  [200, 176],
  [236, 120],
  [300, 66],
  [372, 44],
  [392, 66],
  [380, 120],
  [352, 172],
  [300, 206],
  [240, 216],
  [206, 214],
])
const LOWER = blob([
  [206, 206],
  [262, 214],
  [318, 214],
  [338, 246],
  [322, 292],
  [292, 316],
  [276, 352],
  [252, 384],
  [236, 366],
  [238, 318],
  [218, 270],
])

const moon = (x: number, y: number, radius: number, phase: number) =>
  circle(x, y, radius, '#3a2f70') +
  (phase === 1
    ? circle(x, y, radius, BONE)
    : fill(
        `M${x} ${r(y - radius)}A${radius} ${radius} 0 0 1 ${x} ${r(y + radius)}A${r(radius * 1.5)} ${r(radius * 1.5)} 0 0 0 ${x} ${r(y - radius)}Z`,
        BONE,
      ))

const eye = (x: number, y: number, size: number) =>
  circle(x, y, size, GOLD) +
  circle(x, y, size * 0.74, NIGHT) +
  circle(x, y, size * 0.5, TEAL) +
  circle(x - size * 0.14, y - size * 0.16, size * 0.16, BONE)

/** A moth with moons on its wings. */
export const nightMoth: DemoArtwork = {
  name: 'night-moth',
  alt: 'An ornate violet moth, wings spread, with golden veins, eye spots and the phases of the moon',
  width: 400,
  height: 400,
  dieLine: 'contour',
  look: 'holographic',
  draw: () =>
    mirrored(
      200,
      fill(LOWER, NIGHT),
      clipped(
        'nm-low',
        LOWER,
        fill(
          blob([
            [212, 214],
            [262, 226],
            [304, 228],
            [318, 250],
            [302, 284],
            [274, 304],
            [258, 336],
            [250, 352],
            [250, 306],
            [226, 262],
          ]),
          VIOLET,
        ),
        stroke('M214 222C250 240 280 262 300 290M212 226C236 258 250 300 252 352', GOLD, 2.4),
      ),
      eye(280, 258, 20),
      fill(UPPER, NIGHT),
      clipped(
        'nm-up',
        UPPER,
        fill(
          blob([
            [210, 184],
            [246, 132],
            [304, 84],
            [362, 64],
            [374, 78],
            [362, 118],
            [336, 162],
            [292, 192],
            [240, 202],
          ]),
          VIOLET,
        ),
        fill(
          blob([
            [222, 186],
            [256, 144],
            [306, 104],
            [338, 94],
            [340, 116],
            [316, 152],
            [282, 178],
            [244, 190],
          ]),
          '#6753b8',
        ),
        stroke(
          'M208 192C250 160 310 110 372 62M212 196C262 176 320 146 364 112M214 202C262 196 310 186 346 164',
          GOLD,
          2.4,
        ),
        Array.from({ length: 9 }, (_, i) => circle(384 - i * 5.6, 76 + i * 13, 3.4, GOLD)).join(''),
      ),
      eye(300, 128, 25),
      moon(252, 168, 9, 0),
      moon(350, 80, 8, 0),
      stroke('M190 118C176 86 150 66 122 62', NIGHT, 5),
      Array.from({ length: 7 }, (_, i) => {
        const t = i / 6
        const [x, y] = [188 - 62 * t, 112 - 50 * t + 8 * Math.sin(t * 3)]
        const [a, b] = polar(x, y, 15 - t * 7, -12 - 30 * t)
        const [c, d] = polar(x, y, 15 - t * 7, 230 - 20 * t)
        return stroke(`M${r(x)} ${r(y)}L${r(a)} ${r(b)}M${r(x)} ${r(y)}L${r(c)} ${r(d)}`, NIGHT, 3.4)
      }).join(''),
    ) +
    fill(
      blob([
        [200, 128],
        [222, 144],
        [228, 176],
        [222, 214],
        [216, 262],
        [206, 300],
        [200, 312],
        [194, 300],
        [184, 262],
        [178, 214],
        [172, 176],
        [178, 144],
      ]),
      NIGHT,
    ) +
    [214, 232, 250, 267, 283]
      .map((y, i) =>
        stroke(`M${r(183 + i * 2.6)} ${y}Q200 ${y + 9} ${r(217 - i * 2.6)} ${y}`, i % 2 ? TEAL : GOLD, 4.6),
      )
      .join('') +
    ellipse(200, 172, 21, 28, BONE) +
    fill(star(200, 172, 16, 6, 8), GOLD) +
    circle(200, 124, 16, NIGHT) +
    mirrored(200, circle(193, 121, 4.6, BONE)) +
    moon(200, 44, 20, 0) +
    fill(star(158, 34, 8, 3, 4) + star(242, 34, 8, 3, 4), GOLD),
}
