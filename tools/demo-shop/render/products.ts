import type { Kit, Picture } from './kit.ts'
import { backing } from './things.ts'
import { onRoll } from './rolls.ts'

/** The picture on a product's tile and page, and the hero's single stickers. */
export const productPictures = ({ square, alone }: Kit): Promise<Picture>[] => [
  square(
    'die-cut-stickers',
    'Three die-cut stickers with white borders: a ramen cat, a trail badge and toadstools',
    'sand',
    [
      { art: 'toadstools', x: 664, y: 282, size: 470, turn: 8 },
      { art: 'north-fork', x: 276, y: 310, size: 400, turn: -10 },
      { art: 'ramen-cat', x: 470, y: 650, size: 520, turn: -3 },
    ],
  ),
  square('clear-stickers', 'Clear stickers that show what’s behind them: a tea seal and a cassette', 'sage', [
    { art: 'cassette', x: 590, y: 690, size: 560, turn: 7, look: 'clear' },
    { art: 'fern-and-co', x: 390, y: 350, size: 540, turn: -6, look: 'clear' },
  ]),
  square('holographic-stickers', 'Holographic stickers in rainbow film: Loud Lab and a night moth', 'slate', [
    { art: 'loud-lab', x: 350, y: 340, size: 520, turn: -8, border: 0.16 },
    { art: 'night-moth', x: 610, y: 640, size: 540, turn: 7, border: 0.14 },
  ]),
  square(
    'kiss-cut-stickers',
    'A kiss-cut frog sticker on its backing paper, the cut line running around it',
    'lilac',
    [{ art: 'astro-frog', x: 480, y: 480, size: 600, turn: -4, shadow: false, cutLine: true }],
    { under: backing(120, 120, 720, 720, -4) },
  ),
  onRoll(
    square,
    'roll-labels',
    'A roll of hot-sauce labels, three of them unrolled',
    'sage',
    'ember-and-ash',
    'white',
  ),
  alone('hero-1', 'Trail badge North Fork, die-cut on white vinyl', { art: 'north-fork', size: 800 }),
  alone('hero-2', 'Loud Lab on holographic film', { art: 'loud-lab', size: 800, border: 0.16 }),
  alone('hero-3', 'Ramen cat, die-cut on white vinyl', { art: 'ramen-cat', size: 800 }),
  alone('hero-4', 'Pizza slice in sunglasses, die-cut on white vinyl', { art: 'pizza', size: 800 }),
]
