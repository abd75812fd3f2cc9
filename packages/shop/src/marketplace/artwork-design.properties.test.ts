import { DEFAULT_PRINT_RULES } from '@kisscut/core/print-rules'
import { inches } from '@kisscut/core/units'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inkOf, ratioOf } from '../catalog/artwork-product.ts'
import { artworkDesign } from './artwork-design.ts'

const length = (most = 20) => fc.integer({ min: 500, max: most * 1000 }).map((each) => each / 1000)
const HAIR = 0.001

const partsOf = (width: number, height: number, more: object) =>
  ({
    base: { create_cut_contour: true },
    artwork: { id: 'a', width: String(width), height: String(height), full_bleed: false, cut: null, ...more },
  }) as unknown as Parameters<typeof artworkDesign>[0]

const designed = (parts: ReturnType<typeof partsOf>, width: number, height: number) => {
  const design = artworkDesign(parts, {
    ...{ width: inches(width), height: inches(height) },
    ...{ removedBackground: false, rules: DEFAULT_PRINT_RULES },
  })
  return { design, element: design.elements[0]! }
}

describe('invariants of designs of artworks', () => {
  it('keep the artwork’s ratio and stay within the ordered size, with room for the cut (MKT-3)', () => {
    fc.assert(
      fc.property(length(), length(), length(), length(), (w, h, width, height) => {
        const { design, element } = designed(partsOf(w, h, {}), width, height)
        expect(element.width / element.height).toBeCloseTo(w / h, 6)
        expect(Math.min(element.x, element.y)).toBeGreaterThan(0)
        expect(element.x + element.width).toBeLessThan(width)
        expect(element.y + element.height).toBeLessThan(height)
        expect(design.sides[0]?.shape.clipType).toBe('contour')
      }),
    )
  })

  it('cover the cut and its bleed on all sides if the picture is full-bleed (MKT-3, IMG-2)', () => {
    fc.assert(
      fc.property(length(), length(), length(), length(), (w, h, width, height) => {
        const { design, element } = designed(partsOf(w, h, { full_bleed: true }), width, height)
        const { bleed } = DEFAULT_PRINT_RULES
        expect(Math.max(element.x, element.y)).toBeLessThanOrEqual(-bleed + HAIR)
        expect(element.x + element.width).toBeGreaterThanOrEqual(width + bleed - HAIR)
        expect(element.y + element.height).toBeGreaterThanOrEqual(height + bleed - HAIR)
        expect(design.sides[0]?.shape.clipType).toBe('rectangle')
      }),
    )
  })

  it('have the ordered size in both directions if ordered in the ratio of their cut (MKT-4)', () => {
    fc.assert(
      fc.property(length(4), length(4), (w, h) => {
        // Drawn over the whole page, an eighth of an inch inside the cut.
        const cut = {
          width: w,
          height: h,
          box: { x: -0.125, y: -0.125, width: w + 0.25, height: h + 0.25 },
          path: 'M0 0Z',
        }
        const parts = partsOf(w, h, { cut })
        expect(inkOf({ cut })?.[0]).toEqual({ x: 0, y: 0 })
        const [width, height] = ratioOf(parts).map(Number) as [number, number]
        const { element } = designed(parts, width, height)
        expect(element.width).toBeCloseTo(w, 1)
        expect(element.height).toBeCloseTo(h, 1)
      }),
    )
  })
})
