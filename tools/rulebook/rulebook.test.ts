import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { limitRows } from './limits.ts'
import { messageRows } from './messages.ts'
import { QUOTED } from './quoted.ts'
import { RULEBOOK, rulebook } from './rulebook.ts'

describe('the rulebook', () => {
  it('is what the rules say now', async () => {
    expect(readFileSync(RULEBOOK, 'utf8'), 'npm run rulebook -w @kisscut/core').toBe(await rulebook())
  })

  it('names a source for every message', async () => {
    for (const { code, source } of await messageRows()) expect(source, code).toMatch(/^§\d|decisions/)
  })

  it('counts by the figures of §9', async () => {
    const values = new Map((await limitRows()).map(({ name, value }) => [name, value]))
    const figures = {
      PACKAGE_PREVIEW_DELAY: '50',
      RELATED_PRODUCTS: '12',
      STACKED_LAYOUT_LENGTH: '20',
      PACKAGE_MARGIN: '0.25',
      DEFAULT_STROKE_WIDTH: '5',
      BORDER_MAXIMUM: '200',
      DEFAULT_CLIP_RADIUS: '10',
      MARKETPLACE_MINIMUM_SIDE: '0.01',
      WHOLESALE_SHARE: '0.6',
    }
    for (const [name, value] of Object.entries(figures)) expect(values.get(name), name).toBe(value)
  })
})

describe('every sentence the specification quotes', () => {
  it.each(Object.entries(QUOTED))('stands letter for letter under %s', async (code, text) => {
    const rows = await messageRows()
    expect(rows.filter((row) => row.text === text).map((row) => row.code)).toEqual([code])
    expect(rows.filter((row) => row.code === code)).toHaveLength(1)
  })

  it('is known to the catalog, and no text or code stands twice', async () => {
    const { CATALOG } = await import('@kisscut/core/problem')
    const rows = await messageRows()
    expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length)
    expect(new Set(rows.map(({ text }) => text)).size).toBe(rows.length)
    expect(rows.map(({ code }) => code).toSorted()).toEqual(Object.keys(CATALOG).toSorted())
  })
})
