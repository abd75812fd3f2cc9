import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { requirements } from '../requirements/requirements.ts'
import { limitRows } from './limits.ts'
import { messageRows } from './messages.ts'
import { QUOTED } from './quoted.ts'
import { RULEBOOK, rulebook } from './rulebook.ts'

describe('the rulebook', () => {
  it('is up to date', async () => {
    expect(readFileSync(RULEBOOK, 'utf8'), 'npm run rulebook -w @kisscut/core').toBe(await rulebook())
  })

  it('cites a requirement for every message', async () => {
    const ids = new Set(requirements().map(({ id }) => id))
    for (const { code, source } of await messageRows()) expect(ids, code).toContain(source)
  })

  it('has the numbers of the requirements', async () => {
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

describe('every message quoted in a requirement', () => {
  it.each(Object.entries(QUOTED))('equals the one under %s letter for letter', async (code, text) => {
    const rows = await messageRows()
    expect(rows.filter((row) => row.text === text).map((row) => row.code)).toEqual([code])
    expect(rows.filter((row) => row.code === code)).toHaveLength(1)
    const source = requirements().find(({ id }) => id === rows.find((row) => row.code === code)?.source)
    expect(source?.text).toContain(`\`${text}\``)
  })

  it('is in the catalog of messages, without duplicate texts or codes', async () => {
    const { CATALOG } = await import('@kisscut/core/problem')
    const rows = await messageRows()
    expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length)
    expect(new Set(rows.map(({ text }) => text)).size).toBe(rows.length)
    expect(rows.map(({ code }) => code).toSorted()).toEqual(Object.keys(CATALOG).toSorted())
  })
})
