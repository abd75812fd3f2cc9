import fc from 'fast-check'
import { BARCODE_TYPES } from '@kisscut/core/codes'
import { CLIP_TYPES, TEXT_ALIGNMENTS } from '@kisscut/core/design'
import { SHAPE_DEFAULTS, elementOf } from '../design/index.ts'
import type { Design, Element, Similarity } from '../design/index.ts'

const inches = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true }).map((n) => Number(n.toFixed(4)) + 0)

const paint = fc.oneof(
  fc.constant({ colorId: null, customColor: null }),
  fc.constantFrom('red', 'gold').map((colorId) => ({ colorId, customColor: null })),
  fc.constantFrom('#d6006c', '#12343b').map((customColor) => ({ colorId: null, customColor })),
)
const stroke = fc
  .record({ paint, width: fc.integer({ min: 0, max: 200 }) })
  .map(({ paint: p, width }) => ({ ...p, width }))

const place = fc.record({
  x: inches(-2, 6),
  y: inches(-2, 6),
  width: inches(0.1, 4),
  height: inches(0.1, 4),
  rotation: fc.integer({ min: -720, max: 720 }),
  locked: fc.boolean(),
  canRemove: fc.boolean(),
  maintainProportion: fc.boolean(),
  invertX: fc.boolean(),
  dontClip: fc.boolean(),
})

/** An element of any kind except a mask. */
const element = (id: string, side: string): fc.Arbitrary<Element> =>
  place.chain((at) => {
    const given = { ...at, id, side }
    return fc.oneof(
      fc
        .record({
          text: fc.string({ maxLength: 20 }),
          fill: paint,
          stroke,
          alignment: fc.constantFrom(...TEXT_ALIGNMENTS),
        })
        .map((more) => elementOf('text', { ...given, ...more, font: 'oswald', size: 0.4 })),
      fc
        .record({ fill: paint, stroke })
        .map((more) => elementOf('shape', { ...given, ...more, shape: 'ellipse' })),
      fc.constant(elementOf('upload', { ...given, file: 'f1', pixels: { width: 900, height: 600 } })),
      fc.constant(elementOf('code', { ...given, data: 'https://kisscut.example' })),
      fc
        .constantFrom(...BARCODE_TYPES)
        .map((barcode) => elementOf('code', { ...given, code: { type: 'bar', barcode }, data: '12345670' })),
      paint.map((first) => elementOf('clipart', { ...given, clipart: 'deer', regions: { body: first } })),
      fc.constant(elementOf('marketplace', { ...given, artwork: 'moth' })),
    )
  })

/** A design of one or two sides with up to six elements, numbered e0, e1, …; z in order of insertion. */
export const designs = (): fc.Arbitrary<Design> =>
  fc
    .record({
      width: inches(1, 8),
      height: inches(1, 8),
      sides: fc.integer({ min: 1, max: 2 }),
      clipType: fc.constantFrom(...CLIP_TYPES),
      count: fc.integer({ min: 0, max: 6 }),
      shownOn: fc.option(fc.record({ background: fc.constant('door'), x: inches(0, 40), y: inches(0, 20) })),
    })
    .chain(({ width, height, sides, clipType, count, shownOn }) =>
      fc
        .tuple(...Array.from({ length: count }, (_, i) => element(`e${i}`, `s${i % sides}`)))
        .map((elements) => ({
          width,
          height,
          sides: Array.from({ length: sides }, (_, i) => ({
            id: `s${i}`,
            name: `Side ${i}`,
            shape: { ...SHAPE_DEFAULTS, clipType },
            disableOffsetPath: false,
          })),
          elements: elements.map((found, i) => ({ ...found, z: Math.floor(i / sides) })),
          ...(shownOn && { shownOn }),
        })),
    )

const groups = fc.constantFrom(undefined, ['g'], ['g', 'h'], ['k'])

/** Designs with some elements in groups, nested groups, hidden and named ones. */
export const groupedDesigns = (): fc.Arbitrary<Design> =>
  fc
    .tuple(
      designs(),
      fc.array(groups, { minLength: 6, maxLength: 6 }),
      fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
    )
    .map(([design, paths, hidden]) => ({
      ...design,
      elements: design.elements.map((each, at) => ({
        ...each,
        ...(paths[at] && { groups: paths[at] }),
        ...(hidden[at] && { hidden: true, name: `Field ${at}` }),
      })),
    }))

/** A change of place, size and angle as by a drag. */
export const similarities = (): fc.Arbitrary<Similarity> =>
  fc.record({
    about: fc.record({ x: inches(-3, 9), y: inches(-3, 9) }),
    scale: inches(0.2, 5),
    rotate: fc.integer({ min: -720, max: 720 }),
    dx: inches(-5, 5),
    dy: inches(-5, 5),
  })
