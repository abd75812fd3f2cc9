import type { DemoArtwork } from './artwork.ts'
import { circle, fill, group, mirrored, polar, r, ring, stroke } from './drawing.ts'

const [LEAF, PALE, DEEP, CREAM, GOLD] = ['#5fb37f', '#a9dcb4', '#12452f', '#fbf7ea', '#e0b04c']

/** A leaflet from a point, in a direction (degrees from the top), pointed at both ends. */
function leaflet(x: number, y: number, length: number, degrees: number): string {
  const [tx, ty] = polar(0, 0, length, degrees)
  const [nx, ny] = [ty * 0.2, -tx * 0.2]
  return `M${r(x)} ${r(y)}Q${r(x + tx * 0.4 + nx)} ${r(y + ty * 0.4 + ny)} ${r(x + tx)} ${r(y + ty)}Q${r(x + tx * 0.4 - nx)} ${r(y + ty * 0.4 - ny)} ${r(x)} ${r(y)}Z`
}

/** A frond bent around the seal, from the foot to the shoulder. */
function frond(): string {
  const radius = 132
  const outside: string[] = []
  const inside: string[] = []
  for (let i = 0; i < 19; i++) {
    const t = i / 18
    const at = 192 + t * 136
    const [x, y] = polar(200, 200, radius, at)
    const long = 13 + 29 * Math.sin(Math.PI * (0.12 + 0.8 * t))
    outside.push(leaflet(x, y, long, at + 44))
    inside.push(leaflet(x, y, long * 0.86, at + 132))
  }
  const [x0, y0] = polar(200, 200, radius, 188)
  const [x1, y1] = polar(200, 200, radius, 331)
  return (
    fill(outside.join(''), LEAF) +
    fill(inside.join(''), PALE) +
    stroke(`M${r(x0)} ${r(y0)}A${radius} ${radius} 0 0 1 ${r(x1)} ${r(y1)}`, CREAM, 2.6)
  )
}

/** A young frond, still rolled up. */
const fiddlehead = (color: string) =>
  stroke('M0 44C-2 20 -18 12 -18 -8C-18 -28 6 -34 14 -18C20 -4 4 6 -3 -3C-7 -10 0 -16 5 -12', color, 6.5) +
  [
    [-3, 26, 60],
    [-12, 12, 50],
    [-19, -4, 20],
    [-15, -20, -20],
  ]
    .map(([x, y, turn]) => fill(leaflet(x!, y!, 15, -turn! - 40), color))
    .join('')

/** A botanical seal for jars and windows; made to sit on clear film. */
export const fernAndCo: DemoArtwork = {
  name: 'fern-and-co',
  alt: 'Botanical seal: two fern fronds wreathe the lettering Fern & Co, wild-grown teas',
  width: 400,
  height: 400,
  dieLine: 'circle',
  look: 'clear',
  draw: (type) =>
    circle(200, 200, 198, DEEP) +
    ring(200, 200, 187, GOLD, 2.2) +
    ring(200, 200, 181, GOLD, 1) +
    mirrored(200, frond()) +
    group('translate(197 118) scale(1.06)', fiddlehead(GOLD)) +
    fill(type.fit('abril-fatface', 'Fern', { x: 200, y: 226, width: 150 }), CREAM) +
    stroke('M120 252H164M236 252H280', GOLD, 2) +
    fill(type.line('lobster', '& Co', { size: 42, x: 200, y: 263 }), GOLD) +
    fill(type.line('oswald', 'WILD-GROWN', { size: 17, tracking: 220, x: 200, y: 293 }), CREAM) +
    fill(type.line('oswald', 'TEAS', { size: 17, tracking: 300, x: 200, y: 316 }), CREAM),
}
