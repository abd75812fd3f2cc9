import type { Kit, Picture } from './kit.ts'
import { backingCard, cutOut, hangHoleBag } from './cut-and-packed.ts'
import { onRoll } from './rolls.ts'
import { backing, bumper, floor, hardHat, jar, laptop, wall, windowPane, yard } from './things.ts'

const JAR = 'M250 250H710V884H250Z'

/** One picture for every category of the tree. */
export const categoryPictures = ({ square }: Kit): Promise<Picture>[] => {
  const tea = jar('#7a5a34')
  const honey = jar('#dd9412')
  return [
    square('stickers', 'Stickers in many shapes: cassette, seal, cat, lettering and a loudspeaker', 'sand', [
      { art: 'cassette', x: 250, y: 190, size: 400, turn: -12 },
      { art: 'slackwater', x: 704, y: 236, size: 360, turn: 8 },
      { art: 'loud-lab', x: 232, y: 700, size: 360, turn: 7 },
      { art: 'stay-golden', x: 716, y: 718, size: 430, turn: -6 },
      { art: 'ramen-cat', x: 470, y: 450, size: 390, turn: 3 },
    ]),
    square(
      'labels',
      'A jar of honey with its landscape label',
      'lemon',
      [{ art: 'field-honey', x: 480, y: 600, size: 440, shadow: false, border: 0.04 }],
      { under: honey.body, over: honey.light, clip: JAR },
    ),
    square('decals', 'Cut lettering with opening hours on a shop door', 'sky', [], {
      under: windowPane() + PANE_LETTERING,
    }),
    square(
      'signs',
      'A yellow safety sign on two posts',
      'sky',
      [{ art: 'mind-your-head', x: 480, y: 400, size: 680, border: 0 }],
      { under: yard() },
    ),
    square('category-die-cut', 'A die-cut pizza slice', 'sand', [
      { art: 'pizza', x: 480, y: 480, size: 700, turn: -6 },
    ]),
    square(
      'category-kiss-cut',
      'A kiss-cut ghost on its backing paper',
      'lilac',
      [{ art: 'ghost', x: 480, y: 480, size: 600, turn: 4, shadow: false, cutLine: true }],
      { under: backing(120, 120, 720, 720, 4) },
    ),
    square('category-clear', 'A clear tea seal on a dark green background', 'sage', [
      { art: 'fern-and-co', x: 480, y: 480, size: 700, turn: -5, look: 'clear' },
    ]),
    square('category-holographic', 'A holographic night moth', 'slate', [
      { art: 'night-moth', x: 480, y: 480, size: 740, border: 0.14 },
    ]),
    square(
      'category-sticker-sheets',
      'A sheet of six kiss-cut stickers',
      'rose',
      [
        { art: 'ghost', x: 322, y: 250, size: 250, shadow: false, cutLine: true },
        { art: 'pizza', x: 636, y: 254, size: 260, turn: 6, shadow: false, cutLine: true },
        { art: 'astro-frog', x: 324, y: 512, size: 250, shadow: false, cutLine: true },
        { art: 'toadstools', x: 638, y: 516, size: 250, shadow: false, cutLine: true },
        { art: 'cassette', x: 326, y: 746, size: 266, turn: -4, shadow: false, cutLine: true },
        { art: 'stay-golden', x: 636, y: 756, size: 240, shadow: false, cutLine: true },
      ],
      { under: backing(160, 84, 640, 800, 0) },
    ),
    square(
      'category-bumper',
      'A bumper sticker about a bicycle on the back of a car',
      'slate',
      [{ art: 'bike-more', x: 300, y: 622, size: 460, turn: -1, border: 0 }],
      { under: bumper('#5f7f8c') },
    ),
    square(
      'category-hard-hat',
      'A hard hat with a rowing crest and a trail badge',
      'sky',
      [
        { art: 'rowing-club', x: 340, y: 440, size: 230, turn: -8 },
        { art: 'north-fork', x: 630, y: 450, size: 200, turn: 9 },
      ],
      { under: hardHat('#f2a41f') },
    ),
    square(
      'category-laptop',
      'A laptop lid with four stickers',
      'sand',
      [
        { art: 'slackwater', x: 270, y: 390, size: 240, turn: -8 },
        { art: 'ghost', x: 560, y: 520, size: 300, turn: 5 },
        { art: 'tiles', x: 770, y: 340, size: 170, turn: 10, dieLine: 'rounded_corner' },
        { art: 'stay-golden', x: 290, y: 620, size: 250, turn: 6 },
      ],
      { under: laptop() },
    ),
    onRoll(square, 'category-roll-labels', 'A roll of honey labels', 'lemon', 'field-honey', 'white'),
    square(
      'category-sheet-labels',
      'A sheet of round kraft coffee labels',
      'sand',
      [0, 1, 2, 3, 4, 5].map((i) => ({
        art: 'slow-drip',
        x: 330 + (i % 2) * 300,
        y: 214 + Math.floor(i / 2) * 266,
        size: 244,
        shadow: false,
        border: 0.03,
      })),
      { under: backing(160, 70, 640, 820, 0) },
    ),
    square(
      'category-jar-and-bottle',
      'A tea jar with a round botanical seal',
      'sage',
      [{ art: 'fern-and-co', x: 480, y: 610, size: 380, look: 'white', shadow: false, border: 0.05 }],
      { under: tea.body, over: tea.light, clip: JAR },
    ),
    square('category-food-and-ingredient', 'A pesto label with its ingredients', 'rose', [
      { art: 'basil-pesto', x: 480, y: 480, size: 780, turn: -4, border: 0 },
    ]),
    square('category-barcode-and-asset', 'A brushed metal asset tag with QR and bar code', 'sky', [
      { art: 'asset-tag', x: 480, y: 480, size: 780, turn: -4, border: 0.05 },
    ]),
    square(
      'category-address',
      'A sheet of return address labels on kraft paper',
      'lemon',
      [0, 1, 2, 3].map((i) => ({
        art: 'return-address',
        x: 480,
        y: 196 + i * 190,
        size: 440,
        shadow: false,
        border: 0,
      })),
      { under: backing(200, 70, 560, 820, 0) },
    ),
    square('category-vinyl-lettering', 'Cut lettering on a shop window', 'sky', [], {
      under: windowPane() + PANE_LETTERING,
    }),
    square(
      'category-cut-out-decals',
      'A deer’s head and a paw print, cut from dark film, on a wall',
      'sand',
      [],
      { under: wall('#d9c7b0') + cutOut('deer', 110, 90, 560) + cutOut('paw-print', 640, 440, 230) },
    ),
    square(
      'category-window-clings',
      'A wave mark clinging to a window',
      'sky',
      [{ art: 'slackwater', x: 480, y: 480, size: 520, shadow: false, border: 0.02 }],
      { under: windowPane() },
    ),
    square('category-parking-permits', 'A numbered parking permit', 'sky', [
      { art: 'parking-permit', x: 480, y: 480, size: 720, turn: 4, border: 0 },
    ]),
    square(
      'category-wall',
      'A wall with large geometric tiles',
      'sand',
      [{ art: 'tiles', x: 480, y: 390, size: 560, border: 0 }],
      { under: wall('#cfd9d6') },
    ),
    square(
      'category-floor',
      'A round floor mark on tiles',
      'sand',
      [{ art: 'north-fork', x: 480, y: 480, size: 640 }],
      { under: floor() },
    ),
    square('category-aluminum', 'A safety sign on aluminum', 'sky', [
      { art: 'mind-your-head', x: 480, y: 480, size: 760, look: 'metal', turn: -3 },
    ]),
    square(
      'category-corrugated-plastic',
      'A sign on two stakes in a garden',
      'sage',
      [{ art: 'this-way', x: 480, y: 400, size: 640, border: 0 }],
      { under: yard() },
    ),
    square(
      'category-car-magnets',
      'A crest as a magnet on a car',
      'slate',
      [{ art: 'rowing-club', x: 480, y: 170, size: 250 }],
      { under: bumper('#a33a3f') },
    ),
    square(
      'category-banners',
      'A wide banner in turquoise',
      'sky',
      [{ art: 'bike-more', x: 480, y: 400, size: 860, border: 0 }],
      { under: wall('#dfe6e3') },
    ),
    square('category-safety', 'A yellow safety sign', 'lemon', [
      { art: 'mind-your-head', x: 480, y: 480, size: 720 },
    ]),
    square('category-marketplace', 'Artists’ stickers: a moth, a wave and tiles', 'lilac', [
      { art: 'tiles', x: 300, y: 290, size: 330, turn: -8 },
      { art: 'slackwater', x: 670, y: 320, size: 390, turn: 7 },
      { art: 'night-moth', x: 480, y: 670, size: 480, turn: -3 },
    ]),
    square('category-stock-image-stickers', 'Toadstools and a frog', 'sage', [
      { art: 'toadstools', x: 330, y: 400, size: 470, turn: -7 },
      { art: 'astro-frog', x: 640, y: 590, size: 480, turn: 6 },
    ]),
    square(
      'category-retail-ready-packs',
      'A sticker on a printed card with a hang hole, and one in a clear bag',
      'rose',
      [
        { art: 'pizza', x: 300, y: 490, size: 300, turn: -4, shadow: false },
        { art: 'stay-golden', x: 712, y: 560, size: 270, turn: 3, shadow: false },
      ],
      { under: backingCard() + hangHoleBag().back, over: hangHoleBag().light },
    ),
    square('category-special-offers', 'A pizza slice and a ghost', 'lemon', [
      { art: 'ghost', x: 350, y: 410, size: 500, turn: -7 },
      { art: 'pizza', x: 640, y: 590, size: 500, turn: 8 },
    ]),
  ]
}

/** Replaced by the renderer: cut lettering without a border, on the pane. */
export const PANE_LETTERING = '<!--door-->'
