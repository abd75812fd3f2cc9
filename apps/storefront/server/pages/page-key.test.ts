import { describe, expect, it } from 'vitest'
import { isOfTheCatalog, pageKey, pageTag, stampOf } from './page-key.ts'

const LABELS = 'http://localhost/custom/products/category/labels/'
const DAY = new Date('2027-01-04T10:00:00Z')

const tag = ({ url = LABELS, locale = 'en-US', chosen = {}, version = 7, now = DAY, build = 'b1' } = {}) =>
  pageTag(pageKey(url, { locale, chosen }), stampOf(version, now), build)

describe('the tag of a page', () => {
  it('is the same for everyone who only looks', () => {
    expect(tag()).toMatch(/^W\/"[\w-]{27}"$/)
    expect(tag()).toBe(tag({ now: new Date('2027-01-04T23:59:59Z') }))
  })

  it('changes with whatever changes the page', () => {
    const tags = [
      tag(),
      tag({ url: 'http://localhost/' }),
      tag({ url: `${LABELS}?material=kraft-paper` }),
      tag({ url: LABELS.replace('localhost', 'other.example') }),
      tag({ locale: 'en-DE' }),
      tag({ chosen: { unit: 'cm' } }),
      tag({ chosen: { currency: 'EUR' } }),
      tag({ build: 'b2' }),
      tag({ version: 8 }),
      tag({ now: new Date('2027-01-05T10:00:00Z') }),
    ]
    expect(new Set(tags).size).toBe(tags.length)
  })
})

describe('pages of the catalog', () => {
  it.each(['/', '/custom/products/category/labels/', '/search/?q=vinyl'])('%s is one', (path) =>
    expect(isOfTheCatalog(`http://localhost${path}`)).toBe(true),
  )

  it.each(['/cart/', '/custom/products/stickers/p/die-cut-stickers/setup/', '/nothing/here/'])(
    '%s is none',
    (path) => expect(isOfTheCatalog(`http://localhost${path}`)).toBe(false),
  )
})
