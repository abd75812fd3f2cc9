import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { withSplitMorphology } from './split-morphology.ts'

const radius = fc.integer({ min: 0, max: 40 }).map((tenths) => tenths / 10)
const pixelsOf = (svg: string) => sharp(Buffer.from(svg)).raw().toBuffer()
const drawing = (filter: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><filter id="f">${filter}</filter><path d="M40 20L52 56 20 34H60L28 56Z" fill="#c33" stroke="#036" filter="url(#f)"></path></svg>`

describe('splitting feMorphology', () => {
  it('never changes a pixel', async () => {
    await fc.assert(
      fc.asyncProperty(radius, radius, fc.constantFrom('dilate', 'erode'), async (across, down, operator) => {
        const svg = drawing(
          `<feMorphology in="SourceAlpha" operator="${operator}" radius="${across} ${down}" result="a"></feMorphology><feMerge><feMergeNode in="a"></feMergeNode><feMergeNode in="SourceGraphic"></feMergeNode></feMerge>`,
        )
        const isSame = (await pixelsOf(withSplitMorphology(svg))).equals(await pixelsOf(svg))
        expect(isSame).toBe(true)
      }),
      { numRuns: 40 },
    )
  })
})
