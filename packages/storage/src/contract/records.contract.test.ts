import { category, categoryProduct, custom, customOption, template, templateMaterial } from '@kisscut/records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES, type TestStorage } from '../testing/open-for-test.ts'
import { aCategory, aCustom, aLine, aMaterial, aTemplate } from '../testing/rows.ts'
import { InvalidCursor, StorageConflict } from '@kisscut/shop/ports/records'
import type { Storage } from '@kisscut/shop/ports/storage'

describe.each(ENGINES)('records on $name', ({ open }) => {
  let test: TestStorage
  let storage: Storage
  beforeAll(async () => {
    test = await open()
    storage = test.storage
    await storage.records.create(category, aCategory())
    await storage.records.create(templateMaterial, aMaterial())
    await storage.records.create(template, aTemplate({ materials: ['white-vinyl'] }))
  })
  afterAll(() => test.end())

  it('returns stored rows with defaults, and times to the millisecond (REC-38)', async () => {
    const made = await storage.records.create(
      custom,
      aCustom({ variable_data: { kind: 'list', text: 'a,b' } }),
    )
    expect(await storage.records.get(custom, made.id)).toEqual(made)
    expect(made).toMatchObject({ height: '2.125', quantity: 100, options: [] })
    expect(made.created).toBeInstanceOf(Date)
    expect(made.finalized).toBe(false)
  })

  it('changes only the stated fields, and only the owner’s rows', async () => {
    const made = await storage.records.create(custom, aCustom())
    expect(await storage.records.update(custom, made.id, { quantity: 7 }, 'session:ben')).toBeNull()
    const changed = await storage.records.update(custom, made.id, { quantity: 7 }, 'session:ana')
    expect(changed).toEqual({ ...made, quantity: 7, updated: changed?.updated })
    expect(await storage.records.remove(custom, made.id, 'session:ben')).toBe(false)
    expect(await storage.records.remove(custom, made.id, 'session:ana')).toBe(true)
    expect(await storage.records.get(custom, made.id)).toBeNull()
  })

  it('changes a row only in the state its writer has read, if requested', async () => {
    const { id } = await storage.records.create(custom, aCustom())
    const write = (quantity: number, revision: number) =>
      storage.records.update(custom, id, { quantity, revision: revision + 1 }, 'session:ana', { revision })
    expect(await write(7, 1)).toBeNull()
    expect(await write(8, 0)).toMatchObject({ quantity: 8, revision: 1 })
    const racing = await Promise.all([write(9, 1), write(10, 1), write(11, 1)])
    expect(racing.filter((row) => row !== null)).toHaveLength(1)
    expect(await storage.records.get(custom, id)).toMatchObject({ revision: 2 })
  })

  it('creates many rows like single ones, and none if one is invalid', async () => {
    const owner = 'session:parts'
    const made = await storage.records.create(custom, aCustom({ owner }))
    const rows = Array.from({ length: 23 }, (_, n) => ({
      ...{ id: `${made.id}.${n}`, owner, custom: made.id },
      ...{ option_set: `set-${n}`, option: `option-${n}` },
    }))
    await storage.records.createMany(customOption, [])
    await storage.records.createMany(customOption, rows)
    const stored = await storage.records.findMany(customOption, { owner })
    expect(new Map(stored.map((row) => [row.id, row]))).toEqual(
      new Map(rows.map((row) => [row.id, expect.objectContaining({ ...row, revision: 0 })])),
    )
    const [again] = rows
    const others = [{ ...again!, id: `${made.id}.new` }, again!]
    await expect(storage.records.createMany(customOption, others)).rejects.toThrow(StorageConflict)
    expect(await storage.records.count(customOption, { owner })).toBe(rows.length)
    await storage.records.createMany(custom, [aCustom({ owner })])
    expect(await storage.records.count(custom, { owner })).toBe(2)
  })

  it('creates a row together with its parts, or neither', async () => {
    const owner = 'session:along'
    const partOf = (id: string) => ({ id: `${id}.1`, owner, custom: id, option_set: 'set', option: 'option' })
    const create = (part: (id: string) => ReturnType<typeof partOf>) =>
      storage.transaction(({ records }) =>
        records.create(custom, aCustom({ owner }), (row) => records.createMany(customOption, [part(row.id)])),
      )
    const made = await create(partOf)
    expect(await storage.records.findMany(customOption, { owner })).toMatchObject([partOf(made.id)])
    await expect(create(() => partOf(made.id))).rejects.toThrow(StorageConflict)
    await expect(
      create(() => {
        throw new Error('no part')
      }),
    ).rejects.toThrow('no part')
    expect(await storage.records.count(custom, { owner })).toBe(1)
  })

  it('rejects values that the record doesn’t allow', async () => {
    await expect(storage.records.create(custom, aCustom({ quantity: 1.5 }))).rejects.toThrow(
      'Quantity must be a whole number.',
    )
    const made = await storage.records.create(custom, aCustom())
    await expect(storage.records.update(custom, made.id, { width: 'wide' })).rejects.toThrow(
      'Invalid numeric value.',
    )
  })

  it('reports why the database rejects a row: taken, broken reference, in use', async () => {
    const rejection = (work: Promise<unknown>) =>
      work.then(
        () => 'kept',
        (error: unknown) => (error instanceof StorageConflict ? error.reason : error),
      )
    expect(await rejection(storage.records.create(category, aCategory()))).toBe('taken')
    expect(await rejection(storage.records.create(category, aCategory({ id: 'other' })))).toBe('taken')
    const lost = aTemplate({ id: 'lost', slug: 'lost', sku: 'L', category: 'nowhere' })
    expect(await rejection(storage.records.create(template, lost))).toBe('broken_reference')
    expect(await rejection(storage.records.remove(category, 'stickers'))).toBe('in_use')
  })

  it('lists by page, owner, id and field', async () => {
    const owner = 'session:lists'
    const made = []
    for (const quantity of [5, 3, 9])
      made.push(await storage.records.create(custom, aCustom({ owner, quantity })))
    const first = await storage.records.page(custom, { owner, pageSize: 2 })
    const second = await storage.records.page(custom, { owner, pageSize: 2, page: 2 })
    expect(first).toMatchObject({ page: 1, pageSize: 2 })
    expect([...first.rows, ...second.rows]).toEqual(await storage.records.findMany(custom, { owner }))
    expect([...first.rows, ...second.rows].map((row) => row.id).sort()).toEqual(
      made.map((row) => row.id).sort(),
    )
    expect(second.next).toBeNull()
    expect((await storage.records.page(custom, { owner, pageSize: 2, after: first.next! })).rows).toEqual(
      second.rows,
    )
    const byId = await storage.records.findMany(custom, { owner, idIn: [made[2]!.id, 'nothing'] })
    expect(byId.map((row) => row.quantity)).toEqual([9])
    expect(await storage.records.count(custom, { owner, where: { quantity: 3 } })).toBe(1)
    expect(await storage.records.count(custom, { owner, where: { material: null } })).toBe(3)
    expect(await storage.records.exists(custom, { owner, where: { quantity: 3 } })).toBe(true)
    expect(await storage.records.exists(custom, { owner, where: { quantity: 4 } })).toBe(false)
    expect(await storage.records.findMany(custom, { owner: 'session:nobody' })).toEqual([])
    expect((await storage.records.page(custom, { pageSize: 1_000_000 })).pageSize).toBe(custom.maxPageSize)
  })

  it('filters rows by creation time', async () => {
    const owner = 'session:times'
    const { created } = await storage.records.create(custom, aCustom({ owner }))
    const since = (createdSince: Date) => storage.records.count(custom, { owner, createdSince })
    expect(await since(created)).toBe(1)
    expect(await since(new Date(created.getTime() + 1))).toBe(0)
  })

  it('filters rows by time of change', async () => {
    const owner = 'session:changes'
    const { id, created } = await storage.records.create(custom, aCustom({ owner }))
    const { updated } = (await storage.records.update(custom, id, { quantity: 7 }))!
    const after = async (updatedAfter: Date) => [
      await storage.records.count(custom, { owner, updatedAfter }),
      (await storage.records.page(custom, { owner, updatedAfter })).rows.length,
      (await storage.records.search(custom, { where: { id }, updatedAfter })).rows.length,
    ]
    expect(await after(new Date(created.getTime() - 1))).toEqual([1, 1, 1])
    expect(await after(new Date(updated.getTime() - 1))).toEqual([1, 1, 1])
    expect(await after(updated)).toEqual([0, 0, 0])
  })

  it('changes all matching rows at once, and no others', async () => {
    const owner = 'session:many'
    for (const user_file of ['gone', 'gone', 'stays', null])
      await storage.records.create(custom, aCustom({ owner, user_file }))
    const other = await storage.records.create(custom, aCustom({ owner: 'session:other', user_file: 'gone' }))
    const gone = { owner, where: { user_file: 'gone' } }
    expect(await storage.records.updateMany(custom, gone, { user_file: null, finalized: true })).toBe(2)
    expect(await storage.records.count(custom, gone)).toBe(0)
    expect(await storage.records.count(custom, { owner, where: { finalized: true } })).toBe(2)
    expect(await storage.records.get(custom, other.id)).toEqual(other)
    expect(await storage.records.updateMany(custom, gone, { user_file: null })).toBe(0)
  })

  const time = '2026-11-22T00:00:00.000Z'
  const cursors: readonly unknown[] = [
    '',
    'x',
    [],
    ['a', 1],
    [time],
    [time, 1],
    [time, 'x', 'y'],
    ['x', 'x'],
    [`+275760${time.slice(4)}`, 'x'],
    [`-271821${time.slice(4)}`, 'x'],
    [0, 'x'],
    [null, 'x'],
    [time, '\0'],
    [time, '\ud800'],
    [time, { toString: 1 }],
  ]
  it.each(cursors)('has no page after %j, which is not a cursor', async (cursor) => {
    const after =
      typeof cursor === 'string' ? cursor : Buffer.from(JSON.stringify(cursor)).toString('base64url')
    await expect(storage.records.page(custom, { after })).rejects.toThrow(InvalidCursor)
  })

  it.each([1e308, -1e308, 2 ** 31, 0.5, '1'])('has no page after a row with order %j', async (order) => {
    const after = Buffer.from(JSON.stringify([order, time, 'x'])).toString('base64url')
    await expect(storage.records.page(category, { after })).rejects.toThrow(InvalidCursor)
  })

  it('rejects conditions that no index serves', async () => {
    await expect(storage.records.findMany(custom, { where: { instructions: '' } })).rejects.toThrow(
      'No index of custom serves instructions',
    )
  })

  it.each(['\0', 'x\0', '\ud800', "'; drop table custom; --", '%', 'a'.repeat(10_000)])(
    'has no row with id %j',
    async (id) => {
      expect(await storage.records.get(custom, id)).toBeNull()
      expect(await storage.records.update(custom, id, { quantity: 2 })).toBeNull()
      expect(await storage.records.remove(custom, id)).toBe(false)
      expect(await storage.records.findMany(custom, { idIn: [id], where: { template: id } })).toEqual([])
      expect(await storage.records.count(custom, { owner: id })).toBe(0)
      expect(await storage.records.exists(custom, { idIn: [id] })).toBe(false)
      expect((await storage.records.page(custom, { owner: id })).rows).toEqual([])
      expect(await storage.carts.removeLine('session:ana', id)).toBe(false)
      expect(await storage.accounts.session(id)).toBeNull()
      expect(await storage.accounts.account({ email: id })).toBeNull()
    },
  )

  it('has no pages outside of the list', async () => {
    for (const page of [0, -1, 999, 1e15, Number.MAX_SAFE_INTEGER])
      expect((await storage.records.page(category, { page })).page).toBeGreaterThan(0)
    expect((await storage.records.page(category, { page: 1e15 })).rows).toEqual([])
  })

  it('omits unpublished rows, even if requested', async () => {
    await storage.records.create(
      category,
      aCategory({ id: 'secret', slug: 's', path: 'secret', hidden: true }),
    )
    const all = await storage.records.count(category)
    const seen = await storage.records.count(category, { publishedOnly: true })
    const count = await storage.records.count(category, {
      publishedOnly: true,
      where: { hidden: true, path: 'secret' },
    })
    expect([all, seen, count]).toEqual([2, 1, 0])
  })

  it('raises the catalog version with catalog changes only', async () => {
    const version = () => storage.catalog.version()
    const before = await version()
    await storage.records.create(custom, aCustom())
    expect(await version()).toBe(before)
    await storage.records.update(templateMaterial, 'white-vinyl', { description: 'Our best.' })
    expect(await version()).toBe(before + 1)
    await expect(storage.records.create(category, aCategory())).rejects.toThrow()
    expect(await version()).toBe(before + 1)
  })

  it('lists a product in its categories as it is, unless a category product changes or hides it (PAGE-23)', async () => {
    const listed = async (categoryId: string) =>
      (await storage.catalog.tiles({ categoryId, limit: 10 })).map(({ name, productId }) => [name, productId])
    await storage.records.create(category, aCategory({ id: 'new', slug: 'new', path: 'new', order: 9 }))
    await storage.records.create(category, aCategory({ id: 'also', slug: 'also', path: 'also', order: 9 }))
    const own = { id: 'bare', slug: 'bare', sku: 'BARE', name: 'Bare', category: 'new', categories: ['also'] }
    await storage.records.create(template, aTemplate(own))
    const bare = [['Bare', 'bare']]
    expect([await listed('new'), await listed('also')]).toEqual([bare, bare])
    await storage.records.update(template, 'bare', { public: false })
    expect(await listed('new')).toEqual([])
    await storage.records.update(template, 'bare', { public: true, name: 'Bare again' })
    expect(await listed('new')).toEqual([['Bare again', 'bare']])
    const tile = { id: 'of-bare', name: 'Shown', slug: 'bare', type: 'custom' as const, object_id: 'bare' }
    await storage.records.create(categoryProduct, { ...tile, category: 'new', categories: [] })
    expect([await listed('new'), await listed('also')]).toEqual([[['Shown', 'bare']], []])
    await storage.records.update(categoryProduct, 'of-bare', { hidden_product: true })
    expect([await listed('new'), await listed('also')]).toEqual([[], []])
    await storage.records.remove(categoryProduct, 'of-bare')
    expect(await listed('also')).toEqual([['Bare again', 'bare']])
    await storage.records.remove(template, 'bare')
    expect(await listed('also')).toEqual([])
    await storage.records.remove(category, 'new')
    await storage.records.remove(category, 'also')
  })

  it('responds to the catalog’s queries', async () => {
    const tile = { name: 'Die-cut stickers', slug: 'die-cut-stickers', type: 'custom' as const }
    const labels = aCategory({ id: 'labels', slug: 'labels', path: 'labels', order: 1 })
    await storage.records.create(category, labels)
    for (const [id, categoryId, more] of [
      ['a', 'stickers', {}],
      ['b', 'labels', { categories: ['stickers'], order: 1 }],
      ['c', 'labels', {}],
      ['d', 'stickers', { hidden_product: true }],
    ] as const)
      await storage.records.create(categoryProduct, {
        ...tile,
        name: id,
        ...more,
        categories: 'categories' in more ? [...more.categories] : [],
        id,
        category: categoryId,
        object_id: 'die-cut-stickers',
      })
    const shown = await storage.catalog.tiles({ categoryId: 'stickers', limit: 10 })
    expect(shown.map((row) => row.name)).toEqual(['a', 'b'])
    expect(await storage.catalog.tiles({ categoryId: 'stickers', limit: 10, offset: 1 })).toEqual([shown[1]])
    expect(await storage.catalog.productIdOfSlug('die-cut-stickers', 'custom')).toBe('die-cut-stickers')
    expect(await storage.catalog.productIdOfSlug('nothing', 'custom')).toBeNull()
    const rows = await storage.catalog.rows(templateMaterial, ['white-vinyl', 'nothing', '\0'])
    expect(rows.map((row) => row.price_table)).toEqual([aMaterial().price_table])
    const order = (await storage.catalog.categories()).map((row) => row.id)
    expect(order.slice(-2)).toEqual(['stickers', 'labels'])
  })

  it('records which rows changed, without duplicates', async () => {
    const before = await storage.catalog.version()
    for (const description of ['One', 'Two'])
      await storage.records.update(templateMaterial, 'white-vinyl', { description })
    expect(await storage.catalog.changesSince(before)).toEqual([
      { record: 'template_material', id: 'white-vinyl' },
    ])
    expect(await storage.catalog.changesSince(before - 1_000_000)).toBeNull()
    expect(await storage.catalog.changesSince(before + 5)).toBeNull()
  })

  it('runs a transaction completely or not at all, and never shows partial results', async () => {
    const owner = 'session:transactions'
    const other = await test.again()
    const work = storage.transaction(async (store) => {
      await store.records.create(custom, aCustom({ owner }))
      expect(await store.records.count(custom, { owner })).toBe(1)
      expect(await storage.records.count(custom, { owner })).toBe(0)
      expect(await other.records.count(custom, { owner })).toBe(0)
      throw new Error('thought better of it')
    })
    await expect(work).rejects.toThrow('thought better of it')
    expect(await storage.records.count(custom, { owner })).toBe(0)
  })
  it('throws at once if work in a transaction bypasses it', async () => {
    const around: (() => Promise<unknown>)[] = [
      () => storage.transaction(async () => undefined),
      () => storage.carts.putLine('session:around', 'USD', aLine(), 100),
      () => storage.records.create(category, aCategory({ id: 'around', slug: 'a', path: 'around' })),
    ]
    for (const work of around) {
      await expect(storage.transaction(work)).rejects.toThrow('use the store that was handed in')
    }
    expect(await storage.transaction(async () => 'still open')).toBe('still open')
  })
})
