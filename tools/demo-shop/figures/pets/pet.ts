import type { Point } from '../../cliparts/draw.ts'
import { mirrored, oval, region, type Figure, type FigureRegion, type Shapes } from '../draw.ts'

export const INK = '#2d2a32'
export const line = region('face', 'Face', INK)

export const points = (...all: readonly (readonly [x: number, y: number])[]): readonly Point[] =>
  all.map(([x, y]) => ({ x, y }))
export const half = (...all: readonly (readonly [x: number, y: number])[]) => mirrored(points(...all))
export const pair = (draw: (side: -1 | 1) => string): readonly string[] => [draw(-1), draw(1)]
export const shapes = (of: string, ...paths: readonly string[]): Shapes => paths.map((path) => [of, path])

export const pet = (
  id: string,
  name: string,
  keywords: string,
  [width, height]: readonly [number, number],
  regions: readonly FigureRegion[],
  ...drawn: readonly Shapes[]
): Figure => ({
  ...{ id, name, category: 'pets', keywords: `family, pet, ${keywords}` },
  ...{ width, height, regions, shapes: drawn.flat(), seam: 5 },
})

export const eyes = (y: number, apart: number, r = 6) =>
  shapes('face', ...pair((side) => oval({ x: side * apart, y }, r, r + 0.6)))
