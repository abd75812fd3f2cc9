import { dieLineOf, emptyDesign, elementOf, hide, reshape, type Design } from '@kisscut/artwork/design'
import { boxAround, flatten } from '@kisscut/artwork/geometry'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { openPressProfile, printPdf } from '../print/index.ts'
import { drawingOrderOf, shapedDesigns } from '../testing/drawn-designs.ts'
import { drawDesign } from './index.ts'

const press = await openPressProfile()
const printed = async (design: Design) => {
  const { svg, placement, contour } = await drawDesign(drawingOrderOf(design))
  const dieLine = { ...dieLineOf(design, design.sides[0]!), contour }
  const artwork = { mime: 'image/svg+xml', bytes: svg }
  return printPdf({ title: 'Drawn', dieLine, look: 'white', artwork, placement }, press)
}

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
const large = { create: { width: 3000, height: 3000, channels: 3, background: '#888', noise } } as const
/** A photograph of nine megapixels full of detail: more than ten megabytes in a drawing. */
const DETAILED = { mime: 'image/jpeg', bytes: await sharp(large).jpeg().toBuffer() }

describe('invariants of drawn designs', () => {
  it('always print as drawn, 1 % apart on average (DESIGN-30, PROD-12)', async () => {
    const differences: number[] = []
    await fc.assert(
      fc.asyncProperty(shapedDesigns(), async (design) => {
        const { difference } = await printed(design)
        differences.push(difference ?? 1)
        expect(difference).toBeLessThan(0.03)
      }),
      { numRuns: 12 },
    )
    expect(differences.reduce((sum, each) => sum + each, 0) / differences.length).toBeLessThan(0.01)
  })

  it('have a contour that never leaves the product, the same on each drawing (DESIGN-37)', async () => {
    await fc.assert(
      fc.asyncProperty(shapedDesigns(), async (design) => {
        const followed = reshape(design.sides[0]!.id, { clipType: 'contour' }).apply(design)
        const { contour } = await drawDesign(drawingOrderOf(followed))
        if (contour === null) return
        const box = boxAround(flatten(contour, 0.0002).flat())
        expect(Math.min(box.x, box.y)).toBeGreaterThan(-0.001)
        expect(box.x + box.width).toBeLessThan(design.width + 0.001)
        expect(box.y + box.height).toBeLessThan(design.height + 0.001)
        expect((await drawDesign(drawingOrderOf(followed))).contour).toBe(contour)
      }),
      { numRuns: 6 },
    )
  })

  it('draw one photograph of more than ten megabytes (DESIGN-30)', async () => {
    const photograph = elementOf('upload', { id: 'u', side: 'front', width: 6, height: 6, file: 'noise' })
    const order = drawingOrderOf({ ...emptyDesign(6, 6), elements: [photograph] })
    const { svg, raster } = await drawDesign({ ...order, pictures: { u: DETAILED } })
    expect(svg.length).toBeGreaterThan(10_000_000)
    expect(raster).not.toBeNull()
  })

  it('stay small enough to print with any number of large pictures', async () => {
    const many = Array.from({ length: 12 }, (_, n) =>
      elementOf('upload', {
        id: `u${n}`,
        side: 'front',
        x: n / 10,
        width: 9,
        height: 9,
        z: n,
        file: 'noise',
      }),
    )
    const design = { ...emptyDesign(10, 10), elements: many }
    const pictures = Object.fromEntries(many.map(({ id }) => [id, DETAILED]))
    const { svg, raster } = await drawDesign({ ...drawingOrderOf(design), pictures })
    expect(svg.length).toBeLessThan(80_000_000)
    expect(raster).not.toBeNull()
    // A hidden picture uses none of their pixels (EDIT-17).
    const one = { ...drawingOrderOf({ ...design, elements: [many[0]!] }), pictures }
    const others = hide(
      many.slice(1).map(({ id }) => id),
      true,
    ).apply(design)
    const alone = { ...drawingOrderOf(others), pictures }
    const [lone, only] = [await drawDesign(alone), await drawDesign(one)]
    expect(Buffer.from(lone.svg).equals(only.svg)).toBe(true)
  })

  it('have text, shapes, codes and clipart as vectors, without a font (DESIGN-30)', async () => {
    const front = { side: 'front', width: 1, height: 0.4 }
    const design = {
      ...emptyDesign(3, 2),
      elements: [
        elementOf('text', {
          ...{ ...front, id: 't', x: 0.5, y: 0.3, text: 'Honey', font: 'oswald' },
          stroke: { colorId: 'gold', customColor: null, width: 5 },
        }),
        elementOf('shape', { ...front, id: 's', x: 0.5, y: 1, fill: { colorId: 'red', customColor: null } }),
        elementOf('code', { ...front, id: 'c', x: 1.8, y: 0.5, height: 1, data: 'https://kisscut.example' }),
        elementOf('clipart', { ...front, id: 'k', x: 0.5, y: 1.5, clipart: 'deer' }),
      ],
    }
    const { vector, pdf, reason } = await printed(design)
    expect({ vector, reason }).toEqual({ vector: true, reason: null })
    expect(Buffer.from(pdf).toString('latin1')).not.toContain('/Font')
  })
})
