import type { DemoArtwork } from '../artworks/artwork.ts'
import { circle, ellipse, fill, group, polar, polygon, r, ring, stroke } from '../artworks/drawing.ts'

/** Pictures of the bundled stock library, printed to all their edges. Deterministic. */
const square = { width: 480, height: 480, dieLine: 'rectangle', look: 'white' } as const
const wide = { width: 600, height: 400, dieLine: 'rectangle', look: 'white' } as const

const back = (width: number, height: number, color: string) =>
  `<rect width="${width}" height="${height}" fill="${color}"/>`
/** A deterministic pseudo-random integer below `most`. */
const steady = (seed: number, most: number) => (((seed * 7919 + 104729) % 65537) * 31) % most

const slice = (
  x: number,
  y: number,
  radius: number,
  [rind, pith, flesh]: readonly [string, string, string],
  turn: number,
) =>
  circle(x, y, radius, rind) +
  circle(x, y, radius * 0.9, pith) +
  Array.from({ length: 9 }, (_, at) => {
    const [from, to] = [turn + at * 40 + 3, turn + at * 40 + 37]
    const points = [
      polar(x, y, radius * 0.12, (from + to) / 2),
      polar(x, y, radius * 0.8, from + 2),
      polar(x, y, radius * 0.85, (from + to) / 2),
      polar(x, y, radius * 0.8, to - 2),
    ]
    return fill(
      polygon(points),
      flesh,
      `stroke="${flesh}" stroke-width="${r(radius * 0.05)}" stroke-linejoin="round"`,
    )
  }).join('') +
  circle(x, y, radius * 0.07, pith)

const ORANGE = ['#ef8a17', '#ffe9c2', '#f9a63a'] as const
const LIME = ['#6d9f2f', '#f0f4cf', '#a9cf4e'] as const
const PINK = ['#e2604f', '#fde3d3', '#f0857a'] as const
const citrus: DemoArtwork = {
  ...square,
  name: 'citrus-slices',
  alt: 'A pattern of orange, lime and grapefruit slices on pale blue',
  draw: () =>
    back(480, 480, '#cfe6ea') +
    [0, 1, 2, 3, 4]
      .flatMap((row) =>
        [0, 1, 2, 3, 4].map((column) => {
          const at = row * 5 + column
          const kind = [ORANGE, LIME, PINK][(at + row) % 3]!
          return slice(column * 120 + (row % 2) * 60 - 30, row * 112 + 16, 48 + (at % 3) * 5, kind, at * 17)
        }),
      )
      .join(''),
}

const CHIPS = ['#c8553d', '#2d4654', '#e0a458', '#7aa095', '#f2d0a9', '#48382f']
const terrazzo: DemoArtwork = {
  ...square,
  name: 'terrazzo',
  alt: 'Terrazzo: chips of stone in warm colors in a cream floor',
  draw: () =>
    back(480, 480, '#f6efe4') +
    Array.from({ length: 90 }, (_, at) => {
      const [x, y] = [(at % 10) * 50 + steady(at + 1, 34), Math.floor(at / 10) * 55 + steady(at + 91, 36)]
      const [size, corners] = [9 + steady(at + 17, 15), 4 + (at % 3)]
      const points = Array.from({ length: corners }, (_all, corner) =>
        polar(
          x,
          y,
          size * (0.65 + steady(at * 7 + corner, 35) / 100),
          steady(at, 90) + (360 / corners) * corner,
        ),
      )
      return fill(polygon(points), CHIPS[at % CHIPS.length]!)
    }).join('') +
    Array.from({ length: 80 }, (_, at) =>
      circle((at * 137) % 480, (at * 211 + at * at * 13) % 480, 1.6, '#8b7d6b'),
    ).join(''),
}

const dunes: DemoArtwork = {
  ...wide,
  name: 'desert-dusk',
  alt: 'Dunes at dusk under a low sun, in layers of plum and orange',
  draw: () =>
    ['#f7c59f', '#f4a77a', '#ec8a68', '#de6f63']
      .map((color, at) => `<rect y="${at * 52}" width="600" height="${400 - at * 52}" fill="${color}"/>`)
      .join('') +
    circle(410, 190, 62, '#fff1d6') +
    ring(410, 190, 78, '#ffe2b8', 3) +
    fill('M0 232C90 196 170 214 240 236C330 264 430 196 600 224V400H0Z', '#b9525f') +
    fill('M0 268C120 232 210 284 300 270C400 254 500 238 600 266V400H0Z', '#8f3f5d') +
    fill('M0 322C80 276 190 268 280 308C370 346 480 290 600 312V400H0Z', '#5f2f53') +
    fill('M0 362C110 330 230 352 330 352C430 352 520 336 600 352V400H0Z', '#3b2145') +
    group(
      'translate(92 238)',
      fill('M-7 70V0a7 7 0 0 1 14 0V70Z', '#3b2145'),
      stroke('M-22 14V30a14 10 0 0 0 18 8M22 2V24a14 10 0 0 1 -18 8', '#3b2145', 9),
    ) +
    group(
      'translate(520 262) scale(0.7)',
      fill('M-7 70V0a7 7 0 0 1 14 0V70Z', '#3b2145'),
      stroke('M-22 4V24a14 10 0 0 0 18 8M22 14V30a14 10 0 0 1 -18 8', '#3b2145', 9),
    ),
}

