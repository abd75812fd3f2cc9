import { describe, expect, it } from 'vitest'
import { documentUrl, isOfTheCatalog, pageKey, pageTag, stampOf } from './page-key.ts'

const LABELS = 'http://localhost/custom/products/category/labels/'
const DAY = new Date('2027-01-04T10:00:00Z')

const key = ({ url = LABELS, locale = 'en-US', chosen = {}, now = DAY } = {}) =>
  `${pageKey(url, { locale, chosen })} ${stampOf(now)}`

describe('the tag of a page', () => {
  it('differs if the content or the build differs', () => {
    expect(pageTag('<p>1</p>', 'b1')).toMatch(/^W\/"[\w-]{27}"$/)
    const tags = [pageTag('<p>1</p>', 'b1'), pageTag('<p>2</p>', 'b1'), pageTag('<p>1</p>', 'b2')]
    expect(new Set([...tags, pageTag('<p>1</p>', 'b1')]).size).toBe(tags.length)
  })
})

describe('the key of a page', () => {
  it('is the same all day for visitors without a session', () => {
    expect(key()).toBe(key({ now: new Date('2027-01-04T23:59:59Z') }))
  })

  it('differs for another page, host, language, unit, currency or day', () => {
    const keys = [
      key(),
      key({ url: 'http://localhost/' }),
      key({ url: `${LABELS}?material=kraft-paper` }),
      key({ url: LABELS.replace('localhost', 'other.example') }),
      key({ locale: 'en-DE' }),
      key({ chosen: { unit: 'cm' } }),
      key({ chosen: { currency: 'EUR' } }),
      key({ now: new Date('2027-01-05T10:00:00Z') }),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('pages of the catalog', () => {
  it.each([
    '/',
    '/custom/products/category/labels/',
    '/search/?q=vinyl',
    '/help/materials/',
    '/custom/products/stickers/p/die-cut-stickers/setup/',
    '/custom/products/lettering/p/car-lettering/new-lettering/?q=car',
    '/custom/products/signs/p/yard-signs/preview/',
    '/clipart/decals/p/cat-decal/?region.a=red',
    '/marketplace/stickers/p/fox/?without_background=1',
    '/stock-images/stickers/p/moon/',
    '/ddb/stickers/p/family/?q=configured',
  ])('include %s', (path) => expect(isOfTheCatalog(`http://localhost${path}`)).toBe(true))

  it.each([
    '/cart/',
    '/custom/products/stickers/p/die-cut-stickers/1234/setup-edit/',
    '/custom/products/stickers/p/die-cut-stickers/1234/upload/',
    '/nothing/here/',
    '/clipart/decals/p/cat-decal/?configured=1234',
    '/marketplace/stickers/p/fox/?configured=1234&q=fox',
    '/stock-images/stickers/p/moon/?q=moon&configured=',
    '/ddb/stickers/p/family/?configured=1234',
  ])("don't include %s", (path) => expect(isOfTheCatalog(`http://localhost${path}`)).toBe(false))
})

const READ = [
  ['/', ''],
  ['/custom/products/category/labels/', 'sort=price&page=2&material=clear&material=kraft'],
  ['/custom/products/category/id/labels/', 'sort=price&page=2&use=jars'],
  ['/custom/products/category/stickers/', 'page=2&page-2=3&page-40=9'],
  ['/help/materials/', ''],
  ['/search/', 'q=vinyl+%26+more&kind=clipart&sort=price&page=2&shape=oval'],
] as const

describe('the address of a document (SEO-12)', () => {
  it.each(READ)(
    '%s keeps the parameters that the page reads, in one order, and drops others',
    (path, query) => {
      const address = `http://localhost${path}${query && '?'}${query}`
      const reversed = query.split('&').toReversed().join('&')
      expect(documentUrl(address)).toBe(address)
      for (const extra of ['utm_source=a', 'gclid=b&fbclid=%E0', 'q'.repeat(9), '&&=&x'])
        expect(documentUrl(`http://localhost${path}?${extra}&${reversed}&${extra}`)).toBe(address)
    },
  )

  it('keeps the first value of a single parameter, and each value of a filter once', () => {
    const labels = (query: string) => documentUrl(`${LABELS}?${query}`)
    expect(labels('page=2&page=3')).toBe(`${LABELS}?page=2`)
    expect(labels('material=kraft&material=clear&material=kraft')).toBe(
      `${LABELS}?material=clear&material=kraft`,
    )
  })

  it("drops an invalid page number and the first page's, which lead to the same page (FIND-6)", () => {
    for (const page of [
      'page=1',
      'page=0',
      'page=-2',
      'page=02',
      'page=x',
      'page=',
      'page=9999999',
      'page-3=1',
    ])
      expect(documentUrl(`${LABELS}?${page}`), page).toBe(LABELS)
  })

  it('keeps all details of a product in a link, and nothing else', () => {
    const setup = 'http://localhost/custom/products/stickers/p/die-cut-stickers/setup/'
    const details = 'form=1&height=2&material=kraft&option.a=x&option.a=b&width=3'
    const reversed = 'width=3&option.a=x&option.a=b&material=kraft&height=2&form=1'
    expect(documentUrl(`${setup}?utm_source=a&${reversed}&gclid=b`)).toBe(`${setup}?${details}`)
    expect(documentUrl(`${setup}?q=a&offer=b&size=s&sample=c&unit=mm`)).toBe(
      `${setup}?offer=b&q=a&sample=c&size=s&unit=mm`,
    )
  })

  it("keeps a drawing's paint, and the choice of no background, where they apply", () => {
    const drawing = 'http://localhost/clipart/decals/p/cat-decal/'
    const painted = 'q=a&changed=1&height=2&invert=1&region.a=red&stroke.a=blue&stroke_width.a=1&width=3'
    expect(documentUrl(`${drawing}?utm_source=a&${painted}`)).toBe(`${drawing}?${painted}`)
    for (const page of ['marketplace', 'stock-images']) {
      const work = `http://localhost/${page}/stickers/p/fox/`
      expect(documentUrl(`${work}?region.a=red&material=kraft&without_background=on`)).toBe(
        `${work}?without_background=on&material=kraft`,
      )
    }
    const strip = 'http://localhost/ddb/stickers/p/family/'
    expect(documentUrl(`${strip}?region.a=red&material=kraft`)).toBe(`${strip}?material=kraft`)
    const own = `${drawing}?utm_source=a&configured=1`
    expect(documentUrl(own)).toBe(own)
  })

  it('keeps data requests and other pages unchanged', () => {
    for (const url of ['http://localhost/?_data=root', 'http://localhost/cart/?q=vinyl&utm_source=a'])
      expect(documentUrl(url)).toBe(url)
  })
})
