import type { Point } from '../../cliparts/draw.ts'
import {
  half,
  limb,
  mirrored,
  moved,
  oval,
  region,
  rounded,
  smile,
  smooth,
  type Figure,
  type FigureRegion,
} from '../draw.ts'
import { drawAccessories, type Accessory } from './accessories.ts'
import { HAIR, INK, SKIN } from './colors.ts'
import { hairBefore, hairBehind, type Hair } from './hair.ts'

export interface Person {
  readonly id: string
  readonly name: string
  readonly keywords?: string
  /** Lengths of body and legs; arms follow. */
  readonly build: readonly [torso: number, legs: number]
  readonly skin: keyof typeof SKIN
  readonly hair: readonly [Hair, keyof typeof HAIR]
  readonly top: string
  readonly bottom: string
  readonly shoes?: string
  readonly isSkirt?: boolean
  /** Accessories: hats, glasses, objects in the hand. */
  readonly more?: readonly Accessory[]
  /** Whether the person waves. */
  readonly waves?: boolean
}

/** Lengths of body and legs. */
export const ADULT = [112, 120] as const
export const TEEN = [94, 104] as const
export const CHILD = [70, 66] as const
export const TODDLER = [52, 38] as const

const HEAD = 46

/** A person drawn from head to foot, of a category of figures. */
export function person(spec: Person, category: string): Figure {
  const { build, skin, hair, top, bottom, shoes = INK, isSkirt = false, more = [], waves = false } = spec
  const [torso, legs] = build
  const foot = 15
  const hip = -(foot + legs)
  const neck = hip - torso
  const face: Point = { x: 0, y: neck - HEAD + 2 }
  const wide = 26 + torso * 0.13
  const regions = new Map<string, FigureRegion>()
  const shapes: [string, string][] = []
  const draw = (of: FigureRegion, ...paths: readonly string[]) => {
    regions.set(of.id, of)
    for (const path of paths) shapes.push([of.id, path])
  }
  const skinned = region('skin', 'Skin', SKIN[skin])
  const haired = region('hair', 'Hair', HAIR[hair[1]])
  const topped = region('top', 'Top', top)
  const bottomed = region('bottom', isSkirt ? 'Skirt' : 'Trousers', bottom)
  const shod = region('shoes', 'Shoes', shoes)
  const lined = region('face', 'Face', INK)
  const has = (what: Accessory) => more.includes(what)

  const behind = hairBehind(hair[0], face)
  if (behind.length > 0) draw(haired, ...behind)

  // Legs and feet.
  const step = wide * 0.48
  for (const side of [-1, 1]) {
    const leg = { x: side * step, y: hip + 6 }
    if (isSkirt) draw(skinned, limb(leg, { x: side * step, y: -foot }, 17))
    draw(
      shod,
      smooth(
        moved(
          half([-12, -14], [4, -17], [17, -9], [18, 0], [0, 1], [-13, 0]),
          side * step + side * 3,
          -1,
        ).map(({ x, y }) => ({ x: side < 0 ? 2 * (side * step + side * 3) - x : x, y })),
      ),
    )
  }
  if (isSkirt)
    draw(bottomed, rounded(mirrored(half([wide * 0.8, hip - 10], [wide * 1.5, hip + legs * 0.5])), 12))
  else
    draw(
      bottomed,
      rounded(
        mirrored(
          half(
            [wide * 0.94, hip - 8],
            [wide * 0.98, -foot - 2],
            [5, -foot - 2],
            [3.4, hip + Math.min(26, legs * 0.4)],
          ),
        ),
        7,
      ),
    )

  // Arms, behind the body.
  const shoulder = { x: wide * 0.86, y: neck + 18 }
  const reach = torso * 0.68 + 12
  for (const side of [-1, 1]) {
    const isUp = waves && side > 0
    const elbow = { x: side * (wide + (isUp ? 26 : 15)), y: neck + (isUp ? -6 : reach * 0.62) }
    const hand = isUp ? { x: side * (wide + 36), y: neck - 32 } : { x: side * (wide + 20), y: neck + reach }
    draw(skinned, limb(elbow, hand, 15, 23))
    draw(topped, limb({ ...shoulder, x: side * shoulder.x }, elbow, 25, 21))
  }
  const [held, other] = [-1, 1].map((side) => ({ x: side * (wide + 20), y: neck + reach }))

  // The body.
  draw(
    topped,
    rounded(mirrored(half([wide * 0.42, neck - 3], [wide * 1.02, neck + 10], [wide * 0.95, hip + 2])), 15),
  )
  if (has('apron'))
    draw(
      region('apron', 'Apron', '#f4efe6'),
      rounded(
        mirrored(
          half([wide * 0.5, neck + 26], [wide * 0.76, neck + torso * 0.56], [wide * 0.86, hip + legs * 0.42]),
        ),
        8,
      ),
    )
  if (has('tie'))
    draw(
      region('tie', 'Tie', '#c8452f'),
      rounded(
        half(
          [-7, neck + 6],
          [7, neck + 6],
          [4, neck + 17],
          [9, neck + torso * 0.66],
          [0, neck + torso * 0.78],
          [-9, neck + torso * 0.66],
          [-4, neck + 17],
        ),
        4,
      ),
    )
  if (has('cross')) {
    const middle = { x: wide * 0.42, y: neck + torso * 0.36 }
    draw(region('badge', 'Badge', '#c8452f'), cross(middle, 17))
  }

  // The head.
  const ears = ['bob', 'long', 'curly'].includes(hair[0]) ? [] : [-1, 1]
  draw(skinned, ...ears.map((side) => oval({ x: side * (HEAD + 3), y: face.y + 4 }, 11, 13)))
  draw(skinned, oval(face, HEAD, HEAD - 1))
  if (has('beard'))
    draw(
      haired,
      smooth([
        ...mirrored(half([40, face.y + 12], [38, face.y + 38], [18, face.y + 58])),
        ...half([-22, face.y + 24], [0, face.y + 20], [22, face.y + 24]),
      ]),
    )
  if (has('glasses')) draw(lined, ...[-1, 1].map((side) => ring({ x: side * 20, y: face.y + 2 }, 21.5, 9.5)))
  for (const side of [-1, 1])
    draw(lined, oval({ x: side * (has('glasses') ? 20 : 16), y: face.y + 2 }, 6.4, 7))
  draw(
    lined,
    smile({ x: 0, y: face.y + (has('beard') ? 27 : 18) }, has('beard') ? 10 : 17, has('beard') ? 5 : 12, 7),
  )
  const before = hairBefore(hair[0], face)
  if (before.length > 0) draw(haired, ...before)
  drawAccessories(more, { face, held: held!, other: other!, neck }, draw)

  const height = Math.ceil(topOf(more, hair[0], face))
  const reachOut = wide + Math.max(waves ? 54 : 36, ...more.map((each) => REACH[each] ?? 0))
  return {
    id: spec.id,
    name: spec.name,
    category,
    keywords: [category === 'people' ? 'family, person' : 'job, team', spec.keywords]
      .filter(Boolean)
      .join(', '),
    regions: [...regions.values()],
    shapes,
    width: Math.ceil(2 * reachOut),
    height,
    seam: 7,
  }
}

