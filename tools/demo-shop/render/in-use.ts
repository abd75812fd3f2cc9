import type { Kit, Picture } from './kit.ts'
import { box, bumper, floor, hardHat, jar, laptop, notebook, wall, windowPane, yard } from './things.ts'

const JAR = 'M250 250H710V884H250Z'

/** A second picture, in use, of every product that has no gallery of three. */
export const inUsePictures = ({ square }: Kit): Promise<Picture>[] => {
  const pesto = jar('#6c7a2e')
  const coffee = jar('#3b2417')
  return [
    square(
      'sticker-sheets-gallery-1',
      'Stickers from a sheet on a notebook: toadstools, a pizza slice and a ghost',
      'rose',
      [
        { art: 'toadstools', x: 470, y: 250, size: 250, turn: 8 },
        { art: 'pizza', x: 400, y: 500, size: 270, turn: -8 },
        { art: 'ghost', x: 540, y: 710, size: 260, turn: 6 },
      ],
      { under: notebook('#2f6f73') },
    ),
    square(
      'bumper-stickers-gallery-1',
      'A bumper sticker on the back of a red car',
      'slate',
      [{ art: 'bike-more', x: 640, y: 622, size: 480, turn: 1, border: 0 }],
      { under: bumper('#a33a3f') },
    ),
    square(
      'hard-hat-stickers-gallery-1',
      'A white hard hat with a round badge and a crest',
      'sand',
      [
        { art: 'north-fork', x: 330, y: 450, size: 210, turn: -8 },
        { art: 'rowing-club', x: 630, y: 440, size: 220, turn: 8 },
      ],
      { under: hardHat('#f1eee6') },
    ),
    square(
      'food-labels-gallery-1',
      'A jar of pesto with its label',
      'sage',
      [{ art: 'basil-pesto', x: 480, y: 610, size: 400, shadow: false, border: 0 }],
      { under: pesto.body, over: pesto.light, clip: JAR },
    ),
    square(
      'sheet-labels-gallery-1',
      'A jar of coffee with a round kraft label',
      'sand',
      [{ art: 'slow-drip', x: 480, y: 610, size: 380, shadow: false, border: 0.03 }],
      { under: coffee.body, over: coffee.light, clip: JAR },
    ),
    square(
      'asset-tags-gallery-1',
      'A metal asset tag on a laptop',
      'slate',
      [{ art: 'asset-tag', x: 650, y: 600, size: 360, border: 0.05 }],
      { under: laptop() },
    ),
    square(
      'address-labels-gallery-1',
      'A return address label on a shipping box',
      'lemon',
      [{ art: 'return-address', x: 350, y: 290, size: 360, turn: -1, border: 0 }],
      { under: box() },
    ),
    square(
      'window-clings-gallery-1',
      'A tea shop’s seal on its window',
      'sky',
      [{ art: 'fern-and-co', x: 480, y: 470, size: 500, shadow: false, border: 0.02 }],
      { under: windowPane() },
    ),
    square(
      'parking-permits-gallery-1',
      'A numbered permit in the corner of a window',
      'sky',
      [{ art: 'parking-permit', x: 270, y: 690, size: 340, border: 0, shadow: false }],
      { under: windowPane() },
    ),
    square(
      'floor-decals-gallery-1',
      'Tiles with a pattern of their own on a floor',
      'sand',
      [{ art: 'tiles', x: 480, y: 480, size: 640, border: 0, shadow: false }],
      { under: floor() },
    ),
    square(
      'aluminum-signs-gallery-1',
      'A honey farm’s aluminum sign on a wall',
      'sand',
      [{ art: 'field-honey', x: 480, y: 400, size: 620, border: 0.1 }],
      { under: wall('#8fa39c') },
    ),
    square(
      'yard-signs-gallery-1',
      'A rowing club’s sign on two stakes',
      'sage',
      [{ art: 'rowing-club', x: 480, y: 390, size: 520, dieLine: 'rectangle', border: 0.2 }],
      { under: yard() },
    ),
    square(
      'car-magnets-gallery-1',
      'A coffee roaster’s round magnet on a car',
      'slate',
      [{ art: 'slow-drip', x: 480, y: 160, size: 240, look: 'white', border: 0.03 }],
      { under: bumper('#40525e') },
    ),
  ]
}
