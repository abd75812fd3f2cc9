import { configuredDdbProductClipart, RECORDS } from '@kisscut/records'
import { describe, expect, it } from 'vitest'
import { ANA, BEN, STAFF_EVA } from '../testing/open-test-shop.ts'
import type { SaveDdb } from './index.ts'
import { figures, openFamily, painted, valueOf } from './testing/open-family.ts'

const elementsOf = (row: { design: string | null }) =>
  (JSON.parse(row.design ?? '{}') as { elements: Record<string, unknown>[] }).elements

describe('a strip', () => {
  it('is saved in one step, and the shop makes its design (DDB-4)', async () => {
    const { save, storage } = await openFamily()
    const cliparts = [{ clipart: 'mom', paints: { 'mom-shirt': painted('sea') } }, ...figures('dog')]
    const row = valueOf(await save({ cliparts, fields: { text: 'Two of us' } }))
    expect(row).toMatchObject({ width: '10', height: '4', quantity: 10, size: 'window', revision: 0 })
    expect(elementsOf(row)).toMatchObject([
      { kind: 'clipart', clipart: 'mom', regions: { 'mom-shirt': painted('sea') } },
      { kind: 'clipart', clipart: 'dog' },
      { kind: 'text', text: 'Two of us', font: 'sans' },
    ])
    const where = { configured_ddb_product: row.id }
    const parts = await storage.records.findMany(configuredDdbProductClipart, { where })
    expect(parts.map((part) => [part.clipart, part.z])).toEqual([
      ['mom', 0],
      ['dog', 1],
    ])
    // A figure named by its row keeps its colors; the words stay unchanged.
    const [mom, dog] = parts.map(({ id }) => id)
    const turned = valueOf(await save({ id: row.id, cliparts: [dog!, mom!], revision: 0 }))
    expect(turned.revision).toBe(1)
    expect(elementsOf(turned)).toMatchObject([
      { clipart: 'dog' },
      { clipart: 'mom', regions: { 'mom-shirt': painted('sea') } },
      { text: 'Two of us' },
    ])
  })

  it('isn’t written without a change, nor overwritten from an older revision (DDB-4)', async () => {
    const { save } = await openFamily()
    const { id } = valueOf(await save({ cliparts: figures('dad') }))
    expect(valueOf(await save({ id, cliparts: figures('dad'), revision: 0 })).revision).toBe(0)
    expect(valueOf(await save({ id, cliparts: figures('dad', 'dog'), revision: 0 })).revision).toBe(1)
    expect(await save({ id, cliparts: figures('mom'), revision: 0 })).toMatchObject({ reason: 'changed' })
    expect(valueOf(await save({ id, fields: { text: 'Us' } })).revision).toBe(2)
  })

  it('reports each error at its field (DDB-3, DDB-4)', async () => {
    const { save } = await openFamily()
    const { id } = valueOf(await save({ cliparts: figures('dad') }))
    const errorsOf = async (more: Partial<SaveDdb>) => {
      const saved = await save({ id, ...more })
      return !saved.ok && saved.reason === 'invalid' ? Object.keys(saved.errors) : saved
    }
    expect(await errorsOf({ cliparts: figures('dad', 'dad', 'dog', 'mom') })).toEqual(['clipart_elements'])
    expect(await errorsOf({ cliparts: figures('shark') })).toEqual(['clipart_elements'])
    expect(await errorsOf({ cliparts: ['nobody'] })).toEqual(['clipart_elements.0'])
    expect(await errorsOf({ fields: { font: 'no-such' } })).toEqual(['font'])
    expect(await errorsOf({ fields: { color: 'no-such' } })).toEqual(['color'])
    expect(await errorsOf({ fields: { size: 'no-such' } })).toEqual(['size'])
    expect(await errorsOf({ change: { quantity: 'many' } })).toEqual(['quantity'])
    expect(await errorsOf({ change: { width: '3' } })).toHaveLength(1)
    expect(await errorsOf({ productId: 'another' })).toEqual(['ddb_product'])
    const of = (paints: Record<string, ReturnType<typeof painted>>) => ({
      cliparts: [...figures('dad'), { clipart: 'dog', paints }],
    })
    expect(await errorsOf(of({ 'mom-shirt': painted('sea') }))).toEqual([
      'clipart_elements.1.regions.mom-shirt',
    ])
    expect(await errorsOf(of({ 'dog-shirt': painted('no') }))).toEqual([
      'clipart_elements.1.regions.dog-shirt',
    ])
  })

  it('keeps each figure’s colors while it has a single color (DDB-6)', async () => {
    const { save } = await openFamily()
    const cliparts = [{ clipart: 'mom', paints: { 'mom-shirt': painted('sea') } }]
    const single = valueOf(await save({ cliparts, fields: { single_color: true, color: 'ink' } }))
    expect(elementsOf(single)).toMatchObject([
      { regions: { 'mom-shirt': painted('ink') } },
      { fill: painted('ink') },
    ])
    const each = valueOf(await save({ id: single.id, fields: { single_color: false } }))
    expect(elementsOf(each)).toMatchObject([
      { regions: { 'mom-shirt': painted('sea') } },
      { fill: painted('ink') },
    ])
    const custom = valueOf(await save({ id: single.id, fields: { custom_color: '#aa0000' } }))
    expect([custom.color, custom.custom_color]).toEqual([null, '#aa0000'])
  })

  it('is found only by its owner: to read, change, order or print (DDB-7, ROLE-5)', async () => {
    const { save, shop } = await openFamily()
    const { id } = valueOf(await save({ cliparts: figures('dad') }))
    expect(await save({ id, fields: { text: 'Mine' } }, BEN)).toMatchObject({ reason: 'not_found' })
    expect(await shop.cart.add(BEN, { productClass: 'ddb', productId: id })).toMatchObject({
      reason: 'not_found',
    })
    expect(await shop.production.file(BEN, id, 'preview.png')).toMatchObject({ reason: 'not_found' })
    expect(await shop.production.file(ANA, id, 'print.pdf')).toMatchObject({ reason: 'not_found' })
    expect(await save({ id, fields: { text: 'Theirs' } }, STAFF_EVA)).toMatchObject({ ok: true })
  })
})

