import type { Kit, Picture } from './kit.ts'
import { onRoll } from './rolls.ts'
import { BOTTLE_SIDE, backing, bottle, box, jar, laptop, notebook, windowPane } from './things.ts'

const JAR = 'M250 250H710V884H250Z'

/** Three pictures of every product in use. */
export const galleryPictures = ({ square }: Kit): Promise<Picture>[] => {
  const teal = bottle('#2f6f73')
  const plum = bottle('#4b3b6b')
  const sauce = jar('#a5301c')
  const tea = jar('#7a5a34')
  const honey = jar('#dd9412')
  const around = (thing: { body: string; light: string }, clip: string) => ({
    under: thing.body,
    over: thing.light,
    clip,
  })
  return [
    square(
      'die-cut-stickers-gallery-1',
      'Four die-cut stickers on a laptop, one of them holographic',
      'sand',
      [
        { art: 'ramen-cat', x: 270, y: 560, size: 280, turn: -8 },
        { art: 'north-fork', x: 480, y: 350, size: 230, turn: 6, look: 'holographic', border: 0.1 },
        { art: 'cassette', x: 650, y: 600, size: 290, turn: 7 },
        { art: 'toadstools', x: 760, y: 330, size: 200, turn: -10 },
      ],
      { under: laptop() },
    ),
    square(
      'die-cut-stickers-gallery-2',
      'Die-cut stickers around a steel bottle',
      'lilac',
      [
        { art: 'stay-golden', x: 476, y: 420, size: 240, turn: -4, shadow: false },
        { art: 'toadstools', x: 400, y: 710, size: 200, turn: -9, shadow: false },
        { art: 'north-fork', x: 552, y: 610, size: 180, turn: 8, shadow: false },
      ],
      around(teal, BOTTLE_SIDE),
    ),
    square(
      'die-cut-stickers-gallery-3',
      'A die-cut badge seals a shipping box',
      'sage',
      [{ art: 'north-fork', x: 480, y: 474, size: 340, turn: -4 }],
      { under: box() },
    ),
    square(
      'clear-stickers-gallery-1',
      'A clear wave mark on a window',
      'sky',
      [{ art: 'slackwater', x: 480, y: 480, size: 520, shadow: false, border: 0.02 }],
      { under: windowPane() },
    ),
    square(
      'clear-stickers-gallery-2',
      'A clear botanical seal on a tea jar',
      'sage',
      [{ art: 'fern-and-co', x: 480, y: 610, size: 360, look: 'white', shadow: false, border: 0.02 }],
      around(tea, JAR),
    ),
    square(
      'clear-stickers-gallery-3',
      'A clear moth on a violet bottle',
      'rose',
      [{ art: 'night-moth', x: 480, y: 520, size: 280, look: 'frosted', shadow: false, border: 0.04 }],
      around(plum, BOTTLE_SIDE),
    ),
    square(
      'holographic-stickers-gallery-1',
      'Holographic stickers on a laptop',
      'slate',
      [
        { art: 'loud-lab', x: 300, y: 470, size: 320, turn: -8, border: 0.16 },
        { art: 'night-moth', x: 640, y: 480, size: 380, turn: 6, border: 0.14 },
      ],
      { under: laptop() },
    ),
    square(
      'holographic-stickers-gallery-2',
      'A holographic moth on a notebook',
      'lilac',
      [{ art: 'night-moth', x: 470, y: 450, size: 400, turn: -5, border: 0.14 }],
      { under: notebook('#231c3f') },
    ),
    square(
      'holographic-stickers-gallery-3',
      'Loud Lab in holographic film on a bottle',
      'slate',
      [{ art: 'loud-lab', x: 480, y: 520, size: 262, shadow: false, border: 0.12 }],
      around(teal, BOTTLE_SIDE),
    ),
    square(
      'kiss-cut-stickers-gallery-1',
      'A kiss-cut ghost half off its sheet',
      'rose',
      [{ art: 'ghost', x: 560, y: 430, size: 520, turn: 9 }],
      { under: backing(90, 180, 640, 640, -5) },
    ),
    square(
      'kiss-cut-stickers-gallery-2',
      'Kiss-cut stickers stacked on their backings',
      'sand',
      [{ art: 'pizza', x: 480, y: 480, size: 520, turn: 6, shadow: false, cutLine: true }],
      {
        under:
          backing(180, 210, 600, 600, -12) + backing(170, 190, 610, 610, -3) + backing(170, 170, 620, 620, 6),
      },
    ),
    square(
      'kiss-cut-stickers-gallery-3',
      'A kiss-cut cat on a notebook',
      'lemon',
      [{ art: 'ramen-cat', x: 460, y: 440, size: 380, turn: -6 }],
      { under: notebook('#8c2f3f') },
    ),
    square(
      'roll-labels-gallery-1',
      'Hot sauce with its label around the jar',
      'rose',
      [{ art: 'ember-and-ash', x: 480, y: 610, size: 420, shadow: false, border: 0.03 }],
      around(sauce, JAR),
    ),
    onRoll(square, 'roll-labels-gallery-2', 'A roll of honey labels', 'lemon', 'field-honey', 'white'),
    square(
      'roll-labels-gallery-3',
      'A jar of honey with its landscape label',
      'sage',
      [{ art: 'field-honey', x: 480, y: 600, size: 440, shadow: false, border: 0.04 }],
      around(honey, JAR),
    ),
  ]
}
