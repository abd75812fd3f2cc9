import { CLIP_TYPES } from '@kisscut/core/design'
import { elementOf, emptyDesign, type Design, type Element } from '@kisscut/artwork/design'
import { designAsJson, designFrom } from '@kisscut/artwork/design-json'
import { designs } from '@kisscut/artwork/testing'
import { inches } from '@kisscut/core/units'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withDesign } from '../../configure/stated-design.ts'
import { onSize } from '../on-size.ts'
import { sampleOn, type SampleProduct } from './sample-on.ts'

const set = (...ids: readonly string[]): ReadonlySet<string> => new Set(ids)
const some = (...ids: readonly string[]) => fc.subarray([...ids]).map((each) => set(...each))

const product: fc.Arbitrary<SampleProduct> = fc.record({
  empty: fc
    .tuple(fc.boolean(), fc.constantFrom(...CLIP_TYPES.filter((each) => each !== 'custom_path')))
    .map(([isSided, clipType]): Design => {
      const empty = emptyDesign(3, 2)
      const front = { ...empty.sides[0]!, shape: { ...empty.sides[0]!.shape, clipType } }
      return { ...empty, sides: isSided ? [front, { ...front, id: 'back', name: 'Back' }] : [front] }
    }),
  clipTypes: fc.subarray([...CLIP_TYPES]),
  isLettering: fc.boolean(),
  disableQr: fc.boolean(),
  showVariableData: fc.boolean(),
  backgrounds: fc.constant([]),
  there: fc.record({
    fonts: some('oswald'),
    colors: some('red', 'gold'),
    cliparts: some('deer'),
    regions: some('body'),
    artworks: some('moth'),
  }),
  defaultFont: fc.constantFrom('plain', null),
})

const length = fc.double({ min: 0.5, max: 12, noNaN: true })

describe('invariants of an opened sample design (TOOL-13)', () => {
  it('can always be saved, whatever changed in the product and the library', () =>
    fc.assert(
      fc.property(designs(), product, fc.tuple(length, length), (sample, on, [width, height]) => {
        const opened = onSize(sampleOn(sample, on), { width: inches(width), height: inches(height) })
        expect(designFrom(opened)).toMatchObject({ ok: true })
        expect(withDesign({}, { ...designAsJson(opened) }, null)).toMatchObject({ ok: true })
        expect(opened.sides.map(({ id }) => id)).toEqual(on.empty.sides.map(({ id }) => id))
      }),
    ))

  it('refers only to existing rows, and has only elements its product allows', () =>
    fc.assert(
      fc.property(designs(), product, (sample, on) => {
        for (const element of sampleOn(sample, on).elements) {
          if (element.kind === 'text') expect([...on.there.fonts, on.defaultFont]).toContain(element.font)
          if (element.kind === 'clipart') expect(on.there.cliparts).toContain(element.clipart)
          if (element.kind === 'marketplace') expect(on.there.artworks).toContain(element.artwork)
          if (element.kind === 'code') expect(on.disableQr).toBe(false)
          if (on.isLettering) expect(element.kind).toBe('text')
          expect(element.kind).not.toBe('upload')
          const fill = element.kind === 'text' || element.kind === 'shape' ? element.fill.colorId : null
          if (fill !== null) expect(on.there.colors).toContain(fill)
        }
      }),
    ))

  it('keeps every lock, and opens unchanged if nothing is missing', () =>
    fc.assert(
      fc.property(designs(), (sample) => {
        const opened = sampleOn(sample, {
          ...{ empty: sample, clipTypes: [], isLettering: false, disableQr: false, showVariableData: true },
          ...{ backgrounds: [], defaultFont: null },
          there: {
            ...{ fonts: set('oswald'), colors: set('red', 'gold'), cliparts: set('deer') },
            ...{ regions: set('body'), artworks: set('moth') },
          },
        })
        expect(opened.elements).toEqual(sample.elements.filter(({ kind }) => kind !== 'upload'))
      }),
    ))

  it('of another size opens at the same place within its product', () => {
    const shares = fc.tuple(...[0, 1, 2, 3].map(() => fc.double({ min: 0, max: 1, noNaN: true })))
    const inside = fc
      .tuple(length, length, fc.array(shares, { minLength: 1, maxLength: 5 }))
      .map(([width, height, all]): Design => ({
        ...emptyDesign(width, height),
        elements: all.map(([x, y, w, h], at): Element => {
          const [across, down] = [0.01 + w! * 0.9 * width, 0.01 + h! * 0.9 * height]
          const box = { x: x! * (width - across), y: y! * (height - down), width: across, height: down }
          return elementOf('shape', { id: `e${at}`, side: 'front', shape: 'ellipse', z: at, ...box })
        }),
      }))
    fc.assert(
      fc.property(inside, product, fc.tuple(length, length), (sample, on, [width, height]) => {
        const size = { width: inches(width), height: inches(height) }
        for (const { x, y, ...of } of onSize(sampleOn(sample, on), size).elements) {
          if (of.width > width || of.height > height) continue
          expect(Math.min(x, y)).toBeGreaterThan(-0.02)
          expect(x + of.width).toBeLessThan(width + 0.02)
          expect(y + of.height).toBeLessThan(height + 0.02)
        }
      }),
    )
  })
})
