import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEEPEST_CATEGORY, isSlug } from '@kisscut/core/category'
import { readPath } from './links/pattern.ts'
import { joinParams, routerPath, SEGMENTS } from './links/router-path.ts'
import { pageAt, urlFor } from './links/url-for.ts'
import { ROUTES, type RouteName } from './route-table.ts'

const slug = fc.stringMatching(/^[\w-]{1,12}$/).filter(isSlug)
const categoryPath = fc
  .array(slug, { minLength: 1, maxLength: DEEPEST_CATEGORY })
  .map((segments) => segments.join('/'))

const pages = Object.keys(ROUTES).filter((name) => name !== 'notFound') as Exclude<RouteName, 'notFound'>[]

/** Any page with any parameters it may have. */
const link = fc.constantFrom(...pages).chain((name) => {
  const wanted = [...ROUTES[name].path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param ?? '')
  const params = Object.fromEntries(
    wanted.map((param) => [param, param === 'categoryPath' ? categoryPath : slug]),
  )
  return fc.record({ name: fc.constant(name), params: fc.record(params) })
})

const build = urlFor as (name: RouteName, params: object) => string

describe('invariants of the route table', () => {
  it('always reads back the page and the parameters of a path it made (PAGE-5)', () => {
    fc.assert(
      fc.property(link, ({ name, params }) => {
        expect(pageAt(build(name, params))).toEqual({ name, params })
      }),
    )
  })

  it('always recognizes a page without its trailing slash', () => {
    fc.assert(
      fc.property(link, ({ name, params }) => {
        expect(pageAt(build(name, params).replace(/(.)\/$/, '$1'))).toEqual({ name, params })
      }),
    )
  })

  it('only makes paths of the page itself: every segment is a slug', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!isSlug(text) && text !== '')
        expect(() => urlFor('categoryById', { slug: text })).toThrow(/can't stand for/)
      }),
    )
  })

  it("always restores the category's segments from the router's parameters", () => {
    fc.assert(
      fc.property(categoryPath, slug, (path, product) => {
        const [category1, category2, category3, category4] = path.split('/')
        expect(joinParams({ category1, category2, category3, category4, slug: product })).toEqual({
          categoryPath: path,
          slug: product,
        })
      }),
    )
  })
})

describe('paths of the route table', () => {
  it('are empty without a category path (PAGE-2)', () => {
    expect(urlFor('setup', { categoryPath: '', slug: 'die-cut-stickers' })).toBe('')
  })

  it('end the category path at the marker /p/', () => {
    expect(
      readPath(ROUTES.setup.path, '/custom/products/stickers/die-cut/p/die-cut-stickers/setup/'),
    ).toEqual({
      categoryPath: 'stickers/die-cut',
      slug: 'die-cut-stickers',
    })
  })

  it('give the router up to four category segments', () => {
    expect(SEGMENTS).toBe(DEEPEST_CATEGORY)
    expect(routerPath(ROUTES.setup.path)).toBe(
      'custom/products/:category1/:category2?/:category3?/:category4?/p/:slug/setup',
    )
    expect(routerPath(ROUTES.category.path)).toBe('custom/products/category/*')
  })
})
