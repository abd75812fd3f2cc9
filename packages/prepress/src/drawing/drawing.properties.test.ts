import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dieLineOf, emptyDesign, elementOf, type Design } from '@kisscut/artwork/design'
import { designs } from '@kisscut/artwork/testing'
import { DEFAULT_PRINT_RULES as rules } from '@kisscut/core/print-rules'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { openPressProfile, printPdf } from '../print/index.ts'
import { drawDesign } from './index.ts'
import type { DrawingOrder } from '@kisscut/shop/ports/drawing'

const press = await openPressProfile()
const figtree = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource/figtree/files/figtree-latin-600-normal.woff'),
)
const photo = await sharp({
  create: { width: 90, height: 60, channels: 3, background: '#2b6cb0' },
})
  .composite([
    { input: { create: { width: 30, height: 60, channels: 3, background: '#d6006c' } }, left: 0, top: 0 },
  ])
  .jpeg()
  .toBuffer()
const deer = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path id="body" d="M4 4H36V36H4Z"/><circle cx="20" cy="20" r="8" fill="#fff"/></svg>',
)

/** An order of everything that generated designs refer to. */
function orderOf(design: Design, side = design.sides[0]!.id): DrawingOrder {
  const pictures = Object.fromEntries(
    design.elements.flatMap((element) => {
      if (element.kind === 'upload' || element.kind === 'marketplace')
        return [[element.id, { mime: 'image/jpeg', bytes: photo }]]
      if (element.kind !== 'clipart') return []
      return [[element.id, { mime: 'image/svg+xml', bytes: deer, regions: { '#body': '#12343b' } }]]
    }),
  )
  const colors = { red: '#d8343f', gold: '#f2a541' }
  return { design, side, fonts: { oswald: figtree }, colors, pictures, rules }
}

const SHAPES = ['rectangle', 'rounded_corner', 'circle', 'ellipse'] as const
/** Generated designs that are cut along a shape, painted and bordered. */
const shaped = () =>
  fc
    .record({
      design: designs(),
      clipType: fc.constantFrom(...SHAPES),
      fill: fc.constantFrom(null, '#fdeaf3'),
      border: fc.integer({ min: 0, max: 200 }),
    })
    .map(({ design, clipType, fill, border }) => ({
      ...design,
      sides: design.sides.map((side) => ({
        ...side,
        shape: {
          ...side.shape,
          clipType,
          fill: { colorId: null, customColor: fill },
          border: { colorId: null, customColor: '#1d7a4a', width: border, margin: 20 },
        },
      })),
    }))

const printed = async (design: Design) => {
  const { svg, placement } = await drawDesign(orderOf(design))
  const dieLine = dieLineOf(design, design.sides[0]!)
  const artwork = { mime: 'image/svg+xml', bytes: svg }
  return printPdf({ title: 'Drawn', dieLine, look: 'white', artwork, placement }, press)
}

describe('invariants of drawn designs', () => {
  it('always print what the drawing shows, 1 % apart on average (DESIGN-30, PROD-12)', async () => {
    const differences: number[] = []
    await fc.assert(
      fc.asyncProperty(shaped(), async (design) => {
        const { difference } = await printed(design)
        differences.push(difference ?? 1)
        expect(difference).toBeLessThan(0.03)
      }),
      { numRuns: 40 },
    )
    expect(differences.reduce((sum, each) => sum + each, 0) / differences.length).toBeLessThan(0.01)
  }, 600_000)

  it('of text, shapes, codes and clipart are vectors, without a font in them (DESIGN-30)', async () => {
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