/** Reach of held objects beyond the body. */
const REACH: Partial<Record<Accessory, number>> = {
  balloon: 72,
  guitar: 50,
  cane: 42,
  ball: 46,
  wrench: 58,
  cup: 46,
  'watering-can': 72,
  clipboard: 50,
  parcel: 52,
  brush: 46,
  'straw-hat': 40,
}

const topOf = (more: readonly Accessory[], hair: Hair, { y }: Point): number => {
  const above = more.includes('toque')
    ? 104
    : more.includes('balloon')
      ? 100
      : more.includes('helmet') ||
          more.includes('straw-hat') ||
          more.includes('hard-hat') ||
          more.includes('cap') ||
          more.includes('headset') ||
          hair === 'bun'
        ? 82
        : hair === 'curly' || hair === 'tuft' || more.includes('bow')
          ? 72
          : 66
  return -y + above
}

const cross = ({ x, y }: Point, r: number): string =>
  rounded(
    moved(
      half(
        [-r / 3, -r],
        [r / 3, -r],
        [r / 3, -r / 3],
        [r, -r / 3],
        [r, r / 3],
        [r / 3, r / 3],
        [r / 3, r],
        [-r / 3, r],
        [-r / 3, r / 3],
        [-r, r / 3],
        [-r, -r / 3],
        [-r / 3, -r / 3],
      ),
      x,
      y,
    ),
    1,
  )

/** A ring as one path: the outer edge, then the inner one. */
const ring = ({ x, y }: Point, outer: number, inner: number): string =>
  `M${x - outer} ${y}a${outer} ${outer} 0 1 1 ${2 * outer} 0a${outer} ${outer} 0 1 1 ${-2 * outer} 0ZM${x - inner} ${y}a${inner} ${inner} 0 1 0 ${2 * inner} 0a${inner} ${inner} 0 1 0 ${-2 * inner} 0Z`