describe('a strip corrected by staff', () => {
  it('requires a reason for another price, and is in the audit log with both prices but without the session (ROLE-7, ROLE-8)', async () => {
    const { save, storage } = await openFamily()
    const { id } = valueOf(await save({ cliparts: figures('dad') }))
    const change = { quantity: '20' }
    const unreasoned = await save({ id, change }, STAFF_EVA)
    expect(unreasoned).toMatchObject({ errors: { reason: [expect.any(String)] } })
    valueOf(await save({ id, change, reason: 'Asked on the phone' }, STAFF_EVA))
    valueOf(await save({ id, fields: { text: 'The Müllers' } }, STAFF_EVA))
    valueOf(await save({ id, change: { quantity: '30' } }))
    const { entries } = await storage.audit.entries(`configured_ddb_product ${id}`, 1, 10)
    // 40 in² × .38 = 15.20 and a figure of 1.00.
    expect(entries.toSorted((a, b) => (a.reason < b.reason ? 1 : -1))).toMatchObject([
      {
        ...{ who: STAFF_EVA.owner, did: 'changed', reason: 'Asked on the phone' },
        before: { quantity: 10, price: { total: '162.00' } },
        after: { quantity: 20, price: { total: '324.00' } },
      },
      { reason: '', before: { text: 'The Millers' }, after: { text: 'The Müllers' } },
    ])
    expect(JSON.stringify(entries)).not.toContain('session:')
  })
})

