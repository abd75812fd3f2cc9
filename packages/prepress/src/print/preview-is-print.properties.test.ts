import type { DieLineSpec } from '@kisscut/artwork/die-line'
import { grown } from '@kisscut/artwork/geometry'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EVERYDAY_DRAWINGS } from '../testing/everyday-drawings.ts'
import { trimOnPage } from './cuts.ts'
import { openPressProfile, printPdf, type PrintDesign } from './index.ts'
import { differenceFromPreview } from './same-as-preview.ts'

const press = await openPressProfile()
const square: DieLineSpec = { shape: 'rectangle', width: 1, height: 1 }
const whole = { x: 0, y: 0, width: 1, height: 1, rotation: 0 }
const designOf = (content: string, more: Partial<PrintDesign> = {}): PrintDesign => ({
  title: 'Preview and print',
  dieLine: square,
  look: 'white',
  artwork: {
    mime: 'image/svg+xml',
    bytes: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${content}</svg>`),
  },
  placement: whole,
  ...more,
})
const differenceOf = async (design: PrintDesign) => (await printPdf(design, press)).difference ?? 1

describe('invariants of preview and print', () => {
  it('always prints as previewed: 1 % apart on average, never more than 3 % (PROD-12)', async () => {
    const found = new Map<string, number>()
    for (const [name, content] of Object.entries(EVERYDAY_DRAWINGS))
      found.set(name, await differenceOf(designOf(content)))
    const all = [...found.values()]
    expect(all.reduce((sum, mean) => sum + mean, 0) / all.length).toBeLessThan(0.01)
    expect([...found].filter(([, mean]) => mean > 0.03)).toEqual([])
  })

  it('always prints in place, turned and mirrored as ordered', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.values(EVERYDAY_DRAWINGS)),
        fc.record({
          x: fc.integer({ min: -10, max: 10 }).map((tenths) => tenths / 10),
          y: fc.integer({ min: -10, max: 10 }).map((tenths) => tenths / 10),
          width: fc.integer({ min: 5, max: 20 }).map((tenths) => tenths / 10),
          height: fc.integer({ min: 5, max: 20 }).map((tenths) => tenths / 10),
          rotation: fc.integer({ min: 0, max: 359 }),
        }),
        fc.boolean(),
        async (content, placement, reverseCut) => {
          expect(await differenceOf(designOf(content, { placement, reverseCut }))).toBeLessThan(0.03)
        },
      ),
      { numRuns: 5, examples: [[EVERYDAY_DRAWINGS['patterns']!, { ...whole, rotation: 163 }, false]] },
    )
  })

  it('detects a drawing that is printed in other colors, elsewhere or not at all', async () => {
    const media = grown(trimOnPage(designOf('')), 0.0625)
    const star = '<path d="M50 5L80 95 5 40H95L20 95Z" fill="#c33"/>'
    const { pdf } = await printPdf(designOf(star), press)
    const wrong = [
      designOf(star.replace('#c33', '#3c3')),
      designOf(star, { placement: { ...whole, x: 0.2 } }),
      designOf('<rect width="1" height="1"/>'),
    ]
    for (const design of wrong) {
      const { mean, worstSquare } = await differenceFromPreview(pdf, design, media, press, true)
      expect(mean).toBeGreaterThan(0.03)
      expect(worstSquare).toBeGreaterThan(0.2)
    }
  })
})
