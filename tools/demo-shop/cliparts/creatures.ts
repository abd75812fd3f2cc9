import { bar, circle, curve, leaf, petal, polar, type Clipart, type Point } from './draw.ts'
import { family } from './family.ts'

/** Draws the right half and its mirror image. */
const both = (draw: (side: 1 | -1) => string): string => draw(1) + draw(-1)

const butterfly = (i: number) => {
  const spread = 58 + 5 * (i % 4)
  const long = 150 + 8 * (i % 4)
  const wide = 100 + 14 * (i % 3)
  const low = 118 + 10 * (i % 3)
  const upper = { x: 200, y: 190 }
  const lower = { x: 200, y: 214 }
  const wing = (side: 1 | -1): string =>
    i < 12 === (i % 2 === 0)
      ? petal(upper, side * spread, long, wide)
      : leaf(upper, side * spread, long + 20, wide, 0.75)
  const hind = (side: 1 | -1): string =>
    i % 3 === 0 ? leaf(lower, side * 132, low + 22, 84, 0.65) : petal(lower, side * 128, low, 86)
  const spots = (side: 1 | -1): string =>
    circle(polar(long * 0.66, side * spread, upper), 12 + 4 * (i % 3)) +
    circle(polar(long * 0.36, side * spread, upper), 7) +
    (i % 4 < 2 ? circle(polar(low * 0.62, side * 130, lower), 12) : '')
  const feeler = (side: 1 | -1): string => {
    const tip = polar(70, side * 24, { x: 200, y: 150 })
    return bar({ x: 200, y: 150 }, tip, 6, 4) + circle(tip, 6)
  }
  const body = leaf({ x: 200, y: 320 }, 0, 190, 22, 0.6) + circle({ x: 200, y: 142 }, 14)
  return [
    { id: 'upper', name: 'Upper wings', path: both(wing) + both((side) => spots(side)) },
    { id: 'lower', name: 'Lower wings', path: both(hind) },
    { id: 'body', name: 'Body', path: body },
    { id: 'feelers', name: 'Feelers', path: both(feeler) },
  ]
}

const fish = (i: number) => {
  const half = 56 + 10 * (i % 5)
  const [nose, root]: [Point, Point] = [
    { x: 34, y: 200 },
    { x: 290, y: 200 },
  ]
  const body = curve(
    nose,
    ...[{ x: 80, y: 200 - half * 1.3 }, { x: 210, y: 200 - half * 1.4 }, root],
    ...[{ x: 210, y: 200 + half * 1.4 }, { x: 80, y: 200 + half * 1.3 }, nose],
  )
  const tail =
    i % 3 === 0
      ? leaf(root, 52, 104, 44, 0.6) + leaf(root, 128, 104, 44, 0.6)
      : i % 3 === 1
        ? curve(
            root,
            { x: 320, y: 190 },
            { x: 350, y: 140 },
            { x: 370, y: 118 },
            { x: 350, y: 170 },
            { x: 350, y: 230 },
            { x: 370, y: 282 },
            { x: 350, y: 260 },
            { x: 320, y: 210 },
            root,
          )
        : petal(root, 62, 92, 50) + petal(root, 118, 92, 50)
  const stripes = Array.from({ length: 1 + (i % 4) }, (_, at) => {
    const x = 152 + at * 30
    const h = half * (0.84 - at * 0.13)
    return curve(
      { x, y: 200 - h },
      ...[
        { x: x + 18, y: 200 - h / 2 },
        { x: x + 18, y: 200 + h / 2 },
        { x, y: 200 + h },
      ],
      ...[
        { x: x + 32, y: 200 + h / 2 },
        { x: x + 32, y: 200 - h / 2 },
        { x, y: 200 - h },
      ],
    )
  })
  const fin =
    leaf({ x: 150, y: 200 - half * 0.92 }, 62, 92, 34, 0.4) +
    leaf({ x: 170, y: 200 + half * 0.92 }, 124, 66, 28, 0.4)
  return [
    { id: 'fins', name: 'Fins', path: fin },
    { id: 'body', name: 'Body', path: body + circle({ x: 86, y: 184 }, 10) + stripes.join('') },
    { id: 'tail', name: 'Tail', path: tail },
  ]
}

export const CREATURES: readonly Clipart[] = [
  ...family('butterfly', 'Butterfly', 'wildlife', 'insect, wings, garden', 24, butterfly),
  ...family('fish', 'Fish', 'wildlife', 'sea, fishing, boat', 15, fish),
]