describe('rows of a strip', () => {
  const CLIPARTS = RECORDS.configured_ddb_product_clipart
  const REGIONS = RECORDS.configured_ddb_product_clipart_region
  const openTwo = async () => {
    const opened = await openFamily()
    const cliparts = [{ clipart: 'mom', paints: { 'mom-shirt': painted('sea') } }, ...figures('dog')]
    const { id } = valueOf(await opened.save({ cliparts }))
    const rows = async () =>
      (await opened.storage.records.findMany(CLIPARTS, { where: { configured_ddb_product: id } })).toSorted(
        (a, b) => a.z - b.z,
      )
    return { ...opened, id, rows }
  }

  it('keep their ids when figures are moved, even rows from before strips had designs (REC-28, DDB-4)', async () => {
    const { save, id, rows, storage } = await openTwo()
    const [mom, dog] = await rows()
    const region = await storage.records.findMany(REGIONS, {
      where: { configured_ddb_product_clipart: mom!.id },
    })
    valueOf(await save({ id, cliparts: [dog!.id, mom!.id, dog!.id] }))
    const [first, second, third] = await rows()
    expect([first?.id, second?.id]).toEqual([dog?.id, mom?.id])
    expect(third).toMatchObject({ clipart: 'dog', z: 2 })
    expect(await storage.records.get(REGIONS, region[0]!.id)).toMatchObject({ color: 'sea' })
    // Figures sent again unchanged keep their rows; the removed paint's row is deleted.
    valueOf(await save({ id, cliparts: figures('dog', 'mom') }))
    expect((await rows()).map((row) => row.id)).toEqual([dog?.id, mom?.id])
    const where = { configured_ddb_product_clipart: mom!.id }
    expect(await storage.records.findMany(REGIONS, { where })).toEqual([])
    const old = await storage.records.create(RECORDS.configured_ddb_product, {
      ...{ owner: ANA.owner, ddb_product: 'family', material: 'white-vinyl' },
      ...{ width: '10', height: '4', quantity: 1 },
    })
    const part = { id: 'from-before', owner: ANA.owner, configured_ddb_product: old.id, clipart: 'dad' }
    await storage.records.create(CLIPARTS, part)
    const design = elementsOf(valueOf(await save({ id: old.id })))
    expect(design).toMatchObject([{ clipart: 'dad' }])
    expect(await storage.records.get(CLIPARTS, 'from-before')).toMatchObject({ clipart: 'dad', z: 0 })
  })

  it('reject a change of an older revision with the current row, even during concurrent saves (DDB-4)', async () => {
    const { save, shop, id, rows } = await openTwo()
    const [mom, dog] = await rows()
    valueOf(await save({ id, cliparts: [mom!.id] }))
    expect(await save({ id, cliparts: [dog!.id], revision: 0 })).toMatchObject({ reason: 'changed' })
    const { revision } = (await rows())[0]!
    const both = ['dog', 'dad'].map((clipart) =>
      shop.records.save(ANA, CLIPARTS, mom!.id, { clipart }, revision),
    )
    const reasons = (await Promise.all(both)).map((saved) => (saved.ok ? 'saved' : saved.reason))
    expect(reasons.toSorted()).toEqual(['saved', 'stale'])
  })

  it('are returned as they are after a change: a new figure, the paint of another region (DDB-4)', async () => {
    const { shop, storage, id, rows } = await openTwo()
    const added = valueOf(
      await shop.records.save(ANA, CLIPARTS, null, { configured_ddb_product: id, clipart: 'dad' } as never),
    )
    expect((await rows()).map((row) => row.id).indexOf(added.id)).toBe(2)
    await storage.records.create(RECORDS.clipart_region, {
      ...{ id: 'mom-skirt', clipart: 'mom', name: 'Skirt', selector: '#skirt' },
    })
    const [mom] = await rows()
    const where = { configured_ddb_product_clipart: mom!.id }
    const [paint] = await storage.records.findMany(REGIONS, { where })
    const moved = await shop.records.save(ANA, REGIONS, paint!.id, { region: 'mom-skirt' })
    expect(moved).toMatchObject({ ok: true, value: { region: 'mom-skirt', color: 'sea' } })
    expect(await storage.records.findMany(REGIONS, { where })).toHaveLength(1)
  })

  it('are saved one by one under the rules of the strip, even concurrently, by its owner and staff only (DDB-4, ROLE-5)', async () => {
    const { shop, id, rows } = await openTwo()
    const dad = { configured_ddb_product: id, clipart: 'dad' } as never
    const tooMany = await Promise.all([1, 2].map(() => shop.records.save(ANA, CLIPARTS, null, dad)))
    expect(tooMany.filter(({ ok }) => ok)).toHaveLength(1)
    const [mom, dog] = await rows()
    expect(await shop.records.save(BEN, CLIPARTS, mom!.id, {})).toMatchObject({ reason: 'not_found' })
    expect(await shop.records.remove(BEN, CLIPARTS, mom!.id)).toMatchObject({ reason: 'not_found' })
    expect(await shop.records.save(BEN, CLIPARTS, null, dad)).toMatchObject({ reason: 'invalid' })
    expect(await shop.records.save(STAFF_EVA, CLIPARTS, mom!.id, {})).toMatchObject({ ok: true })
    const other = valueOf(await shop.records.save(ANA, CLIPARTS, mom!.id, { clipart: 'dog' }))
    expect([other.id, other.clipart]).toEqual([mom!.id, 'dog'])
    valueOf(await shop.records.remove(ANA, CLIPARTS, dog!.id))
    expect((await rows()).map((row) => row.clipart)).toEqual(['dog', 'dad'])
  })
})

