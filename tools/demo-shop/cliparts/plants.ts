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
  type Clipart,
  type Point,
} from './draw.ts'
import { family } from './family.ts'

const MIDDLE: Point = { x: 200, y: 200 }

const flower = (i: number) => {
  const petals = [5, 6, 8, 10, 12][i % 5]!
  const width = (520 / petals) * [1, 0.8, 1.1][i % 3]!
  const shape = (degrees: number): string => {
    const root = polar(34, degrees)
    if (i % 4 === 0) return petal(root, degrees, 136, width * 0.9)
    if (i % 4 === 1) return leaf(root, degrees, 140, width, 0.45)
    if (i % 4 === 2) return petal(root, degrees, 126, width * 0.8) + circle(polar(116, degrees), width * 0.14)
    const [left, right] = [polar(172, degrees - 70 / petals), polar(172, degrees + 70 / petals)]
    const [outer, deep] = [130 / petals, polar(146, degrees)]
    return curve(
      root,
      ...[polar(80, degrees - outer), polar(130, degrees - outer * 1.4), left],
      ...[polar(180, degrees - 30 / petals), polar(164, degrees - 6), deep],
      ...[polar(164, degrees + 6), polar(180, degrees + 30 / petals), right],
      ...[polar(130, degrees + outer * 1.4), polar(80, degrees + outer), root],
    )
  }
  const sepal = (degrees: number) => leaf(polar(120, degrees), degrees, 72, 200 / petals, 0.4)
  const seeds = i % 2 === 0 ? around(8, (degrees) => circle(polar(18, degrees), 4)) : circle(MIDDLE, 12)
  return [
    { id: 'petals', name: 'Petals', path: around(petals, shape) },
    ...(i < 20 ? [] : [{ id: 'sepals', name: 'Sepals', path: around(petals, sepal, 180 / petals) }]),
    { id: 'heart', name: 'Heart', path: disc(30) + seeds },
  ]
}

/** A stem with leaves on both sides; curved to one side by `bend`. */
const sprig = (i: number) => {
  const pairs = 4 + (i % 4)
  const bend = [0, 30, -40][i % 3]!
  const on = (share: number): Point => ({ x: 200 + bend * Math.sin(share * Math.PI), y: 372 - share * 300 })
  const long = [74, 96, 60, 84][i % 4]!
  const wide = [26, 20, 34, 40][Math.floor(i / 4) % 4]!
  const leaves = Array.from({ length: pairs }, (_, at) => {
    const share = (at + 0.8) / (pairs + 0.6)
    const size = 1 - share * 0.4
    return [-1, 1].map((side) =>
      i % 2 === 0
        ? leaf(on(share), side * (62 - share * 22), long * size, wide * size, 0.5)
        : petal(on(share), side * (70 - share * 26), long * size * 0.8, wide * size * 1.1),
    )
  })
  const tip = leaf(on(0.94), bend / 8, long * 0.7, wide * 0.7, 0.5)
  const stem = Array.from({ length: 12 }, (_, at) => bar(on(at / 12), on((at + 1.1) / 12), 9 - at * 0.4))
  return [
    { id: 'leaves', name: 'Leaves', path: leaves.flat().join('') + tip },
    { id: 'stem', name: 'Stem', path: stem.join('') },
  ]
}

const pine = (i: number) => {
  const layers = 2 + (i % 4)
  const slim = [0.8, 1, 1.2][i % 3]!
  const crown = Array.from({ length: layers }, (_, at) => {
    const top = 30 + (at * 210) / layers
    const low = top + 250 / layers + 26
    const half = (50 + ((at + 1) * 90) / layers) * slim
    const sag = i % 2 === 0 ? 0 : 22
    return curve(
      { x: 200, y: top },
      ...[
        { x: 200 + half * 0.2, y: top + 40 },
        { x: 200 + half * 0.6, y: low - 30 },
        { x: 200 + half, y: low },
      ],
      ...[
        { x: 200 + half * 0.5, y: low + sag },
        { x: 200 - half * 0.5, y: low + sag },
        { x: 200 - half, y: low },
      ],
      ...[
        { x: 200 - half * 0.6, y: low - 30 },
        { x: 200 - half * 0.2, y: top + 40 },
        { x: 200, y: top },
      ],
    )
  })
  const foot = 52 + (210 * (layers - 1) + 250) / layers
  const trunk = polygon([
    { x: 184, y: foot },
    { x: 216, y: foot },
    { x: 222, y: 384 },
    { x: 178, y: 384 },
  ])
  return [
    ...crown.map((path, at) => ({ id: `layer-${at + 1}`, name: `Layer ${at + 1}`, path })),
    { id: 'trunk', name: 'Trunk', path: trunk },
  ]
}

const wreath = (i: number) => {
  const leaves = 14 + 2 * (i % 6)
  const tilt = [40, 62, 28][i % 3]!
  const long = 58 + 8 * (i % 3)
  const row = (degrees: number, at: number): string => {
    const root = polar(128, degrees)
    const inward = at % 2 === 0 ? 180 - tilt : tilt
    const wide = [24, 18, 30][i % 3]!
    return i < 12
      ? leaf(root, degrees + inward, long, wide, 0.5)
      : petal(root, degrees + inward, long * 0.8, wide)
  }
  const berries = around(i % 2 === 0 ? leaves / 2 : 6, (degrees) => circle(polar(136, degrees + 6), 8))
  return [
    { id: 'leaves', name: 'Leaves', path: around(leaves, row) },
    { id: 'berries', name: 'Berries', path: berries },
    ...(i < 6 ? [] : [{ id: 'vine', name: 'Vine', path: ring(131, 125) }]),
  ]
}

export const PLANTS: readonly Clipart[] = [
  ...family('flower', 'Flower', 'plants', 'bloom, blossom, garden', 40, flower),
  ...family('sprig', 'Sprig', 'plants', 'branch, leaves, herb', 24, sprig),
  ...family('pine', 'Pine', 'plants', 'tree, forest, christmas', 12, pine),
  ...family('wreath', 'Wreath', 'plants', 'leaves, laurel, frame', 18, wreath),
]
