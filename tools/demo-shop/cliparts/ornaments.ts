import {
  around,
  bar,
  circle,
  curve,
  disc,
  leaf,
  petal,
  polar,
  polygon,
  ring,
  star,
  type Clipart,
} from './draw.ts'
import { family } from './family.ts'

/** Inner radius of a mandala's second ring. */
const SECOND = 74

/** Rings of petals, leaves, beads and rays, from the center outward. */
const mandala = (i: number) => {
  const fold = [8, 10, 12, 16][i % 4]! + [0, -1, 2][Math.floor(i / 12)]!
  // At the usual width, twelve petals in the second ring would leave hairlines of film between them. CLIP-5.
  const overlap = (r: number) => (fold === 12 && r === SECOND ? 25 : 10)
  const bands = [
    (r: number, d: number, from: number) =>
      around(fold, (degrees) => petal(polar(r, degrees), degrees, d, (d * 26) / fold + overlap(r)), from),
    (r: number, d: number, from: number) =>
      around(fold, (degrees) => leaf(polar(r, degrees), degrees, d, (r * 4.4) / fold + 8, 0.4), from),
    (r: number, d: number, from: number) =>
      around(fold, (degrees) => circle(polar(r + d / 2, degrees), Math.min(d / 2.6, (r * 2.6) / fold)), from),
    (r: number, d: number, from: number) =>
      around(fold * 2, (degrees) => bar(polar(r + 4, degrees), polar(r + d - 4, degrees), 7, 3), from),
  ]
  const radii = [30, SECOND, 122]
  const depths = [42, 46, 58]
  const layers = radii.map((radius, at) => {
    const kind = bands[(i + at * (1 + (Math.floor(i / 4) % 3))) % 4]!
    return kind(radius, depths[at]!, at % 2 === 0 ? 0 : 180 / fold)
  })
  return [
    { id: 'heart', name: 'Heart', path: i % 2 === 0 ? disc(22) + disc(10) : star(fold, 26, 14) },
    ...layers.map((path, at) => ({ id: `band-${at + 1}`, name: `Band ${at + 1}`, path })),
    ...(i % 3 === 0 ? [{ id: 'rim', name: 'Rim', path: ring(192, 184) }] : []),
  ]
}

const badge = (i: number) => {
  const points = 12 + 2 * (i % 12) + (i < 12 ? 0 : 1)
  const edge = i % 3 === 1 ? scalloped(points) : star(points, 188, i % 3 === 0 ? 166 : 176)
  return [
    { id: 'edge', name: 'Edge', path: edge + disc(150) },
    { id: 'ring', name: 'Ring', path: ring(138, [128, 132, 120][i % 3]!) },
    ...(i % 2 === 0 ? [{ id: 'star', name: 'Star', path: star(5, 88, 36) }] : []),
    ...(i % 4 === 1
      ? [
          {
            id: 'stars',
            name: 'Stars',
            path: around(Math.floor(points / 2), (d) => star(5, 14, 6, d, polar(104, d))),
          },
        ]
      : []),
  ]
}

/** A scalloped edge of half circles. */
const scalloped = (count: number): string => {
  const start = polar(172, 0)
  const arcs = Array.from({ length: count }, (_, i) => {
    const { x, y } = polar(172, ((i + 1) * 360) / count)
    const r = Math.round(540 / count)
    return `A${r} ${r} 0 0 1 ${Math.round(x)} ${Math.round(y)}`
  })
  return `M${Math.round(start.x)} ${Math.round(start.y)}${arcs.join('')}Z`
}

