import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SIDE } from './draw.ts'
import { CLIPARTS, svgOfClipart } from './index.ts'

const fileOf = (id: string) => readFileSync(new URL(`../pictures/clipart-${id}.svg`, import.meta.url), 'utf8')

describe('cliparts made by script', () => {
  it('are hundreds, no two of them alike, with ids of their own', () => {
    expect(CLIPARTS.length).toBeGreaterThanOrEqual(300)
    expect(new Set(CLIPARTS.map(({ id }) => id)).size).toBe(CLIPARTS.length)
    const drawn = new Map<string, string>()
    for (const clipart of CLIPARTS) {
      const like = drawn.get(svgOfClipart(clipart))
      expect(like, `${clipart.id} is drawn like ${like}`).toBeUndefined()
      drawn.set(svgOfClipart(clipart), clipart.id)
    }
  })

  it('are the files that are kept: `npx tsx tools/demo-shop/render-pictures.ts cliparts` writes them', () => {
    for (const clipart of CLIPARTS) expect(fileOf(clipart.id), clipart.id).toBe(svgOfClipart(clipart))
  })

  it('have regions that are drawn, each once, in whole units', () => {
    for (const { id, regions } of CLIPARTS) {
      expect(new Set(regions.map((region) => region.id)).size, id).toBe(regions.length)
      for (const { path } of regions) {
        expect(path, id).toMatch(/^M[-MLCAZac\d ]+Z$/)
        // Handles of curves may lie outside; what is drawn may not.
        const ends = path.replace(/C(-?\d+ -?\d+ ){2}/g, 'L')
        for (const [figure] of ends.matchAll(/-?\d+/g))
          expect(Math.abs(Number(figure)), id).toBeLessThanOrEqual(SIDE)
      }
    }
  })
})
