import type { Lettering } from '../artworks/index.ts'
import { artworkByName } from '../artworks/index.ts'
import { drawing, onGround } from './ground.ts'
import type { Ground } from './ground.ts'
import { laid, stickerOf } from './sticker-of.ts'
import type { Laid, StickerWish } from './sticker-of.ts'
import { BOTTLE_SIDE, backing, bottle, box, jar, laptop, notebook, roll, windowPane } from './things.ts'

/** A finished drawing with what is said about it. */
export interface Picture {
  readonly name: string
  readonly alt: string
  readonly svg: string
  readonly width: number
  readonly height: number
  readonly transparent?: boolean
}

type Piece = Laid & StickerWish & { readonly art: string }

/** Draws every picture of the demo shop. */
export async function allPictures(type: Lettering): Promise<Picture[]> {
  const put = async (pieces: readonly Piece[]): Promise<string> => {
    const drawn = []
    for (const piece of pieces)
      drawn.push(laid(await stickerOf(artworkByName(piece.art), type, piece), piece))
    return drawn.join('')
  }
  const square = async (
    name: string,
    alt: string,
    ground: Ground,
    pieces: readonly Piece[],
    under = '',
    over = '',
  ): Promise<Picture> => ({
    name,
    alt,
    svg: onGround(ground, 960, 960, under + (await put(pieces)) + over),
    width: 960,
    height: 960,
  })
  const alone = async (name: string, alt: string, piece: Omit<Piece, 'x' | 'y'>): Promise<Picture> => ({
    name,
    alt,
    svg: drawing(960, 960, await put([{ x: 480, y: 470, ...piece }])),
    width: 960,
    height: 960,
    transparent: true,
  })
  const round = async (
    name: string,
    alt: string,
    ground: Ground,
    thing: { body: string; light: string },
    clip: string,
    pieces: readonly Piece[],
  ): Promise<Picture> =>
    square(
      name,
      alt,
      ground,
      [],
      thing.light.slice(0, thing.light.indexOf('</defs>') + 7) +
        thing.body +
        `<clipPath id="side"><path d="${clip}"/></clipPath><g clip-path="url(#side)">${await put(pieces)}</g>` +
        thing.light.slice(thing.light.indexOf('</defs>') + 7),
    )

  const labels = (art: string, look: StickerWish['look'], size: number): Piece[] => [
    { art, x: 480, y: 430, size: size * 0.62, shadow: false, ...(look ? { look } : {}), border: 0.04 },
    { art, x: 480, y: 760, size, shadow: false, ...(look ? { look } : {}), border: 0.04 },
  ]
  const rolled = roll('#efe4cc')

  return Promise.all([
    square(
      'die-cut-stickers',
      'Three die-cut stickers with white borders: a ramen cat, a trail badge and toadstools',
      'sand',
      [
        { art: 'toadstools', x: 640, y: 300, size: 480, turn: 9 },
        { art: 'north-fork', x: 290, y: 350, size: 400, turn: -10 },
        { art: 'ramen-cat', x: 500, y: 660, size: 520, turn: -3 },
      ],
    ),
    square('clear-stickers', 'Clear stickers whose ground shows through: a tea seal and a cassette', 'sage', [
      { art: 'cassette', x: 590, y: 690, size: 560, turn: 7, look: 'clear' },
      { art: 'fern-and-co', x: 390, y: 370, size: 540, turn: -6, look: 'clear' },
    ]),
    square(
      'holographic-stickers',
      'Holographic stickers in rainbow film: Loud Lab and Stay Golden',
      'slate',
      [
        { art: 'stay-golden', x: 620, y: 680, size: 500, turn: 7, look: 'holographic' },
        { art: 'loud-lab', x: 400, y: 370, size: 560, turn: -7, border: 0.16 },
      ],
    ),
    square(
      'kiss-cut-stickers',
      'A kiss-cut cat sticker on its square backing paper, one corner of the sheet free',
      'rose',
      [{ art: 'ramen-cat', x: 480, y: 480, size: 560, turn: -4 }],
      backing(130, 130, 700, 700, -4),
    ),
    square(
      'roll-labels',
      'A roll of hot-sauce labels, two of them unrolled',
      'lemon',
      labels('ember-and-ash', 'white', 380),
      rolled.behind,
      rolled.light,
    ),
    square('stickers', 'A pile of stickers in many shapes', 'sand', [
      { art: 'cassette', x: 270, y: 240, size: 400, turn: -14 },
      { art: 'fern-and-co', x: 690, y: 260, size: 360, turn: 8, look: 'white' },
      { art: 'loud-lab', x: 240, y: 660, size: 370, turn: 8 },
      { art: 'stay-golden', x: 700, y: 690, size: 450, turn: -6 },
      { art: 'ramen-cat', x: 470, y: 470, size: 400, turn: 3 },
    ]),
    round(
      'labels',
      'A jar of honey-coloured tea with a round label',
      'sage',
      jar('#c98a3a'),
      'M250 250H710V884H250Z',
      [{ art: 'fern-and-co', x: 480, y: 600, size: 370, look: 'white', shadow: false }],
    ),
    square(
      'decals',
      'Decals on a shop window',
      'sky',
      [{ art: 'north-fork', x: 480, y: 470, size: 560, look: 'white', border: 0.05 }],
      windowPane(),
    ),
    square('signs', 'A badge large enough to be a sign', 'sky', [
      { art: 'north-fork', x: 480, y: 470, size: 760, look: 'metal' },
    ]),
    alone('hero-1', 'Trail badge North Fork, die-cut on white vinyl', { art: 'north-fork', size: 800 }),
    alone('hero-2', 'Loud Lab on holographic film', { art: 'loud-lab', size: 800, border: 0.16 }),
    alone('hero-3', 'Ramen cat, die-cut on white vinyl', { art: 'ramen-cat', size: 800 }),
    alone('hero-4', 'Toadstools, die-cut on white vinyl', { art: 'toadstools', size: 800 }),
    square(
      'die-cut-stickers-gallery-1',
      'Die-cut stickers on a laptop',
      'sand',
      [
        { art: 'ramen-cat', x: 280, y: 520, size: 280, turn: -8 },
        { art: 'north-fork', x: 560, y: 390, size: 230, turn: 6 },
        { art: 'cassette', x: 690, y: 610, size: 280, turn: 9 },
        { art: 'toadstools', x: 760, y: 350, size: 200, turn: -10 },
      ],
      laptop(),
    ),
    round(
      'die-cut-stickers-gallery-2',
      'Die-cut stickers on a steel bottle',
      'lilac',
      bottle('#2f6f73'),
      BOTTLE_SIDE,
      [
        { art: 'stay-golden', x: 472, y: 420, size: 240, turn: -4, shadow: false },
        { art: 'toadstools', x: 400, y: 700, size: 210, turn: -9, shadow: false },
        { art: 'north-fork', x: 560, y: 620, size: 190, turn: 8, shadow: false },
      ],
    ),
    square(
      'die-cut-stickers-gallery-3',
      'A die-cut badge seals a shipping box',
      'sage',
      [{ art: 'north-fork', x: 480, y: 474, size: 340, turn: -4 }],
      box(),
    ),
    square(
      'notebook',
      'A notebook with a cassette sticker',
      'lemon',
      [{ art: 'cassette', x: 470, y: 440, size: 400, turn: -6 }],
      notebook('#8c2f3f'),
    ),
  ])
}
