import type { Point } from '../../cliparts/draw.ts'
import { half, limb, oval, region, rounded, smooth, type FigureRegion } from '../draw.ts'
import { INK } from './colors.ts'

/** Things a person wears or holds besides clothes. */
export type Accessory =
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

interface Places {
  readonly face: Point
  readonly held: Point
  readonly other: Point
  readonly neck: number
}

type Draw = (of: FigureRegion, ...paths: readonly string[]) => void

/** Draws accessories at head, hands and neck. */
export function drawAccessories(
  more: readonly Accessory[],
  { face: { y }, held, other, neck }: Places,
  draw: Draw,
): void {
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
