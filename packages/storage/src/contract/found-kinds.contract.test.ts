import { category, settings, template } from '@kisscut/records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES, type TestStorage } from '../testing/open-for-test.ts'
import { addProduct, fillCategories, shopOn, VISITOR } from '../testing/shop-on.ts'

const A_PRODUCT = {
  materials: ['white'],
  uses: [],
  shapes: [],
  quantity: 100,
  isPublic: true,
  isTileHidden: false,
  category: 'open',
}

describe.each(ENGINES)('search results on $name', ({ open }) => {
  let test: TestStorage
  let browse: ReturnType<typeof shopOn>['browse']
  beforeAll(async () => {
    test = await open()
    await fillCategories(test.storage)
    const { records } = test.storage
    const put = (id: string, more: object) =>
      records.create(category, { id, name: id, slug: id, path: id, ...more })
    await put('wraps', { name: 'Wraps', parent: 'open', path: 'open/wraps' })
    await put('returns', {
      name: 'Returns',
      menu: 'footer',
      display: 'html',
      description: '<h2>Send it back</h2><p>Misprinted <b>wraps</b> come again, free of charge.</p>',
    })
    await put('hidden-help', { name: 'Wraps in secret', menu: 'footer', hidden: true })
    // A product and a category may have the same id.
    await addProduct(test.storage, 'wraps', { ...A_PRODUCT, name: 'Helmet wraps' })
    ;({ browse } = shopOn(test.storage))
  })
  afterAll(() => test.end())

  const search = (query: Record<string, string>) => browse.search(VISITOR, new URLSearchParams(query))
  const pages = async (q: string) => (await search({ q })).pages.map(({ kind, name }) => `${kind} ${name}`)

  it('include products, categories and help pages, but never hidden ones (FIND-1, PAGE-16)', async () => {
    const { list, pages: found } = await search({ q: 'wraps' })
    expect(list.tiles.map(({ name }) => name)).toEqual(['Helmet wraps'])
    expect(found).toMatchObject([
      { kind: 'category', name: 'Wraps', above: ['open'] },
      { kind: 'help', name: 'Returns' },
    ])
    expect(await pages('misprinted')).toEqual(['help Returns'])
    expect(await pages('b h2')).toEqual([])
  })

  it('follow every change of a page at once: its words, its place, its visibility and its removal', async () => {
    const { records } = test.storage
    await records.update(category, 'hidden-help', { hidden: false, name: 'Wraps for all' })
    expect(await pages('wraps for all')).toEqual(['help Wraps for all'])
    await records.update(category, 'hidden-help', { menu: 'shop' })
    expect(await pages('wraps for all')).toEqual(['category Wraps for all'])
    await records.update(category, 'open', { hidden: true })
    expect(await pages('wraps')).toEqual(['category Wraps for all', 'help Returns'])
    expect((await search({ q: 'helmet' })).count).toBe(0)
    await records.update(category, 'open', { hidden: false })
    expect((await search({ q: 'helmet' })).count).toBe(1)
    await records.remove(category, 'hidden-help')
    expect(await pages('wraps')).toEqual(['category Wraps', 'help Returns'])
  })

  it('include matches of synonyms after matches of the word itself (FIND-4)', async () => {
    const { records } = test.storage
    await addProduct(test.storage, 'stickers', { ...A_PRODUCT, name: 'Bumper stickers' })
    await addProduct(test.storage, 'decals', { ...A_PRODUCT, name: 'Wall decals' })
    const names = async (q: string) => (await search({ q })).list.tiles.map(({ name }) => name)
    expect(await names('decal')).toEqual(['Wall decals', 'Bumper stickers'])
    expect(await names('stickers')).toEqual(['Bumper stickers', 'Wall decals'])
    expect(
      (await search({ q: 'bumper decal' })).list.tiles[0]?.nameParts.filter(({ isHit }) => isHit),
    ).toEqual([
      { text: 'Bumper', isHit: true },
      { text: 'stickers', isHit: true },
    ])
    await records.create(settings, { id: 'shop', search_synonyms: 'gummy => wall' })
    expect(await names('decal')).toEqual(['Wall decals'])
    expect([await names('gummy'), await names('gummi')]).toEqual([['Wall decals'], []])
    await records.remove(settings, 'shop')
  })

  it('come in pages, and are limited as their counts say (FIND-2)', async () => {
    for (let at = 0; at < 30; at += 1)
      await addProduct(test.storage, `many-${at}`, {
        ...A_PRODUCT,
        name: `Numerous ${String(at).padStart(2, '0')}`,
      })
    const at = async (page: string) => {
      const { list } = await search({ q: 'numerous', sort: 'alphabetical', page })
      return [list.page, list.pages, list.tiles.length, list.tiles[0]?.name]
    }
    expect(await at('1')).toEqual([1, 2, 24, 'Numerous 00'])
    expect(await at('2')).toEqual([2, 2, 6, 'Numerous 24'])
    for (const page of ['1e9', '-1', '0', 'x', '\u0000']) expect((await at(page))[0]).toBe(1)
    expect((await at('999999'))[0]).toBe(2)
    const [one, two] = [await browse.find('numerous'), await browse.find('numerous', 2)]
    expect([one.tiles.length, one.hasMore, two.tiles.length, two.hasMore]).toEqual([24, true, 6, false])
    expect((await browse.find('numerous', 1e9)).tiles).toEqual([])
  })

  it('are suggested while a shopper types, at most eight (FIND-5)', async () => {
    expect(await browse.suggest('w')).toEqual([])
    expect((await browse.suggest('wra')).map(({ kind, name }) => [kind, name])).toEqual([
      ['category', 'Wraps'],
      ['custom', 'Helmet wraps'],
    ])
    // A page that only mentions the words is suggested if there is nothing else.
    expect((await browse.suggest('misprint')).map(({ kind, name }) => [kind, name])).toEqual([
      ['help', 'Returns'],
    ])
    expect(await browse.suggest('numer')).toHaveLength(5)
    await test.storage.records.update(template, 'wraps', { public: false })
    expect((await browse.suggest('helmet')).length).toBe(0)
  })

  it.each([
    'x'.repeat(100_000),
    'wraps '.repeat(20_000),
    '\u0000\u0001\u001b wraps \ud800',
    `wraps" OR "a*' AND NOT (NEAR {name}:-^`,
    '<<<<<>>>>>%_\\',
    '*'.repeat(1000),
  ])('are a page for any query (FIND-2)', async (q) => {
    expect(
      (await search({ q, kind: 'nothing', material: 'x', sort: 'fame', page: '1e9' })).question.length,
    ).toBeLessThanOrEqual(200)
    await browse.suggest(q)
    await browse.find(q)
  })
})
