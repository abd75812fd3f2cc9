import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CLIPARTS } from '../cliparts/index.ts'
import { DDB_CLIPART, DDB_PRODUCTS } from '../data/drag-drop-buy.ts'
import { FIGURES, PORTRAITS, portraitOf, STRIP_PICTURES, svgOfFigure } from './index.ts'

const fileOf = (name: string) => readFileSync(new URL(`../pictures/${name}.svg`, import.meta.url), 'utf8')

describe('figures drawn by script', () => {
  it('are many for each product, with unique ids', () => {
    const ids = [...FIGURES, ...CLIPARTS].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id } of DDB_PRODUCTS) {
      const offered = DDB_CLIPART.filter((each) => each.ddb_product === id).map(({ clipart }) => clipart)
      expect(offered.length, id).toBeGreaterThanOrEqual(20)
      expect(new Set(offered).size).toBe(offered.length)
    }
  })

  it('equal the stored files: `npx tsx tools/demo-shop/render-pictures.ts figures` writes them', () => {
    for (const figure of FIGURES) expect(fileOf(`clipart-${figure.id}`), figure.id).toBe(svgOfFigure(figure))
    for (const figure of FIGURES.filter(({ id }) => PORTRAITS.includes(id)))
      expect(fileOf(`decal-${figure.id}`), figure.id).toBe(portraitOf(figure))
    for (const [name, svg] of Object.entries(STRIP_PICTURES)) expect(fileOf(name)).toBe(svg)
  })

  it('have regions that are all drawn, and nothing else', () => {
    for (const { id, regions, shapes } of FIGURES) {
      const drawn = new Set(shapes.map(([region]) => region))
      expect([id, regions.map((region) => region.id).sort()]).toEqual([id, [...drawn].sort()])
    }
  })

  it('stand on the lower edge and fit between others', () => {
    for (const { id, shapes, width, height } of FIGURES) {
      // Control points of curves may be outside; their ends may not.
      const ends = shapes.flatMap(([, path]) =>
        [...path.matchAll(/C[-\d.]+ [-\d.]+ [-\d.]+ [-\d.]+ ([-\d.]+) ([-\d.]+)/g)].map(([, x, y]) => [
          Number(x),
          Number(y),
        ]),
      )
      for (const [x = 0, y = 0] of ends) {
        expect(Math.abs(x), id).toBeLessThanOrEqual(width / 2 + 1)
        expect(y, id).toBeLessThanOrEqual(3)
        expect(-y, id).toBeLessThanOrEqual(height + 1)
      }
    }
  })
})
