import { oval, region, smooth } from '../draw.ts'
import { half, pair, pet, points, shapes } from './pet.ts'

export const paw = pet(
  ...(['paw-mark', 'Paw', 'dog, cat, paw print'] as const),
  [104, 100],
  [region('pad', 'Pad', '#82507f'), region('toes', 'Toes', '#82507f')],
  shapes('pad', smooth(half([14, -56], [32, -32], [28, -8], [10, -10]))),
  shapes(
    'toes',
    ...pair((side) => oval({ x: side * 38, y: -54 }, 10, 14, side * 24)),
    ...pair((side) => oval({ x: side * 15, y: -78 }, 11, 16, side * 8)),
  ),
)

export const heart = pet(
  ...(['heart', 'Heart', 'love'] as const),
  [100, 92],
  [region('heart', 'Heart', '#c8452f')],
  shapes(
    'heart',
    smooth(
      points(
        [0, -70],
        [18, -88],
        [42, -80],
        [46, -52],
        [26, -24],
        [0, -2],
        [-26, -24],
        [-46, -52],
        [-42, -80],
        [-18, -88],
      ),
    ),
  ),
)
