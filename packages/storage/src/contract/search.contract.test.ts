import {
  category,
  categoryProduct,
  review,
  template,
  templateMaterial,
  templateOption,
  templateOptionSet,
  templateSize,
} from '@kisscut/records'
import fc from 'fast-check'
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

describe.each(ENGINES)('searching on $name', ({ open }) => {
  let test: TestStorage
  beforeAll(async () => {
    test = await open()
    await fillCategories(test.storage)
    const { records } = test.storage
    await records.update(templateMaterial, 'white', { name: 'White vinyl' })
    await records.create(templateSize, { id: 'three', name: '3 × 3', width: '3', height: '3.00' })
    for (const [id, name, more] of [
      ['die-cut', 'Die-cut stickers', {}],
      ['bumper', 'Bumper stickers', { uses: ['Cars'] }],
      ['holo', 'Holographic labels', {}],
      ['secret', 'Secret stickers', { isPublic: false }],
      ['signs', 'Yard signs', { category: 'below-hidden' }],
    ] as const)
      await addProduct(test.storage, id, { ...A_PRODUCT, name, ...more })
    await records.update(template, 'bumper', { sizes: ['three'], short_description: 'Café, crème' })
    await records.update(template, 'die-cut', { featured: true })
  })
  afterAll(() => test.end())

  /** Shared by all tests, so that cached results are requested again. */
  let shop: ReturnType<typeof shopOn> | undefined
  const search = (words: string) =>
    (shop ??= shopOn(test.storage)).browse.search(VISITOR, new URLSearchParams({ q: words }))
  const found = async (words: string) => (await search(words)).list.tiles.map(({ name }) => name)

  it('finds published products by every word, regardless of case and accents (PAGE-19)', async () => {
    expect(await found('die-CUT')).toEqual(['Die-cut stickers'])
    expect(await found('vínyl labels')).toEqual(['Holographic labels'])
    expect(await found('cafe CREME')).toEqual(['Bumper stickers'])
    expect(await found('stickers cars')).toEqual(['Bumper stickers'])
    for (const nothing of ['  ;%_ ', `'"*()^:-`, 'NEAR AND OR NOT', ''])
      expect(await found(nothing)).toEqual([])
  })

  it('finds products by one or several of the options they offer, by the options’ present names (FIND-1)', async () => {
    const { records } = test.storage
    await records.create(templateOption, {
      ...{ id: 'brass', name: 'Brass, in each corner', charge_option: 1, amount: '0' },
    })
    await records.create(templateOptionSet, {
      ...{ id: 'grommets', name: 'Grommets', display_type: 'fixed_value', options: ['brass'] },
    })
    await records.update(template, 'holo', { options: ['grommets'] })
    for (const words of ['grommet', 'grommets', 'brass corner'])
      expect([words, await found(words)]).toEqual([words, ['Holographic labels']])
    await records.update(templateOptionSet, 'grommets', { name: 'Eyelets' })
    expect([await found('eyelet'), await found('grommet')]).toEqual([['Holographic labels'], []])
    await records.update(template, 'holo', { options: [] })
    expect(await found('eyelet')).toEqual([])
  })

  it('finds products with most of the words if none has all (PAGE-19)', async () => {
    expect(await found('die-cut magnets')).toEqual(['Die-cut stickers'])
    expect((await found('bumper stickers banner'))[0]).toBe('Bumper stickers')
    expect(await found('banner magnets')).toEqual([])
  })

  it('shows a product with the same reviews as its category, the home page and its own page', async () => {
    const { records, catalog } = test.storage
    for (const [at, rating] of [4, 5].entries())
      await records.create(review, {
        ...{
          id: `review-${at}`,
          owner: `account:${at}`,
          product_class: 'custom' as const,
          product: 'die-cut',
        },
        ...{ rating, state: 'published' as const },
      })
    const tiles = await Promise.all([
      catalog.tilesOfProducts(['die-cut']),
      catalog.tiles({ categoryId: 'open', limit: 9 }),
      catalog.featured(9),
    ])
    for (const rows of tiles)
      expect(rows.find(({ productId }) => productId === 'die-cut')).toMatchObject({
        reviewAverage: '4.50',
        reviewCount: 2,
      })
    const own = await shopOn(test.storage).browse.product(VISITOR, 'open', 'die-cut', new URLSearchParams())
    expect(own).toMatchObject({ value: { reviewAverage: '4.50', reviewCount: 2 } })
  })

  it('never finds hidden products (PAGE-16)', async () => {
    for (const words of ['secret', 'signs', 'yard']) expect(await found(words)).toEqual([])
  })

  it('finds a word by its prefix, and despite a typo (PAGE-19)', async () => {
    for (const slip of ['stick', 'stikers', 'stciker', 'stickerss'])
      expect([slip, await found(slip)]).toEqual([slip, ['Die-cut stickers', 'Bumper stickers']])
    expect(await found('hollographic')).toEqual(['Holographic labels'])
    expect(await found('bumper stcker')).toEqual(['Bumper stickers'])
    expect(await found('vynil bumpr')).toEqual(['Bumper stickers'])
    expect(await found('xinul')).toEqual([])
  })

  it('finds a word with digits by its prefix, whether digits or letters', async () => {
    await addProduct(test.storage, 'xq900b', { ...A_PRODUCT, name: '77042 tags' })
    for (const beginning of ['xq', 'xq9', 'xq900b', '770', '77042'])
      expect([beginning, await found(beginning)]).toEqual([beginning, ['77042 tags']])
    await test.storage.records.remove(template, 'xq900b')
  })

  it('finds words by their prefix, however many have it', async () => {
    const words = Array.from(
      { length: 100 },
      (_, at) => `qu${String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))}`,
    )
    for (let at = 0; at < 100; at += 25)
      await addProduct(test.storage, `many-${at}`, {
        ...A_PRODUCT,
        name: words.slice(at, at + 25).join(' '),
      })
    expect(await found('qu')).toHaveLength(4)
    expect(await found('qua')).toHaveLength(4)
    expect(await found(words[60]!)).toHaveLength(1)
    for (let at = 0; at < 100; at += 25) await test.storage.records.remove(template, `many-${at}`)
  })

  it('ignores stop words', async () => {
    expect(await found('my cheap custom printed bumper stickers for the car')).toEqual(['Bumper stickers'])
  })

  it('shows products in the requested size first', async () => {
    expect(await found('3x3 stickers')).toEqual(['Bumper stickers', 'Die-cut stickers'])
    expect(await found('3" × 3"')).toEqual(['Bumper stickers'])
  })

  it('reads a lone number as a size first, then as a word of a name (FIND-8)', async () => {
    await addProduct(test.storage, 'numbered', { ...A_PRODUCT, name: 'Arrow 3' })
    await addProduct(test.storage, 'aged', { ...A_PRODUCT, name: 'Aged 99' })
    expect(await found('3')).toEqual(['Bumper stickers', 'Arrow 3'])
    expect(await found('99')).toEqual(['Aged 99'])
    expect(await found('arrow 3')).toEqual(['Arrow 3'])
    for (const id of ['numbered', 'aged']) await test.storage.records.remove(template, id)
  })

  it('finds the same first results for any limit, and counts its results (FIND-1)', async () => {
    const { catalog } = test.storage
    const term = fc.record({
      words: fc.subarray(['stickers', 'white', 'die', 'holographic'], { minLength: 1 }),
      prefixes: fc.subarray(['bump', 'sti', 'la']),
      also: fc.subarray(['labels', 'vinyl', 'bumper']),
    })
    const kind = fc.constantFrom(undefined, 'product', 'page', 'custom', 'category')
    await fc.assert(
      fc.asyncProperty(
        fc.array(term, { minLength: 1, maxLength: 2 }),
        kind,
        fc.integer({ min: 1, max: 9 }),
        async (terms, kind, limit) => {
          const of = kind === undefined ? {} : ({ kind } as const)
          const all = await catalog.search(terms, { ...of, limit: 100 })
          expect(await catalog.search(terms, { ...of, limit })).toEqual(all.slice(0, limit))
          expect(await catalog.searchCounts(terms, [kind, kind], 100)).toEqual([all.length, all.length])
          expect(await catalog.searchCounts(terms, [kind], limit)).toEqual([Math.min(all.length, limit)])
          const typed = terms.map(({ words, prefixes }) => ({ words, prefixes }))
          const without = await catalog.search(typed, { ...of, limit: 100 })
          expect(all).toEqual(expect.arrayContaining([...without]))
        },
      ),
      { numRuns: 40 },
    )
  })

  it('finds singular and plural, and joined and split spellings alike (FIND-9)', async () => {
    for (const words of [
      'die-cut',
      'die cut',
      'diecut',
      'Die Cuts',
      'diecuts',
      'die cut sticker',
      'diecutstickers',
    ])
      expect([words, await found(words)]).toEqual([words, ['Die-cut stickers']])
    for (const words of ['bumper sticker', 'bumperstickers', 'bumpersticker'])
      expect([words, await found(words)]).toEqual([words, ['Bumper stickers']])
    for (const words of ['holographic label', 'holographiclabels'])
      expect([words, await found(words)]).toEqual([words, ['Holographic labels']])
    await addProduct(test.storage, 'joined', { ...A_PRODUCT, name: 'Nameplates for cherries' })
    for (const words of ['nameplate', 'name plate', 'name plates', 'cherry', 'cherries'])
      expect([words, await found(words)]).toEqual([words, ['Nameplates for cherries']])
    await test.storage.records.remove(template, 'joined')
  })

  it('shows products with the whole word before those with a longer one, wherever it is (FIND-9)', async () => {
    for (const [id, name, uses] of [
      ['longer', 'Bumpkin stickers', []],
      ['around', 'Plain stickers', ['Bump']],
      ['named', 'Bump stickers', []],
    ] as const)
      await addProduct(test.storage, id, { ...A_PRODUCT, name, uses })
    expect((await found('bump')).slice(0, 2)).toEqual(['Bump stickers', 'Plain stickers'])
    expect(await found('bump')).toEqual(expect.arrayContaining(['Bumper stickers', 'Bumpkin stickers']))
    // Words before the last one are not still being typed.
    expect(await found('bump sticker')).toEqual(['Bump stickers', 'Plain stickers'])
    for (const id of ['longer', 'around', 'named']) await test.storage.records.remove(template, id)
  })

  it('never reads a word that the shop knows as another (FIND-9)', async () => {
    for (const [id, name] of [
      ['hard', 'Hard signs'],
      ['yard', 'Yard signs'],
    ] as const)
      await addProduct(test.storage, id, { ...A_PRODUCT, name })
    expect(await found('yard sgin')).toEqual(['Yard signs'])
    expect(await found('yrad sign')).toEqual(['Yard signs'])
    for (const id of ['hard', 'yard']) await test.storage.records.remove(template, id)
  })

  it('shows the products of a category with that name first, in its own order, and the category itself (FIND-9)', async () => {
    const { records } = test.storage
    await records.create(category, { id: 'rolls', name: 'Rolls', slug: 'rolls', path: 'rolls' })
    for (const [order, id, name] of [
      [2, 'second', 'Endless tape'],
      [1, 'first', 'Labels to wind'],
    ] as const) {
      await addProduct(test.storage, id, { ...A_PRODUCT, name, category: 'rolls' })
      await records.update(categoryProduct, `tile-${id}`, { order })
    }
    const head = ['Labels to wind', 'Endless tape']
    for (const words of ['roll', 'rolls']) expect(await found(words)).toEqual(head)
    expect((await search('roll')).pages).toMatchObject([{ kind: 'category', id: 'rolls' }])
    expect((await found('label'))[0]).toBe('Holographic labels')
    await records.update(category, 'rolls', { meta_keywords: 'labels, Winding-machine' })
    expect((await found('label')).slice(0, 3)).toEqual([...head, 'Holographic labels'])
    for (const words of ['labels', 'lable']) expect((await found(words)).slice(0, 2)).toEqual(head)
    for (const words of ['winding machine', 'windingmachines']) expect(await found(words)).toEqual(head)
    expect(await found('winding')).toEqual([])
    await records.update(category, 'rolls', { hidden: true })
    expect(await found('winding machine')).toEqual([])
    expect(await found('roll')).toEqual([])
    for (const id of ['first', 'second']) await records.remove(template, id)
  })

  it('shows a help page whose name is half of the query, and built-in ones (FIND-9)', async () => {
    const { records } = test.storage
    const more = { menu: 'footer', display: 'html' } as const
    await records.create(category, { id: 'ships', name: 'Shipping', slug: 'ships', path: 'ships', ...more })
    const pages = async (words: string) => (await search(words)).pages.map(({ name }) => name)
    for (const words of ['shipping', 'shipping cost', 'what does shipping cost'])
      expect([words, await pages(words)]).toEqual([words, ['Shipping']])
    expect(await pages('shipping of large signs')).toEqual([])
    expect(await pages('file formats')).toEqual(['Artwork guidelines'])
    expect(await pages('bleed')).toEqual(['Artwork guidelines'])
    await records.update(category, 'ships', { hidden: true })
    expect(await pages('shipping')).toEqual([])
  })

  it('shows popular products for an empty query or result', async () => {
    for (const nothing of ['', 'typewriter'])
      expect((await search(nothing)).popular.map(({ name }) => name)).toEqual(['Die-cut stickers'])
    expect((await search('die')).popular).toEqual([])
  })

  it('highlights the matching words', async () => {
    expect((await search('stikers')).list.tiles[0]?.nameParts).toEqual([
      { text: 'Die-cut ', isHit: false },
      { text: 'stickers', isHit: true },
    ])
  })

  it('reads a limited part of a query', async () => {
    const { question, words } = await search('sticker '.repeat(100_000) + 'x')
    expect(question.length).toBeLessThanOrEqual(200)
    expect(words).toEqual(['sticker'])
    expect((await search([...'bcdefghijklm'].join(' '))).words).toHaveLength(8)
  })

  it('reflects a change as soon as it is saved: names, shared rows, categories and removals', async () => {
    const { records } = test.storage
    await records.update(template, 'holo', { name: 'Rainbow labels' })
    expect(await found('holographic')).toEqual([])
    expect(await found('rainbow')).toEqual(['Rainbow labels'])
    await records.update(templateMaterial, 'white', { name: 'Brilliant film' })
    expect(await found('brilliant rainbow')).toEqual(['Rainbow labels'])
    await records.update(category, 'hidden', { hidden: false })
    expect(await found('yard')).toEqual(['Yard signs'])
    expect(await found('yar')).toEqual(['Yard signs'])
    await records.update(category, 'hidden', { hidden: true })
    expect(await found('yard')).toEqual([])
    await addProduct(test.storage, 'gone', { ...A_PRODUCT, name: 'Ephemeral things' })
    expect(await found('ephemeral')).toEqual(['Ephemeral things'])
    await records.remove(template, 'gone')
    expect(await found('ephemeral')).toEqual([])
  })

  it('runs once until the catalog changes, whatever the query’s case and the page’s choices', async () => {
    let searches = 0
    const { catalog } = test.storage
    const counted: typeof catalog.search = (...call) => {
      searches += 1
      return catalog.search(...call)
    }
    const { browse } = shopOn({ ...test.storage, catalog: { ...catalog, search: counted } })
    const names = async () => (await browse.find('bumper')).tiles.map(({ name }) => name)
    for (const words of ['bumper', 'BUMPER', ' bumper '])
      expect((await browse.find(words)).tiles).toHaveLength(1)
    expect(searches).toBe(1)
    for (const sort of ['order', 'popularity', 'price', 'alphabetical'])
      expect(await browse.search(VISITOR, new URLSearchParams({ q: 'bumper', sort }))).toMatchObject({
        count: 1,
      })
    // One for products, one for pages of every kind.
    expect(searches).toBe(1 + 2)
    await test.storage.records.update(template, 'bumper', { name: 'Fender stickers' })
    expect(await names()).toEqual(['Fender stickers'])
    await test.storage.records.update(template, 'bumper', { name: 'Bumper stickers' })
    expect(await names()).toEqual(['Bumper stickers'])
  })

  it('ignores changes that were rolled back', async () => {
    const rolledBack = test.storage.transaction(async (store) => {
      await store.records.update(template, 'die-cut', { name: 'Unheard of' })
      throw new Error('undone')
    })
    await expect(rolledBack).rejects.toThrow('undone')
    expect(await found('unheard')).toEqual([])
  })
})