const gear = (i: number) => {
  const teeth = 8 + 2 * (i % 7)
  const deep = [150, 142, 156][i % 3]!
  const step = 360 / teeth
  const outline = polygon(
    Array.from({ length: teeth }, (_, at) => {
      const middle = at * step
      return [
        polar(deep, middle - step * 0.3),
        polar(186, middle - step * 0.18),
        polar(186, middle + step * 0.18),
        polar(deep, middle + step * 0.3),
      ]
    }).flat(),
  )
  const spokes = 3 + (i % 4)
  const holes =
    i % 2 === 0 ? around(spokes, (degrees) => circle(polar(92, degrees), 170 / spokes - 8)) : disc(112)
  const hub =
    i % 2 === 0 ? disc(26) : around(spokes, (degrees) => bar(polar(40, degrees), polar(116, degrees), 20))
  return [
    { id: 'wheel', name: 'Wheel', path: outline + holes + (i % 2 === 0 ? hub : '') },
    ...(i % 2 === 0
      ? []
      : [
          { id: 'spokes', name: 'Spokes', path: hub },
          { id: 'hub', name: 'Hub', path: ring(50, 22) },
        ]),
  ]
}

const heartPath = (scale: number, pinch: number): string => {
  const p = (x: number, y: number) => ({ x: 200 + x * scale, y: 205 + y * scale })
  return curve(
    p(0, 150),
    ...[p(-60, 100), p(-170 - pinch, 20), p(-160, -60)],
    ...[p(-150, -140), p(-40, -150), p(0, -78)],
    ...[p(40, -150), p(150, -140), p(160, -60)],
    ...[p(170 + pinch, 20), p(60, 100), p(0, 150)],
  )
}

const heart = (i: number) => {
  const pinch = [0, 24, -20][i % 3]!
  const lines = 1 + (i % 4)
  const inner = 1 - lines * 0.16
  const rings = Array.from(
    { length: lines },
    (_, at) => heartPath(1.1 - at * 0.16, pinch) + heartPath(1.04 - at * 0.16, pinch),
  )
  const middle =
    i % 2 === 0 ? heartPath(inner, pinch) : heartPath(inner, pinch) + star(5, 60 * inner, 25 * inner)
  return [
    { id: 'outline', name: 'Outline', path: rings.join('') },
    { id: 'heart', name: 'Heart', path: middle },
  ]
}

/** An arrow with a shaft, a head and feathers. */
const arrow = (i: number) => {
  const [tip, half] = [40, 30 + 10 * (i % 4)]
  const head =
    i % 3 === 0
      ? polygon([
          { x: 200, y: tip },
          { x: 200 + half, y: tip + 90 },
          { x: 200, y: tip + 66 },
          { x: 200 - half, y: tip + 90 },
        ])
      : i % 3 === 1
        ? leaf({ x: 200, y: tip + 96 }, 0, 96, half * 1.3, 0.4)
        : polygon([
            { x: 200, y: tip },
            { x: 200 + half, y: tip + 70 },
            { x: 200 - half, y: tip + 70 },
          ])
  const feathers = Array.from({ length: 3 + (i % 3) }, (_, at) => {
    const root = { x: 200, y: 352 - at * 26 }
    return [-1, 1].map((side) =>
      bar(root, polar(52, side * (i % 2 === 0 ? 40 : 130), root), 13, i % 2 === 0 ? 13 : 5),
    )
  })
  return [
    { id: 'head', name: 'Head', path: head },
    { id: 'shaft', name: 'Shaft', path: bar({ x: 200, y: tip + 60 }, { x: 200, y: 372 }, 12) },
    { id: 'feathers', name: 'Feathers', path: feathers.flat().join('') },
  ]
}

export const ORNAMENTS: readonly Clipart[] = [
  ...family('mandala', 'Mandala', 'ornaments', 'rosette, pattern, round', 36, mandala),
  ...family('badge', 'Badge', 'ornaments', 'seal, award, round', 24, badge),
  ...family('gear', 'Gear', 'ornaments', 'cog, machine, wheel', 14, gear),
  ...family('heart', 'Heart', 'ornaments', 'love, wedding', 12, heart),
  ...family('arrow', 'Arrow', 'ornaments', 'feather, direction', 12, arrow),
]
