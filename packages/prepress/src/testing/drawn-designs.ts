import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Design } from '@kisscut/artwork/design'
import { designs } from '@kisscut/artwork/testing'
import { DEFAULT_PRINT_RULES as rules } from '@kisscut/core/print-rules'
import fc from 'fast-check'
import sharp from 'sharp'
import type { DrawingOrder } from '@kisscut/shop/ports/drawing'

const figtree = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource/figtree/files/figtree-latin-600-normal.woff'),
)
const photo = await sharp({
  create: { width: 900, height: 600, channels: 3, background: '#2b6cb0' },
})
  .composite([
    { input: { create: { width: 300, height: 600, channels: 3, background: '#d6006c' } }, left: 0, top: 0 },
  ])
  .jpeg()
  .toBuffer()
const deer = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path id="body" d="M4 4H36V36H4Z"/><circle cx="20" cy="20" r="8" fill="#fff"/></svg>',
)

/** A drawing order with everything that generated designs refer to. */
export function drawingOrderOf(design: Design, side = design.sides[0]!.id): DrawingOrder {
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

const SHAPES = ['rectangle', 'rounded_corner', 'circle', 'ellipse', 'contour'] as const
/** Generated designs with shape or contour cuts, painted and bordered. */
export const shapedDesigns = (): fc.Arbitrary<Design> =>
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
