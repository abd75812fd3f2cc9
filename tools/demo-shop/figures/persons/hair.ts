import type { Point } from '../../cliparts/draw.ts'
import { half, mirrored, oval, smooth } from '../draw.ts'

export type Hair =
  'short' | 'tousled' | 'curly' | 'bald' | 'bob' | 'long' | 'bun' | 'tails' | 'tuft' | 'hidden'

/** Hair behind the face and the shoulders. */
export function hairBehind(hair: Hair, { y }: Point): readonly string[] {
  if (hair === 'long')
    return [smooth(mirrored(half([28, y - 56], [62, y - 20], [64, y + 40], [56, y + 92], [30, y + 98])))]
  if (hair === 'bob') return [smooth(mirrored(half([26, y - 56], [60, y - 22], [64, y + 28], [48, y + 52])))]
  if (hair === 'bun') return [oval({ x: 0, y: y - 58 }, 23, 20)]
  if (hair === 'tails')
    return [-1, 1].map((side) =>
      smooth(
        half(
          [side * 42, y - 30],
          [side * 72, y - 32],
          [side * 82, y + 4],
          [side * 70, y + 42],
          [side * 60, y + 10],
          [side * 44, y - 6],
        ),
      ),
    )
  if (hair === 'curly')
    return [-1, 1].flatMap((side) => [
      oval({ x: side * 44, y: y - 18 }, 22),
      oval({ x: side * 50, y: y + 6 }, 16),
    ])
  return []
}

/** Hair over the forehead. */
export function hairBefore(hair: Hair, { y }: Point): readonly string[] {
  const cap = (low: number, part: number) =>
    smooth(
      half(
        [-51, y + low],
        [-50, y - 22],
        [-30, y - 50],
        [0, y - 58],
        [30, y - 50],
        [50, y - 22],
        [51, y + low],
        [42, y - 12],
        [part + 22, y - 25],
        [part, y - 30],
        [part - 24, y - 20],
        [-42, y - 10],
      ),
    )
  switch (hair) {
    case 'short':
      return [cap(-4, 14)]
    case 'tousled':
      return [
        smooth(
          half(
            [-51, y - 4],
            [-56, y - 26],
            [-40, y - 40],
            [-38, y - 58],
            [-18, y - 54],
            [-2, y - 66],
            [14, y - 56],
            [36, y - 60],
            [40, y - 42],
            [56, y - 28],
            [51, y - 4],
            [40, y - 16],
            [20, y - 22],
            [4, y - 14],
            [-10, y - 26],
            [-26, y - 14],
            [-40, y - 18],
          ),
        ),
      ]
    case 'curly':
      return [-38, -14, 12, 36].map((x, i) => oval({ x, y: y - 42 + (i % 3 === 0 ? 12 : 0) }, 20))
    case 'bald':
      return [-1, 1].map((side) =>
        smooth(
          half(
            [side * 44, y - 24],
            [side * 54, y - 14],
            [side * 54, y + 10],
            [side * 46, y + 14],
            [side * 43, y - 4],
          ),
        ),
      )
    case 'bob':
      return [
        smooth(
          half(
            [-52, y + 10],
            [-52, y - 24],
            [-30, y - 52],
            [0, y - 58],
            [30, y - 52],
            [52, y - 24],
            [52, y + 10],
            [44, y - 14],
            [26, y - 20],
            [0, y - 18],
            [-26, y - 20],
            [-44, y - 14],
          ),
        ),
      ]
    case 'long':
      return [
        smooth(
          half(
            [-51, y + 14],
            [-52, y - 22],
            [-30, y - 52],
            [0, y - 58],
            [30, y - 52],
            [52, y - 22],
            [51, y + 14],
            [43, y - 8],
            [24, y - 28],
            [2, y - 36],
            [-20, y - 26],
            [-43, y - 6],
          ),
        ),
      ]
    case 'bun':
    case 'tails':
      return [cap(-2, 0)]
    case 'tuft':
      return [
        smooth(
          half(
            [-14, y - 42],
            [-10, y - 58],
            [4, y - 66],
            [16, y - 58],
            [8, y - 56],
            [12, y - 44],
            [0, y - 38],
          ),
        ),
      ]
    case 'hidden':
      return []
  }
}