const TOWERS = [
  [0, 150, 62],
  [56, 96, 54],
  [104, 190, 70],
  [168, 70, 58],
  [220, 140, 74],
  [288, 50, 50],
  [332, 170, 66],
  [392, 104, 60],
  [446, 196, 58],
  [498, 84, 56],
  [548, 160, 60],
] as const
const city: DemoArtwork = {
  ...wide,
  name: 'night-city',
  alt: 'A city at night: dark towers with lit windows under a crescent moon',
  draw: () =>
    back(600, 400, '#1b2352') +
    `<rect y="190" width="600" height="210" fill="#2b2f6b"/>` +
    circle(488, 72, 34, '#f6e7b8') +
    circle(502, 62, 30, '#1b2352') +
    Array.from({ length: 34 }, (_, at) =>
      circle(steady(at + 3, 600), steady(at + 57, 180), 1 + (at % 3) * 0.6, '#cfd6f5'),
    ).join('') +
    TOWERS.map(
      ([x, y, width], at) =>
        `<rect x="${x}" y="${y + 70}" width="${width}" height="400" fill="${at % 2 === 0 ? '#3d3f86' : '#333574'}"/>`,
    ).join('') +
    TOWERS.map(([x, y, width], at) => {
      const [left, top] = [x - 12, y + 150]
      const lit = Array.from({ length: 36 }, (_, pane) => {
        const [column, row] = [pane % 4, Math.floor(pane / 4)]
        const isLit = steady(at * 41 + pane, 10) < 5
        return isLit
          ? `<rect x="${r(left + 9 + column * ((width - 10) / 4))}" y="${top + 14 + row * 22}" width="7" height="11" fill="${pane % 5 === 0 ? '#f29e4c' : '#f6d77a'}"/>`
          : ''
      }).join('')
      return `<rect x="${left}" y="${top}" width="${width}" height="400" fill="${at % 2 === 0 ? '#12163a' : '#171c48'}"/>${lit}`
    }).join(''),
}

const leaf = (x: number, y: number, size: number, turn: number, color: string, vein: string) =>
  group(
    `translate(${r(x)} ${r(y)}) rotate(${r(turn)}) scale(${r(size / 10)})`,
    fill('M0 -10C7 -6 8 4 0 10C-8 4 -7 -6 0 -10Z', color),
    stroke('M0 -8V9M0 -3L4 -6M0 1L5 -2M0 5L4 2M0 -3L-4 -6M0 1L-5 -2M0 5L-4 2', vein, 0.6),
  )
const botanical: DemoArtwork = {
  ...square,
  name: 'jungle-leaves',
  alt: 'Dense jungle leaves in greens with a few red flowers',
  draw: () =>
    back(480, 480, '#0f3b33') +
    Array.from({ length: 64 }, (_, at) => {
      const [x, y] = [(at % 8) * 64 + steady(at + 5, 30), Math.floor(at / 8) * 64 + steady(at + 71, 30)]
      const shade = ['#1d5a45', '#2f7d54', '#55a067', '#17493c', '#86bf73'][at % 5]!
      return leaf(x, y, 40 + steady(at, 22), steady(at * 3, 360), shade, '#0f3b33')
    }).join('') +
    [
      [96, 120],
      [330, 84],
      [236, 262],
      [420, 330],
      [110, 392],
      [384, 210],
    ]
      .map(([x, y], at) =>
        group(
          `translate(${x} ${y}) rotate(${at * 23})`,
          ...[0, 72, 144, 216, 288].map((turn) =>
            group(`rotate(${turn})`, ellipse(0, -17, 10, 17, '#e4572e'), ellipse(0, -14, 4, 10, '#f28f6b')),
          ),
          circle(0, 0, 8, '#f6d77a'),
        ),
      )
      .join(''),
}

const waves: DemoArtwork = {
  ...square,
  name: 'blue-waves',
  alt: 'Rows of overlapping blue waves in the Japanese manner',
  draw: () =>
    back(480, 480, '#f4f1e8') +
    Array.from({ length: 9 }, (_, row) =>
      Array.from({ length: 6 }, (_all, column) => {
        const [x, y] = [column * 120 + (row % 2) * 60 - 60, row * 60 + 10]
        const tone = ['#12335b', '#1d5687', '#2f7fb0'][(row + column) % 3]!
        return (
          circle(x, y + 45, 72, '#f4f1e8') +
          circle(x, y + 45, 66, tone) +
          circle(x, y + 45, 50, '#f4f1e8') +
          circle(x, y + 45, 42, tone) +
          circle(x, y + 45, 26, '#f4f1e8') +
          circle(x, y + 45, 18, tone)
        )
      }).join(''),
    ).join(''),
}

/** The six pictures of the bundled stock library. */
export const LIBRARY: readonly DemoArtwork[] = [citrus, terrazzo, dunes, city, botanical, waves]
