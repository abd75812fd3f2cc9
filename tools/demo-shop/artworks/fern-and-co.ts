import type { DemoArtwork } from './artwork.ts'
import { circle, fill, group, mirrored, polar, r, ring, stroke } from './drawing.ts'

const [LEAF, DEEP, CREAM, GOLD] = ['#2f7d53', '#12452f', '#fbf7ea', '#d9a441']

/** A fern frond from its foot upwards: pairs of leaflets that shrink towards the tip. */
function frond(length: number, bend: number, colour: string): string {
  const pairs = 13
  const spine = (t: number): [number, number] => [bend * t * t, -length * t]
  const leaflets = Array.from({ length: pairs }, (_, i) => {
    const t = 0.1 + (0.86 * i) / pairs
    const [x, y] = spine(t)
    const size = length * 0.27 * Math.sin(Math.PI * (0.18 + 0.8 * t)) ** 0.8
    const lean = Math.atan2(2 * bend * t, length) * (180 / Math.PI)
    return [-1, 1]
      .map((side) => {
        const [tx, ty] = polar(0, 0, size, lean + side * (66 - 18 * t))
        const [nx, ny] = [ty * 0.22, -tx * 0.22]
        return `M${r(x)} ${r(y)}Q${r(x + tx * 0.45 + nx)} ${r(y + ty * 0.45 + ny)} ${r(x + tx)} ${r(y + ty)}Q${r(x + tx * 0.45 - nx)} ${r(y + ty * 0.45 - ny)} ${r(x)} ${r(y)}Z`
      })
      .join('')
  }).join('')
  return fill(leaflets, colour) + stroke(`M0 0Q0 ${r(-length / 2)} ${r(bend)} ${r(-length)}`, colour, 3)
}

/** A botanical seal for jars and windows; made to sit on clear film. */
export const fernAndCo: DemoArtwork = {
  name: 'fern-and-co',
  alt: 'Botanical seal: ferns fan out above the lettering Fern & Co, wild-grown teas',
  width: 400,
  height: 400,
  dieLine: 'circle',
  look: 'clear',
  draw: (type) =>
    circle(200, 200, 196, DEEP) +
    ring(200, 200, 184, GOLD, 2) +
    ring(200, 200, 177, GOLD, 1) +
    group('translate(200 246)', frond(168, 0, '#8fce9f')) +
    mirrored(
      200,
      group('translate(196 248) rotate(-27)', frond(158, -16, LEAF)),
      group('translate(192 250) rotate(-54)', frond(140, -24, '#57a878')),
      group('translate(190 252) rotate(-79)', frond(122, -16, LEAF)),
    ) +
    fill('M34 250H366L352 300H48Z', DEEP) +
    fill(type.line('abril-fatface', 'Fern & Co', { size: 68, x: 200, y: 304 }), CREAM) +
    fill(
      type.arc('oswald', 'WILD-GROWN TEAS', {
        size: 20,
        tracking: 240,
        x: 200,
        y: 200,
        radius: 158,
        side: 'under',
      }),
      GOLD,
    ) +
    stroke('M84 324H158M242 324H316', GOLD, 1.6) +
    fill('M200 316l7 8l-7 8l-7-8Z', GOLD),
}
