import { guest, NOBODY_OWNER } from '@kisscut/shop'
import { describe, expect, it } from 'vitest'
import { isCached } from '../http/request.ts'
import { pageTag } from './page-tag.ts'

const NOBODY = guest(NOBODY_OWNER, 'en-US')
const MADE = { build: 'b1', catalog: async () => 7, now: new Date('2027-01-04T10:00:00Z') }
const LABELS = '/custom/products/category/labels/'

const tag = (path: string, viewer = NOBODY, made = MADE, method = 'GET') =>
  pageTag(new Request(`http://localhost${path}`, { method }), viewer, made)

describe('the tag of a page', () => {
  it('is the same for everyone who only looks', async () => {
    expect(await tag(LABELS)).toMatch(/^W\/"[\w-]{27}"$/)
    expect(await tag(LABELS)).toBe(await tag(LABELS))
  })

  it('changes with whatever changes the page', async () => {
    const tags = await Promise.all([
      tag(LABELS),
      tag('/'),
      tag(`${LABELS}?material=kraft-paper`),
      tag(LABELS, guest(NOBODY_OWNER, 'de-DE')),
      tag(LABELS, NOBODY, { ...MADE, build: 'b2' }),
      tag(LABELS, NOBODY, { ...MADE, catalog: async () => 8 }),
      tag(LABELS, NOBODY, { ...MADE, now: new Date('2027-01-05T10:00:00Z') }),
    ])
    expect(new Set(tags).size).toBe(tags.length)
  })

  it("is none for what is somebody's, or is no page of the catalog", async () => {
    expect(await tag(LABELS, guest('session:ana', 'en-US'))).toBeNull()
    expect(await tag('/cart/')).toBeNull()
    expect(await tag('/custom/products/stickers/p/die-cut-stickers/setup/')).toBeNull()
    expect(await tag('/nothing/here/')).toBeNull()
    expect(await tag(LABELS, NOBODY, MADE, 'POST')).toBeNull()
  })

  it('is known again among those a browser holds', () => {
    const caller = (held: string) => new Request('http://localhost/', { headers: { 'if-none-match': held } })
    expect(isCached(caller('W/"a", W/"b"'), 'W/"b"')).toBe(true)
    expect(isCached(caller('W/"a"'), 'W/"b"')).toBe(false)
    expect(isCached(new Request('http://localhost/'), 'W/"b"')).toBe(false)
  })
})
