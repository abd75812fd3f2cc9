import { describe, expect, it } from 'vitest'
import { documentUrl, isOfTheCatalog, pageKey, pageTag, stampOf } from './page-key.ts'

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
  it.each([
    '/',
    '/custom/products/category/labels/',
    '/search/?q=vinyl',
    '/help/materials/',
    '/custom/products/stickers/p/die-cut-stickers/setup/',
    '/custom/products/lettering/p/car-lettering/new-lettering/?q=car',
    '/custom/products/signs/p/yard-signs/preview/',
  ])('%s is one', (path) => expect(isOfTheCatalog(`http://localhost${path}`)).toBe(true))

  it.each([
    '/cart/',
    '/custom/products/stickers/p/die-cut-stickers/1234/setup-edit/',
    '/custom/products/stickers/p/die-cut-stickers/1234/upload/',
    '/nothing/here/',
  ])('%s is none', (path) => expect(isOfTheCatalog(`http://localhost${path}`)).toBe(false))
})

const READ = [
  ['/', ''],
  ['/custom/products/category/labels/', 'sort=price&page=2&material=clear&material=kraft'],
  ['/custom/products/category/id/labels/', 'sort=price&page=2&use=jars'],
  ['/custom/products/category/stickers/', 'page=2&page-2=3&page-40=1'],
  ['/help/materials/', ''],
  ['/search/', 'q=vinyl+%26+more&kind=clipart&sort=price&page=2&shape=oval'],
] as const

describe('the address of a document (SEO-12)', () => {
  it.each(READ)('%s has what the page reads, whatever else the link has, in any order', (path, query) => {
    const address = `http://localhost${path}${query && '?'}${query}`
    const reversed = query.split('&').toReversed().join('&')
    expect(documentUrl(address)).toBe(address)
    for (const extra of ['utm_source=a', 'gclid=b&fbclid=%E0', 'q'.repeat(9), '&&=&x'])
      expect(documentUrl(`http://localhost${path}?${extra}&${reversed}&${extra}`)).toBe(address)
  })

  it('keeps the first of what a page reads once, and every value of a filter once', () => {
    const labels = (query: string) => documentUrl(`${LABELS}?${query}`)
    expect(labels('page=2&page=3')).toBe(`${LABELS}?page=2`)
    expect(labels('material=kraft&material=clear&material=kraft')).toBe(
      `${LABELS}?material=clear&material=kraft`,
    )
  })

  it('has all that a link states of the details of a product, and nothing else', () => {
    const setup = 'http://localhost/custom/products/stickers/p/die-cut-stickers/setup/'
    const details = 'form=1&height=2&material=kraft&option.a=x&option.a=b&width=3'
    const reversed = 'width=3&option.a=x&option.a=b&material=kraft&height=2&form=1'
    expect(documentUrl(`${setup}?utm_source=a&${reversed}&gclid=b`)).toBe(`${setup}?${details}`)
    expect(documentUrl(`${setup}?q=a&offer=b&size=s&sample=c&unit=mm`)).toBe(
      `${setup}?offer=b&q=a&sample=c&size=s&unit=mm`,
    )
  })

  it('leaves requests for the data of a page, and other pages, as they are', () => {
    for (const url of ['http://localhost/?_data=root', 'http://localhost/cart/?q=vinyl&utm_source=a'])
      expect(documentUrl(url)).toBe(url)
  })
})
