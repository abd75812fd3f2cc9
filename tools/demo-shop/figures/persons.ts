import type { Point } from '../cliparts/draw.ts'
import {
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
} from './draw.ts'

const INK = '#2d2a32'
const SKIN = { light: '#f2c7a5', warm: '#dfa67a', brown: '#a86f48', deep: '#7a4a30' } as const
const HAIR = {
  black: '#2d2a32',
  brown: '#6b452e',
  auburn: '#a4502b',
  blond: '#e0b458',
  gray: '#a9a6a0',
} as const

type Hair = 'short' | 'tousled' | 'curly' | 'bald' | 'bob' | 'long' | 'bun' | 'tails' | 'tuft' | 'hidden'

interface Person {
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
  /** What else there is: hats, glasses, what is in the hand. */
  readonly more?: readonly More[]
  /** Waves. */
  readonly waves?: boolean
}

type More =
  | 'glasses'
  | 'beard'
  | 'cane'
  | 'cap'
  | 'balloon'
  | 'ball'
  | 'tie'
  | 'toque'
  | 'helmet'
  | 'hard-hat'
  | 'straw-hat'
  | 'apron'
  | 'bow'
  | 'wrench'
  | 'cup'
  | 'watering-can'
  | 'clipboard'
  | 'headset'
  | 'cross'
  | 'parcel'
  | 'brush'
  | 'guitar'

/** Of the right half, from the top. */
const half = (...points: readonly (readonly [x: number, y: number])[]): readonly Point[] =>
  points.map(([x, y]) => ({ x, y }))

const HEAD = 46