describe.each(ENGINES)('queued products on $name', ({ name, open }) => {
  it('are listed a few at a time when a row that many share has changed', async () => {
    const test = await open()
    const { storage } = test
    await fillCategories(storage)
    for (let at = 0; at < 60; at++)
      await addProduct(storage, `p${at}`, { ...A_PRODUCT, name: `Sticker ${at}` })
    await storage.records.update(templateMaterial, 'white', { name: 'Brilliant film' })
    const brilliant = async () =>
      (await storage.catalog.search([{ words: ['brilliant'], prefixes: [] }], { limit: 100 })).length
    expect(await brilliant()).toBe(0)
    const before = await storage.catalog.version()
    expect(await storage.catalog.indexWaiting(40)).toBe(40)
    expect(await brilliant()).toBe(40)
    expect(await storage.catalog.indexWaiting(40)).toBe(20)
    expect(await storage.catalog.indexWaiting(40)).toBe(0)
    expect(await brilliant()).toBe(60)
    expect(await storage.catalog.version()).toBe(before + 2)
    await test.end()
  })

  it('are those changed in a transaction that lists later', async () => {
    const test = await open()
    const { storage } = test
    await fillCategories(storage)
    await addProduct(storage, 'sticker', { ...A_PRODUCT, name: 'Sticker' })
    const found = async () =>
      (await storage.catalog.search([{ words: ['renamed'], prefixes: [] }], { limit: 9 })).length
    await storage.transaction((store) =>
      store.listingLater().records.update(template, 'sticker', { name: 'Renamed' }),
    )
    expect(await found()).toBe(0)
    expect(await storage.catalog.indexWaiting(40)).toBe(1)
    expect(await found()).toBe(1)
    await test.end()
  })

  it('are found while an index with many segments is merged', async () => {
    const test = await open()
    const { catalog, records } = test.storage
    await fillCategories(test.storage)
    for (let at = 0; at < 30; at++)
      await addProduct(test.storage, `p${at}`, { ...A_PRODUCT, name: `Sticker number ${at}` })
    for (let change = 0; change < 60; change++)
      await records.update(template, `p${change % 30}`, { name: `Sticker changed in round${change}` })
    const found = async (word: string) =>
      (await catalog.search([{ words: [word], prefixes: [] }], { limit: 100 })).map(({ id }) => id).sort()
    const words = ['sticker', 'changed', 'number', 'round59', 'round3']
    const before = await Promise.all(words.map(found))
    expect(before.map(({ length }) => length)).toEqual([30, 30, 0, 1, 0])
    let steps = 0
    for (; await catalog.mergeSearchIndex(); steps++)
      expect(await Promise.all(words.map(found))).toEqual(before)
    expect(steps > 0).toBe(name === 'SQLite')
    expect(await Promise.all(words.map(found))).toEqual(before)
    await test.end()
  })
})
