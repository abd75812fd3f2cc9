import { limb, mirrored, region, rounded, smile, smooth, type Figure } from '../draw.ts'
import { eyes, line, pair, pet, points, shapes } from './pet.ts'

export const cat = (
  id: string,
  name: string,
  colors: readonly [coat: string, mark: string, collar: string],
  scale: number,
  keywords: string,
): Figure => {
  const [coat, mark, collar] = colors
  const s = (value: number) => value * scale
  const p = (...all: readonly (readonly [x: number, y: number])[]) =>
    points(...all.map(([x, y]) => [s(x), s(y)] as const))
  const h = (...all: readonly (readonly [x: number, y: number])[]) => mirrored(p(...all))
  return pet(
    ...([id, name, keywords] as const),
    [s(148), s(170)],
    [region('coat', 'Coat', coat), region('marks', 'Marks', mark), region('collar', 'Collar', collar), line],
    shapes(
      'marks',
      smooth(p([30, -22], [52, -18], [58, -48], [53, -76], [68, -80], [74, -46], [66, -4], [34, -2])),
    ),
    shapes(
      'coat',
      ...pair((side) => rounded(p([side * 8, -140], [side * 40, -166], [side * 44, -116]), s(7))),
    ),
    shapes('coat', smooth(h([20, -86], [38, -50], [42, -14], [34, -2]))),
    shapes('marks', smooth(h([13, -74], [17, -52], [9, -36]))),
    shapes(
      'coat',
      ...pair((side) => limb({ x: s(side * 13), y: s(-42) }, { x: s(side * 13), y: s(-9) }, s(17), s(18))),
    ),
    shapes('collar', rounded(h([24, -88], [25, -77]), s(5))),
    shapes('coat', smooth(h([24, -148], [46, -124], [36, -94], [14, -84]))),
    shapes('marks', smooth(h([6, -148], [4, -134], [1, -126]))),
    eyes(s(-121), s(18), Math.max(4.5, s(6.4))),
    shapes('face', rounded(h([6, -111], [0.5, -104]), s(2))),
    ...[-1, 1].map((side) =>
      shapes('face', smile({ x: s(side * 6), y: s(-102) }, s(6.5), s(5), Math.max(3.4, s(3.6)))),
    ),
  )
}
