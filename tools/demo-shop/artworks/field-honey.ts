import type { DemoArtwork } from './artwork.ts'
import { clipped, ellipse, fill, group, mirrored, polar, polygon, rect, stroke } from './drawing.ts'

const [HONEY, DARK, CREAM, AMBER] = ['#f4a91f', '#3b2310', '#fff5dc', '#d97f0c']

const cell = (x: number, y: number, size: number) =>
  polygon(Array.from({ length: 6 }, (_, i) => polar(x, y, size, i * 60)))

const comb = () => {
  const cells: string[] = []
  for (let row = 0; row < 12; row++) {
    for (let column = 0; column < 14; column++) {
      const x = column * 31.2 + (row % 2) * 15.6 - 6
      const y = row * 27 - 2
      cells.push(fill(cell(x, y, 16.4), (column * 7 + row * 5) % 4 === 0 ? AMBER : '#ffbe3d'))
    }
  }
  return cells.join('')
}

const bee = (x: number, y: number, turn: number, size: number) =>
  group(
    `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
    ellipse(-7, -17, 10, 16, '#fff', 'fill-opacity="0.92" transform="rotate(-24 -7 -17)"'),
    ellipse(9, -16, 8, 13, '#fff', 'fill-opacity="0.92" transform="rotate(20 9 -16)"'),
    ellipse(0, 0, 21, 14, HONEY, `stroke="${DARK}" stroke-width="3"`),
    stroke('M-5 -12V12M4 -12.6V12.6', DARK, 5),
    fill('M14 -10A14 12 0 0 1 14 10Z', DARK),
    stroke('M18 -8L24 -17M21 -5L29 -11', DARK, 2.4),
    fill('M-21 -3L-28 0L-21 3Z', DARK),
  )

/** A landscape label for jars of honey, made for rolls. */
export const fieldHoney: DemoArtwork = {
  name: 'field-honey',
  alt: 'Honey label: lettering Field Day Honey in a cream plaque on honeycomb, two bees',
  width: 400,
  height: 300,
  dieLine: 'rounded_corner',
  look: 'white',
  draw: (type) =>
    rect(0, 0, 400, 300, HONEY) +
    comb() +
    group(
      'translate(0 40)',
      fill(
        'M72 24H328C330 46 340 56 362 58V162C340 164 330 174 328 196H72C70 174 60 164 38 162V58C60 56 70 46 72 24Z',
        DARK,
      ) +
        fill(
          'M79 31H321C324 50 336 62 355 64V156C336 158 324 170 321 189H79C76 170 64 158 45 156V64C64 62 76 50 79 31Z',
          CREAM,
        ) +
        clipped(
          'fh-drip',
          'M79 31H321C324 50 336 62 355 64V156C336 158 324 170 321 189H79C76 170 64 158 45 156V64C64 62 76 50 79 31Z',
          fill(
            'M40 20H360V44C350 44 350 58 342 58S334 42 326 42C314 42 312 50 304 50S296 42 288 42H130C120 42 120 72 110 72S100 46 92 46S84 54 76 54S66 44 40 70Z',
            HONEY,
          ),
        ) +
        fill(type.line('oswald', 'RAW WILDFLOWER', { size: 15, tracking: 260, x: 206, y: 78 }), AMBER) +
        fill(type.fit('lobster', 'Field Day', { x: 200, y: 128, width: 208 }), DARK) +
        fill(type.line('alfa-slab-one', 'HONEY', { size: 29, tracking: 180, x: 200, y: 164 }), DARK) +
        mirrored(200, stroke('M92 153H122', AMBER, 3)) +
        fill(type.line('oswald', '12 OZ · 340 G', { size: 11.5, tracking: 200, x: 200, y: 182 }), DARK) +
        bee(334, 104, -18, 0.8) +
        bee(70, 112, 22, 0.68),
    ),
}
