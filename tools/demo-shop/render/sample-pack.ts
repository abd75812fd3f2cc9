import type { Lettering } from '../artworks/index.ts'
import { panel, softShadow } from './backgrounds.ts'
import type { Kit, Picture, Piece } from './kit.ts'

/** The swatches in the back row and in the front row: an artwork on each material, fanned out of the envelope. */
const BACK: readonly Piece[] = [
  { art: 'cassette', x: 176, y: 330, size: 250, turn: -24, look: 'clear' },
  { art: 'night-moth', x: 344, y: 222, size: 270, turn: -9, look: 'holographic' },
  { art: 'asset-tag', x: 604, y: 200, size: 290, turn: 7 },
  { art: 'field-honey', x: 792, y: 316, size: 240, turn: 22, look: 'kraft' },
]
const FRONT: readonly Piece[] = [
  { art: 'stay-golden', x: 268, y: 452, size: 280, turn: -15, look: 'matte' },
  { art: 'ramen-cat', x: 480, y: 384, size: 300, turn: 2 },
  { art: 'mind-your-head', x: 698, y: 462, size: 280, turn: 14 },
]

const [FRONT_COLOR, EDGE, FLAP, INK] = ['#c9a06a', '#a97f4b', '#b98f59', '#2f2216']

/** The inside of an open envelope, behind its content. */
const inside = () =>
  softShadow(panel(130, 500, 700, 390, 18), 10, 26, 26, 0.42) +
  `<path d="M130 560L190 404Q200 384 222 384H738Q760 384 770 404L830 560Z" fill="${FLAP}"/>` +
  `<path d="M130 540H830V640H130Z" fill="#7d5b31"/>`

/** Its front with a thumb cut-out and a label. */
const front = (type: Lettering) =>
  `<path d="M130 548H392C404 548 408 558 416 572C432 602 456 614 480 614S528 602 544 572C552 558 556 548 568 548H830V872Q830 890 812 890H148Q130 890 130 872Z" fill="${FRONT_COLOR}"/>` +
  `<path d="M130 550H392C404 550 408 558 416 572C432 602 456 614 480 614S528 602 544 572C552 558 556 550 568 550H830" fill="none" stroke="#fff" stroke-opacity="0.35" stroke-width="3"/>` +
  `<path d="M131 872Q131 889 148 889H812Q829 889 829 872" fill="none" stroke="${EDGE}" stroke-width="3"/>` +
  `<g transform="rotate(-1.5 480 744)"><path d="${panel(250, 668, 460, 156, 14)}" fill="#2b2118" fill-opacity="0.18" transform="translate(3 6)"/>` +
  `<path d="${panel(250, 668, 460, 156, 14)}" fill="#fffaf0"/><path d="${panel(262, 680, 436, 132, 8)}" fill="none" stroke="${INK}" stroke-width="3"/>` +
  `<path d="${type.fit('oswald', 'SAMPLE PACK', { x: 480, y: 752, width: 380 })}" fill="${INK}"/>` +
  `<path d="${type.fit('oswald', 'PEEL · BEND · STICK', { x: 480, y: 794, width: 300, tracking: 60 })}" fill="#b8452f"/></g>`

/** The sample pack: an envelope with its content fanned out. */
export const samplePackPicture = async ({ put, square }: Kit, type: Lettering): Promise<Picture> => {
  const swatches = (await put(BACK)) + (await put(FRONT))
  return square(
    'sample-pack',
    'An open kraft envelope with a fan of samples: clear, holographic, silver, kraft, matte and white stickers, and a piece of a sign',
    'sage',
    [],
    { under: inside() + swatches, over: front(type) },
  )
}

/** The whole content of the envelope, side by side on a table. */
const ON_A_TABLE: readonly Piece[] = [
  { art: 'cassette', x: 190, y: 180, size: 270, turn: -5, look: 'clear' },
  { art: 'night-moth', x: 480, y: 190, size: 250, turn: 4, look: 'holographic' },
  { art: 'asset-tag', x: 770, y: 176, size: 280, turn: 3 },
  { art: 'slow-drip', x: 186, y: 470, size: 230, turn: 3, look: 'kraft' },
  { art: 'north-fork', x: 480, y: 480, size: 260, turn: -3 },
  { art: 'bike-more', x: 774, y: 470, size: 250, turn: -4, look: 'reflective' },
  { art: 'stay-golden', x: 190, y: 772, size: 270, turn: -3, look: 'matte' },
  { art: 'field-honey', x: 480, y: 770, size: 260, turn: 4 },
  { art: 'mind-your-head', x: 772, y: 776, size: 260, turn: -2 },
]

export const samplesOnTable = ({ square }: Kit): Promise<Picture> =>
  square(
    'sample-pack-gallery-1',
    'Nine samples side by side: clear, holographic, silver, kraft, white, reflective, matte, a roll label and a piece of a sign',
    'sand',
    ON_A_TABLE,
  )