function person(spec: Person, category: string): Figure {
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
  const has = (what: More) => more.includes(what)

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
  extras(more, { face, held: held!, other: other!, neck }, draw)

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

/** How far what is held reaches beyond the body. */
const REACH: Partial<Record<More, number>> = {
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

const topOf = (more: readonly More[], hair: Hair, { y }: Point): number => {
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

/** A ring as one line: out and back. */
const ring = ({ x, y }: Point, outer: number, inner: number): string =>
  `M${x - outer} ${y}a${outer} ${outer} 0 1 1 ${2 * outer} 0a${outer} ${outer} 0 1 1 ${-2 * outer} 0ZM${x - inner} ${y}a${inner} ${inner} 0 1 0 ${2 * inner} 0a${inner} ${inner} 0 1 0 ${-2 * inner} 0Z`

/** Hair that falls behind the face and the shoulders. */
function hairBehind(hair: Hair, { y }: Point): readonly string[] {
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
function hairBefore(hair: Hair, { y }: Point): readonly string[] {
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

interface Places {
  readonly face: Point
  readonly held: Point
  readonly other: Point
  readonly neck: number
}

type Draw = (of: FigureRegion, ...paths: readonly string[]) => void

function extras(more: readonly More[], { face: { y }, held, other, neck }: Places, draw: Draw): void {
  for (const each of more)
    switch (each) {
      case 'cap':
        draw(
          region('hat', 'Cap', '#c8452f'),
          smooth(
            half(
              [-50, y - 16],
              [-42, y - 48],
              [-8, y - 66],
              [32, y - 56],
              [50, y - 20],
              [20, y - 24],
              [-20, y - 22],
            ),
          ),
          smooth(half([-4, y - 22], [40, y - 26], [78, y - 14], [76, y - 6], [40, y - 12], [0, y - 12])),
        )
        break
      case 'toque':
        draw(
          region('hat', 'Hat', '#f4efe6'),
          smooth(
            half(
              [-40, y - 28],
              [-44, y - 52],
              [-62, y - 70],
              [-40, y - 94],
              [0, y - 96],
              [40, y - 94],
              [62, y - 70],
              [44, y - 52],
              [40, y - 28],
              [0, y - 24],
            ),
          ),
          rounded(half([-43, y - 40], [43, y - 40], [45, y - 20], [-45, y - 20]), 5),
        )
        break
      case 'helmet':
        draw(
          region('hat', 'Helmet', '#c8452f'),
          smooth(
            half(
              [-48, y - 18],
              [-44, y - 54],
              [-8, y - 76],
              [8, y - 76],
              [44, y - 54],
              [48, y - 18],
              [0, y - 24],
            ),
          ),
          smooth(
            half(
              [-66, y - 12],
              [-48, y - 24],
              [0, y - 30],
              [48, y - 24],
              [66, y - 12],
              [44, y - 10],
              [0, y - 17],
              [-44, y - 10],
            ),
          ),
        )
        draw(
          region('badge', 'Badge', '#e6a93a'),
          rounded(half([-13, y - 60], [13, y - 60], [13, y - 42], [0, y - 34], [-13, y - 42]), 5),
        )
        break
      case 'hard-hat':
        draw(
          region('hat', 'Hard hat', '#e6a93a'),
          smooth(half([-48, y - 18], [-42, y - 56], [0, y - 74], [42, y - 56], [48, y - 18], [0, y - 22])),
          rounded(half([-9, y - 76], [9, y - 76], [9, y - 28], [-9, y - 28]), 6),
          smooth(half([-60, y - 14], [-30, y - 26], [30, y - 26], [60, y - 14], [30, y - 13], [-30, y - 13])),
        )
        break
      case 'straw-hat':
        draw(
          region('hat', 'Hat', '#e0b458'),
          smooth(half([-36, y - 26], [-36, y - 58], [0, y - 74], [36, y - 58], [36, y - 26])),
          oval({ x: 0, y: y - 26 }, 74, 14),
        )
        draw(
          region('band', 'Hat band', '#c8452f'),
          rounded(half([-36, y - 48], [36, y - 48], [37, y - 36], [-37, y - 36]), 3),
        )
        break
      case 'bow':
        draw(
          region('bow', 'Bow', '#e2674a'),
          smooth(half([0, y - 54], [-20, y - 70], [-24, y - 52], [-18, y - 38])),
          smooth(half([0, y - 54], [20, y - 70], [24, y - 52], [18, y - 38])),
          oval({ x: 0, y: y - 53 }, 7),
        )
        break
      case 'headset':
        draw(
          region('headset', 'Headset', '#3f5f8f'),
          smooth(
            half(
              [-60, y + 2],
              [-58, y - 38],
              [0, y - 76],
              [58, y - 38],
              [60, y + 2],
              [47, y - 28],
              [0, y - 60],
              [-47, y - 28],
            ),
          ),
          oval({ x: -50, y: y + 4 }, 13, 17),
          oval({ x: 50, y: y + 4 }, 13, 17),
        )
        break
      case 'cane':
        draw(
          region('cane', 'Cane', '#8a5a36'),
          limb({ x: held.x - 6, y: held.y - 4 }, { x: held.x - 8, y: -9 }, 14, 14),
          smooth(
            half(
              [held.x - 14, held.y - 4],
              [held.x - 6, held.y - 24],
              [held.x + 18, held.y - 20],
              [held.x + 20, held.y - 6],
              [held.x + 4, held.y - 6],
            ),
          ),
        )
        break
      case 'balloon': {
        const at = { x: other.x + 20, y: y - 54 }
        draw(
          region('string', 'String', INK),
          limb({ x: other.x, y: other.y }, { x: at.x, y: at.y + 26 }, 10, 10),
        )
        draw(
          region('balloon', 'Balloon', '#c8452f'),
          smooth(
            half(
              [at.x, at.y - 38],
              [at.x + 28, at.y - 24],
              [at.x + 26, at.y + 10],
              [at.x, at.y + 34],
              [at.x - 26, at.y + 10],
              [at.x - 28, at.y - 24],
            ),
          ),
        )
        break
      }
      case 'ball':
        draw(region('ball', 'Ball', '#e6a93a'), oval({ x: held.x - 4, y: -20 }, 19))
        break
      case 'wrench':
        draw(
          region('tool', 'Wrench', '#8b949e'),
          limb({ x: held.x + 2, y: held.y + 14 }, { x: held.x - 12, y: held.y - 46 }, 17, 16),
          smooth(
            half(
              [held.x - 30, held.y - 72],
              [held.x - 18, held.y - 54],
              [held.x - 2, held.y - 74],
              [held.x + 6, held.y - 54],
              [held.x - 10, held.y - 38],
              [held.x - 30, held.y - 48],
            ),
          ),
        )
        break
      case 'cup':
        draw(
          region('cup', 'Cup', '#8fbcd4'),
          rounded(
            half(
              [held.x - 19, held.y - 22],
              [held.x + 13, held.y - 22],
              [held.x + 8, held.y + 14],
              [held.x - 14, held.y + 14],
            ),
            5,
          ),
        )
        draw(
          region('lid', 'Lid', '#8a5a36'),
          rounded(
            half(
              [held.x - 22, held.y - 29],
              [held.x + 16, held.y - 29],
              [held.x + 16, held.y - 20],
              [held.x - 22, held.y - 20],
            ),
            4,
          ),
        )
        break
      case 'watering-can':
        draw(
          region('can', 'Watering can', '#5f8f8b'),
          limb({ x: held.x - 12, y: held.y + 34 }, { x: held.x - 38, y: held.y + 8 }, 14, 20),
          rounded(
            half(
              [held.x - 18, held.y + 10],
              [held.x + 18, held.y + 10],
              [held.x + 20, held.y + 48],
              [held.x - 20, held.y + 48],
            ),
            8,
          ),
        )
        break
      case 'clipboard':
        draw(
          region('board', 'Clipboard', '#b98a58'),
          rounded(
            half(
              [held.x - 24, held.y - 32],
              [held.x + 12, held.y - 36],
              [held.x + 16, held.y + 14],
              [held.x - 20, held.y + 18],
            ),
            5,
          ),
        )
        draw(
          region('sheet', 'Sheet', '#f4efe6'),
          rounded(
            half(
              [held.x - 17, held.y - 23],
              [held.x + 7, held.y - 26],
              [held.x + 10, held.y + 7],
              [held.x - 14, held.y + 10],
            ),
            3,
          ),
        )
        break
      case 'parcel':
        draw(
          region('parcel', 'Parcel', '#c99a62'),
          rounded(
            half(
              [held.x - 26, held.y - 30],
              [held.x + 26, held.y - 30],
              [held.x + 26, held.y + 14],
              [held.x - 26, held.y + 14],
            ),
            4,
          ),
        )
        draw(
          region('tape', 'Tape', '#f4efe6'),
          rounded(
            half(
              [held.x - 6, held.y - 30],
              [held.x + 6, held.y - 30],
              [held.x + 6, held.y + 14],
              [held.x - 6, held.y + 14],
            ),
            1,
          ),
        )
        break
      case 'brush':
        draw(
          region('handle', 'Handle', '#8a5a36'),
          limb({ x: held.x, y: held.y + 16 }, { x: held.x - 4, y: held.y - 28 }, 15, 15),
        )
        draw(
          region('paint', 'Paint', '#5f8f4e'),
          rounded(
            half(
              [held.x - 18, held.y - 58],
              [held.x + 12, held.y - 60],
              [held.x + 12, held.y - 30],
              [held.x - 18, held.y - 28],
            ),
            5,
          ),
        )
        break
      case 'guitar':
        draw(
          region('neck', 'Guitar neck', '#6b452e'),
          limb({ x: 6, y: neck + 74 }, { x: 78, y: neck + 14 }, 17, 17),
        )
        draw(
          region('guitar', 'Guitar', '#c8752f'),
          smooth(
            half(
              [14, neck + 50],
              [18, neck + 82],
              [-4, neck + 106],
              [-40, neck + 104],
              [-46, neck + 76],
              [-26, neck + 66],
              [-10, neck + 48],
            ),
          ),
        )
        draw(region('face', 'Face', INK), oval({ x: -12, y: neck + 80 }, 9))
        break
      default:
        break
    }
}

const ADULT = [112, 120] as const
const TEEN = [94, 104] as const
const CHILD = [70, 66] as const
const TODDLER = [52, 38] as const
const [DENIM, TEAL, CORAL, MUSTARD, LEAF, PLUM, NAVY, SAND] = [
  '#4a6a9c',
  '#2f8a86',
  '#e2674a',
  '#e6a93a',
  '#5f8f4e',
  '#82507f',
  '#2f4465',
  '#d8c3a0',
]

export const FAMILY: readonly Figure[] = (
  [
    {
      id: 'dad',
      name: 'Dad',
      build: ADULT,
      skin: 'light',
      hair: ['short', 'brown'],
      top: TEAL,
      bottom: DENIM,
      waves: true,
    },
    {
      id: 'dad-beard',
      name: 'Dad with a beard',
      build: ADULT,
      skin: 'brown',
      hair: ['short', 'black'],
      top: MUSTARD,
      bottom: NAVY,
      more: ['beard'],
    },
    {
      id: 'mom',
      name: 'Mom',
      build: [104, 116],
      skin: 'light',
      hair: ['bob', 'auburn'],
      top: CORAL,
      bottom: DENIM,
      waves: true,
    },
    {
      id: 'mom-skirt',
      name: 'Mom in a skirt',
      build: [104, 116],
      skin: 'brown',
      hair: ['bun', 'black'],
      top: MUSTARD,
      bottom: PLUM,
      isSkirt: true,
    },
    {
      id: 'mom-long-hair',
      name: 'Mom with long hair',
      build: [104, 116],
      skin: 'warm',
      hair: ['long', 'black'],
      top: LEAF,
      bottom: NAVY,
    },
    {
      id: 'grandpa',
      name: 'Grandpa',
      keywords: 'grandfather',
      build: [108, 104],
      skin: 'light',
      hair: ['bald', 'gray'],
      top: LEAF,
      bottom: SAND,
      shoes: '#6b452e',
      more: ['glasses', 'cane'],
    },
    {
      id: 'grandma',
      name: 'Grandma',
      keywords: 'grandmother',
      build: [98, 100],
      skin: 'warm',
      hair: ['bun', 'gray'],
      top: PLUM,
      bottom: TEAL,
      isSkirt: true,
      more: ['glasses'],
    },
    {
      id: 'teen-boy',
      name: 'Teenage boy',
      keywords: 'son, brother',
      build: TEEN,
      skin: 'warm',
      hair: ['tousled', 'black'],
      top: '#c8452f',
      bottom: NAVY,
      more: ['headset'],
    },
    {
      id: 'teen-girl',
      name: 'Teenage girl',
      keywords: 'daughter, sister',
      build: TEEN,
      skin: 'deep',
      hair: ['curly', 'black'],
      top: TEAL,
      bottom: MUSTARD,
      isSkirt: true,
      waves: true,
    },
    {
      id: 'guitarist',
      name: 'Guitarist',
      keywords: 'music, guitar',
      build: TEEN,
      skin: 'light',
      hair: ['tousled', 'blond'],
      top: PLUM,
      bottom: DENIM,
      more: ['guitar'],
    },
    {
      id: 'boy',
      name: 'Boy',
      keywords: 'son, brother',
      build: CHILD,
      skin: 'light',
      hair: ['tousled', 'auburn'],
      top: MUSTARD,
      bottom: DENIM,
      more: ['ball'],
    },
    {
      id: 'boy-cap',
      name: 'Boy with a cap',
      keywords: 'son, brother',
      build: CHILD,
      skin: 'deep',
      hair: ['hidden', 'black'],
      top: TEAL,
      bottom: SAND,
      waves: true,
      more: ['cap'],
    },
    {
      id: 'girl',
      name: 'Girl',
      keywords: 'daughter, sister',
      build: CHILD,
      skin: 'light',
      hair: ['tails', 'blond'],
      top: CORAL,
      bottom: TEAL,
      isSkirt: true,
      waves: true,
    },
    {
      id: 'girl-bow',
      name: 'Girl with a bow',
      keywords: 'daughter, sister',
      build: CHILD,
      skin: 'brown',
      hair: ['bob', 'black'],
      top: MUSTARD,
      bottom: PLUM,
      isSkirt: true,
      more: ['bow'],
    },
    {
      id: 'toddler',
      name: 'Toddler',
      keywords: 'child, balloon',
      build: TODDLER,
      skin: 'light',
      hair: ['tuft', 'brown'],
      top: LEAF,
      bottom: NAVY,
      more: ['balloon'],
    },
    {
      id: 'baby',
      name: 'Baby',
      keywords: 'child',
      build: [40, 20],
      skin: 'warm',
      hair: ['tuft', 'black'],
      top: '#8fbcd4',
      bottom: '#8fbcd4',
      shoes: '#8fbcd4',
      waves: true,
    },
  ] satisfies readonly Person[]
).map((each) => person(each, 'people'))

export const CREW: readonly Figure[] = (
  [
    {
      id: 'mechanic',
      name: 'Mechanic',
      keywords: 'garage, car',
      build: ADULT,
      skin: 'light',
      hair: ['hidden', 'brown'],
      top: DENIM,
      bottom: DENIM,
      more: ['cap', 'wrench'],
    },
    {
      id: 'chef',
      name: 'Chef',
      keywords: 'cook, kitchen',
      build: ADULT,
      skin: 'brown',
      hair: ['hidden', 'black'],
      top: '#c9cdd2',
      bottom: INK,
      waves: true,
      more: ['toque'],
    },
    {
      id: 'firefighter',
      name: 'Firefighter',
      keywords: 'fire',
      build: ADULT,
      skin: 'warm',
      hair: ['hidden', 'black'],
      top: NAVY,
      bottom: NAVY,
      more: ['helmet'],
    },
    {
      id: 'nurse',
      name: 'Nurse',
      keywords: 'hospital, care',
      build: [104, 116],
      skin: 'deep',
      hair: ['bun', 'black'],
      top: '#6fb3b0',
      bottom: '#6fb3b0',
      more: ['cross', 'clipboard'],
    },
    {
      id: 'doctor',
      name: 'Doctor',
      keywords: 'hospital, practice',
      build: ADULT,
      skin: 'warm',
      hair: ['short', 'gray'],
      top: '#b9cdd6',
      bottom: NAVY,
      more: ['glasses', 'tie', 'clipboard'],
    },
    {
      id: 'builder',
      name: 'Builder',
      keywords: 'construction',
      build: ADULT,
      skin: 'light',
      hair: ['hidden', 'brown'],
      top: '#e07b39',
      bottom: DENIM,
      shoes: '#8a5a36',
      waves: true,
      more: ['hard-hat'],
    },
    {
      id: 'barista',
      name: 'Barista',
      keywords: 'coffee, cafe',
      build: [104, 116],
      skin: 'light',
      hair: ['bob', 'blond'],
      top: LEAF,
      bottom: NAVY,
      more: ['apron', 'cup'],
    },
    {
      id: 'gardener',
      name: 'Gardener',
      keywords: 'garden, nursery',
      build: [104, 116],
      skin: 'warm',
      hair: ['long', 'brown'],
      top: CORAL,
      bottom: LEAF,
      shoes: '#8a5a36',
      more: ['straw-hat', 'watering-can'],
    },
    {
      id: 'courier',
      name: 'Courier',
      keywords: 'delivery, parcel',
      build: ADULT,
      skin: 'brown',
      hair: ['hidden', 'black'],
      top: MUSTARD,
      bottom: NAVY,
      more: ['cap', 'parcel'],
    },
    {
      id: 'painter',
      name: 'Painter',
      keywords: 'decorator, paint',
      build: ADULT,
      skin: 'light',
      hair: ['tousled', 'auburn'],
      top: '#b9cdd6',
      bottom: '#b9cdd6',
      more: ['brush'],
    },
    {
      id: 'dispatcher',
      name: 'Dispatcher',
      keywords: 'office, phone',
      build: [104, 116],
      skin: 'deep',
      hair: ['curly', 'black'],
      top: PLUM,
      bottom: INK,
      waves: true,
      more: ['headset'],
    },
    {
      id: 'manager',
      name: 'Manager',
      keywords: 'office, boss',
      build: ADULT,
      skin: 'warm',
      hair: ['short', 'black'],
      top: '#6d7f95',
      bottom: INK,
      more: ['tie', 'cup'],
    },
  ] satisfies readonly Person[]
).map((each) => person(each, 'at-work'))
