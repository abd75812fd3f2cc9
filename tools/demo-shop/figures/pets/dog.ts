import { limb, mirrored, region, rounded, smile, smooth, type Figure } from '../draw.ts'
import { eyes, line, pair, pet, points, shapes } from './pet.ts'

/** A dog that sits and looks at the viewer; `ears` hang or stand. */
export const dog = (
  id: string,
  name: string,
  colors: readonly [coat: string, ears: string, collar: string],
  ears: 'hang' | 'stand',
  scale: number,
  keywords: string,
): Figure => {
  const [coat, eared, collar] = colors
  const s = (value: number) => value * scale
  const p = (...all: readonly (readonly [x: number, y: number])[]) =>
    points(...all.map(([x, y]) => [s(x), s(y)] as const))
  const h = (...all: readonly (readonly [x: number, y: number])[]) => mirrored(p(...all))
  const ear = (side: -1 | 1) =>
    ears === 'hang'
      ? smooth(
          p(
            [side * 30, -172],
            [side * 52, -166],
            [side * 62, -132],
            [side * 52, -104],
            [side * 40, -118],
            [side * 36, -146],
          ),
        )
      : smooth(p([side * 12, -168], [side * 34, -202], [side * 48, -196], [side * 48, -146]))
  const standing = ears === 'stand' ? shapes('ears', ...pair(ear)) : []
  const hanging = ears === 'hang' ? shapes('ears', ...pair(ear)) : []
  return pet(
    ...([id, name, keywords] as const),
    [s(ears === 'hang' ? 148 : 150), s(ears === 'hang' ? 186 : 208)],
    [
      region('coat', 'Coat', coat),
      region('ears', 'Ears', eared),
      region('muzzle', 'Muzzle', '#f6ecd9'),
      region('collar', 'Collar', collar),
      line,
    ],
    shapes('coat', limb({ x: s(36), y: s(-18) }, { x: s(62), y: s(-46) }, s(19), s(17))),
    standing,
    shapes('coat', smooth(h([22, -104], [44, -62], [50, -16], [40, -2]))),
    shapes('muzzle', smooth(h([16, -84], [21, -56], [12, -34]))),
    shapes(
      'coat',
      ...pair((side) => limb({ x: s(side * 15), y: s(-52) }, { x: s(side * 15), y: s(-10) }, s(20), s(20))),
    ),
    shapes('collar', rounded(h([27, -104], [29, -90]), s(6))),
    shapes('coat', smooth(h([26, -178], [46, -152], [42, -116], [20, -98]))),
    hanging,
    shapes('muzzle', smooth(h([12, -138], [25, -122], [18, -104], [6, -101]))),
    eyes(s(-144), s(19), Math.max(4.5, s(6))),
    shapes('face', smooth(h([7, -134], [11, -129], [4, -121]))),
    shapes('face', smile({ x: 0, y: s(-115) }, s(10), s(6), Math.max(4, s(4)))),
  )
}