describe('ordering a strip', () => {
  it('requires at least one figure (DDB-5)', async () => {
    const { save, shop } = await openFamily()
    const { id } = valueOf(await save())
    expect(await shop.cart.add(ANA, { productClass: 'ddb', productId: id })).toMatchObject({
      errors: { clipart_elements: ['Put at least one figure on it.'] },
    })
  })

  it('works like a custom in cart, preview, press, plotter and jobs (DDB-7)', async () => {
    const { save, shop } = await openFamily()
    const { id } = valueOf(await save({ cliparts: figures('dad', 'dog', 'dog') }))
    const { itemId } = valueOf(await shop.cart.add(ANA, { productClass: 'ddb', productId: id }))
    const [item] = (await shop.cart.show(ANA)).items
    // 40 in² × .38 = 15.20, and 3.00 of figures, for each of ten.
    expect(item).toMatchObject({ productClass: 'ddb', configuredId: id, total: '182.00', problems: [] })
    expect(item?.details).toContainEqual({ label: 'Figures', value: 'dad, dog × 2' })
    expect(item?.previewUrl).toMatch(/^\/files\//)
    const fewer = valueOf(await shop.cart.changeQuantity(ANA, itemId, '5'))
    expect(fewer.items[0]).toMatchObject({ quantity: 5, revision: item!.revision! + 1 })
    const copied = valueOf(await shop.cart.duplicate(ANA, itemId))
    const [, copy] = copied.cart.items
    expect(copy).toMatchObject({ productClass: 'ddb', quantity: 5, problems: [] })
    expect(copy?.details).toContainEqual({ label: 'Figures', value: 'dad, dog × 2' })
    expect(copy?.configuredId).not.toBe(id)
    for (const kind of ['print.pdf', 'cut.svg', 'proof.pdf', 'report', 'mock-up.webp'] as const)
      expect(await (await valueOf(await shop.production.file(STAFF_EVA, id, kind))).make()).toMatchObject({
        ok: true,
      })
    const files = ['print.pdf', 'cut.svg', 'ticket.pdf'] as const
    expect(await shop.production.jobs.add(STAFF_EVA, { kind: 'print', customs: [id], files })).toMatchObject({
      ok: true,
    })
    const missing = { kind: 'print', customs: ['nothing'], files } as const
    expect(await shop.production.jobs.add(STAFF_EVA, missing)).toMatchObject({ reason: 'not_found' })
  })

  it('states its words and their position in the cart (CART-8)', async () => {
    const { save, shop } = await openFamily()
    const wordsIn = async (fields: SaveDdb['fields']) => {
      const { id } = valueOf(await save({ cliparts: figures('dad'), fields }))
      valueOf(await shop.cart.add(ANA, { productClass: 'ddb', productId: id }))
      const { details } = (await shop.cart.show(ANA)).items.find((each) => each.configuredId === id)!
      return details.flatMap(({ label, value }) => (label === 'Words' ? [value] : []))
    }
    expect(await wordsIn({ text: 'The Okafors', text_location: 1 })).toEqual([
      'The Okafors (below the figures)',
    ])
    expect(await wordsIn({ text: 'The Okafors', text_location: 2 })).toEqual([
      'The Okafors (above the figures)',
    ])
    expect(await wordsIn({ text: 'The Okafors', text_location: 0 })).toEqual([])
  })

  it('reports in the cart that the strip has changed (CART-4, DDB-7)', async () => {
    const { save, shop } = await openFamily()
    const { id } = valueOf(await save({ cliparts: figures('dad') }))
    valueOf(await shop.cart.add(ANA, { productClass: 'ddb', productId: id }))
    valueOf(await save({ id, cliparts: figures('mom') }))
    const [item] = (await shop.cart.show(ANA)).items
    expect(item?.problems).not.toEqual([])
  })
})
