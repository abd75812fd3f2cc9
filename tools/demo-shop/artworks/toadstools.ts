import type { DemoArtwork } from './artwork.ts'
import { blob, circle, clipped, ellipse, fill, group, stroke } from './drawing.ts'

const [RED, SHADE, CREAM, STEM, INK] = ['#e0393e', '#a81f31', '#fff6e6', '#fde8c8', '#3a1c24']

function toadstool(
  id: string,
  wide: number,
  high: number,
  stem: number,
  spots: readonly (readonly [number, number, number])[],
  hue = RED,
  dark = SHADE,
): string {
  const cap = `M${-wide} 0C${-wide} ${-high * 1.25} ${wide} ${-high * 1.25} ${wide} 0C${wide} 12 ${-wide} 12 ${-wide} 0Z`
  const foot = stem * 0.24 + 8
  return (
    fill(
      `M${-foot * 0.62} 4C${-foot * 0.6} ${stem * 0.5} ${-foot} ${stem * 0.8} ${-foot} ${stem}C${-foot * 0.6} ${stem + 9} ${foot * 0.6} ${stem + 9} ${foot} ${stem}C${foot} ${stem * 0.8} ${foot * 0.6} ${stem * 0.5} ${foot * 0.62} 4Z`,
      STEM,
    ) +
    fill(
      `M${foot * 0.05} 4C${foot * 0.3} ${stem * 0.5} ${foot * 0.3} ${stem * 0.8} ${foot * 0.1} ${stem + 6}C${foot * 0.6} ${stem + 7} ${foot} ${stem + 4} ${foot} ${stem}C${foot} ${stem * 0.8} ${foot * 0.6} ${stem * 0.5} ${foot * 0.62} 4Z`,
      '#e9c99c',
    ) +
    fill(
      `M${-foot * 0.75} 14C${-foot * 1.6} 34 ${-foot * 0.9} 30 ${-foot * 0.6} 36C${-foot * 0.2} 30 ${foot * 0.2} 40 ${foot * 0.6} 34C${foot} 32 ${foot * 1.6} 34 ${foot * 0.75} 12Z`,
      CREAM,
    ) +
    ellipse(0, 3, wide * 0.96, 11, '#f3d3ae') +
    stroke(
      Array.from({ length: 9 }, (_, i) => `M${(i - 4) * wide * 0.045} 7L${(i - 4) * wide * 0.2} 3`).join(''),
      '#c89a6e',
      2,
    ) +
    fill(cap, hue) +
    clipped(
      id,
      cap,
      fill(
        `M${wide * 0.25} ${-high * 1.2}C${wide * 0.9} ${-high * 0.6} ${wide * 0.7} -4 ${wide * 0.3} 14H${wide * 1.1}V${-high * 1.2}Z`,
        dark,
        'fill-opacity="0.55"',
      ),
      spots.map(([x, y, size]) => ellipse(x, y, size, size * 0.8, CREAM)).join(''),
    ) +
    stroke(
      `M${-wide * 0.72} ${-high * 0.42}C${-wide * 0.6} ${-high * 0.66} ${-wide * 0.42} ${-high * 0.8} ${-wide * 0.24} ${-high * 0.87}`,
      '#ff9a93',
      5,
    )
  )
}

const blade = (x: number, y: number, lean: number, high: number, color: string) =>
  fill(
    `M${x - 7} ${y}Q${x + lean * 0.2} ${y - high * 0.6} ${x + lean} ${y - high}Q${x + lean * 0.55} ${y - high * 0.5} ${x + 7} ${y}Z`,
    color,
  )

/** Three toadstools and a snail that has time. */
export const toadstools: DemoArtwork = {
  name: 'toadstools',
  alt: 'Three red toadstools with white spots in the grass and a small snail passing by',
  width: 400,
  height: 400,
  dieLine: 'contour',
  look: 'white',
  draw: () =>
    group(
      'translate(286 214)',
      toadstool(
        'ts-b',
        80,
        92,
        130,
        [
          [-40, -38, 13],
          [4, -58, 15],
          [42, -30, 11],
          [-4, -20, 9],
          [-62, -10, 9],
        ],
        '#f0653f',
        '#b93a1d',
      ),
    ) +
    group(
      'translate(176 152)',
      toadstool('ts-a', 128, 138, 190, [
        [-70, -52, 19],
        [-12, -88, 22],
        [52, -62, 20],
        [-34, -24, 14],
        [20, -30, 17],
        [86, -22, 15],
        [-100, -14, 12],
      ]),
    ) +
    group(
      'translate(82 274)',
      toadstool(
        'ts-c',
        56,
        62,
        78,
        [
          [-26, -24, 10],
          [8, -36, 11],
          [30, -14, 9],
          [-2, -10, 7],
        ],
        '#f2893a',
        '#bf5a14',
      ),
    ) +
    [
      [26, -14, 60],
      [44, 10, 48],
      [120, -18, 70],
      [140, 12, 54],
      [224, -12, 62],
      [244, 18, 72],
      [330, -10, 60],
      [350, 16, 76],
      [372, 8, 46],
    ]
      .map(([x, lean, high], i) => blade(x!, 364, lean!, high!, i % 2 ? '#3f9a5a' : '#1f6b45'))
      .join('') +
    fill(
      blob([
        [14, 366],
        [60, 350],
        [130, 356],
        [200, 346],
        [280, 356],
        [350, 348],
        [388, 366],
        [350, 388],
        [200, 392],
        [50, 388],
      ]),
      '#1c5a3c',
    ) +
    fill('M30 372C120 360 290 362 372 370C320 384 80 386 30 372Z', '#2f7d4f') +
    group(
      'translate(222 344)',
      fill(
        'M-34 22C-40 10 -20 8 -4 8H30C40 8 40 -14 48 -18C58 -20 60 -6 56 4C52 18 40 24 24 24H-30Z',
        '#f6d7a7',
      ),
      stroke('M48 -16L44 -34M54 -16L58 -33', '#f6d7a7', 3.5),
      circle(44, -35, 3.6, INK),
      circle(58, -34, 3.6, INK),
      circle(4, -6, 25, '#7a5cc9'),
      stroke('M4 -6C10 -14 -6 -18 -8 -6C-10 10 18 12 19 -6C19 -22 -2 -28 -12 -18', '#cbb8ff', 4.5),
    ) +
    [
      [34, 96, 7],
      [352, 84, 9],
      [326, 40, 5],
      [56, 190, 5],
    ]
      .map(([x, y, s]) =>
        fill(
          `M${x} ${y! - s!}Q${x} ${y} ${x! + s!} ${y}Q${x} ${y} ${x} ${y! + s!}Q${x} ${y} ${x! - s!} ${y}Q${x} ${y} ${x} ${y! - s!}Z`,
          '#f4b23c',
        ),
      )
      .join(''),
}
