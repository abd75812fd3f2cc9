import { readFileSync } from 'node:fs'
import { boxAround, flatten } from '@kisscut/artwork/geometry'
import { describe, expect, it } from 'vitest'
import { CLIPART } from '../data/clipart.ts'
import { SIDE } from './draw.ts'
import { CLIPARTS, OPEN_SET, OPEN_SET_CREDIT, svgOfClipart } from './index.ts'

const fileOf = (id: string) => readFileSync(new URL(`../pictures/clipart-${id}.svg`, import.meta.url), 'utf8')

describe('cliparts drawn by script', () => {
  it('are hundreds, all different, with unique ids', () => {
    expect(CLIPARTS.length).toBeGreaterThanOrEqual(300)
    expect(new Set(CLIPARTS.map(({ id }) => id)).size).toBe(CLIPARTS.length)
    const drawn = new Map<string, string>()
    for (const clipart of CLIPARTS) {
      const like = drawn.get(svgOfClipart(clipart))
      expect(like, `${clipart.id} is drawn like ${like}`).toBeUndefined()
      drawn.set(svgOfClipart(clipart), clipart.id)
    }
  })

  it('equal the stored files: `npx tsx tools/demo-shop/render-pictures.ts cliparts` writes them', () => {
    for (const clipart of CLIPARTS) expect(fileOf(clipart.id), clipart.id).toBe(svgOfClipart(clipart))
  })

  it('have regions that are drawn, each once, in whole units', () => {
    for (const { id, regions } of CLIPARTS) {
      expect(new Set(regions.map((region) => region.id)).size, id).toBe(regions.length)
      for (const { path } of regions) {
        expect(path, id).toMatch(/^M[-MLCAZac\d ]+Z$/)
        // Control points of curves may be outside; drawn points may not.
        const ends = path.replace(/C(-?\d+ -?\d+ ){2}/g, 'L')
        for (const [figure] of ends.matchAll(/-?\d+/g))
          expect(Math.abs(Number(figure)), id).toBeLessThanOrEqual(SIDE)
      }
    }
  })
})

describe('drawings of an openly licensed set (CLIP-12)', () => {
  it('are hundreds, with unique ids, of one path inside their box', () => {
    expect(OPEN_SET.length).toBeGreaterThanOrEqual(200)
    const ids = [...CLIPARTS, ...OPEN_SET].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id, ratio } of OPEN_SET) {
      const [, path] = / id="drawing" d="([^"]+)"/.exec(fileOf(id))!
      const box = boxAround(flatten(path!, 2).flat())
      expect(box.width / box.height, id).toBeCloseTo(ratio, 1.5)
      expect(Math.min(box.x, box.y), id).toBeGreaterThanOrEqual(0)
      expect(Math.max(box.x + box.width, box.y + box.height), id).toBeLessThanOrEqual(512)
      expect(fileOf(id).match(/<[a-z]+/g), id).toEqual(['<svg', '<path'])
    }
  })

  it('are credited to their authors', () => {
    const notice = readFileSync(new URL('../../../NOTICE', import.meta.url), 'utf8')
    for (const part of ['game-icons.net', 'Lorc', 'Delapouite']) {
      expect(OPEN_SET_CREDIT).toContain(part)
      expect(notice).toContain(part)
    }
    const credited = CLIPART.filter(({ source }) => source === OPEN_SET_CREDIT).map(({ id }) => id)
    expect(credited.sort()).toEqual(OPEN_SET.map(({ id }) => id).sort())
  })
})
