import { randomUUID } from 'node:crypto'
import { type AnyRecord, CLASS_RECORDS, idNaming, type NamedByIds, recordNamedBy } from '@kisscut/records'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openDecals } from '../clipart/testing/open-decals.ts'
import { openGallery, valueOf } from '../marketplace/testing/open-gallery.ts'
import type { ListedClass } from '../ports/catalog.ts'
import type { Records } from '../ports/records.ts'
import { configured } from '../testing/configured.ts'
import { ANA, BEN, openTestShop, STAFF_EVA } from '../testing/open-test-shop.ts'

type Opened = Pick<Awaited<ReturnType<typeof openTestShop>>, 'shop' | 'storage'>

/** A shop with a configured product of ANA's, for each class. */
const OPEN: Readonly<Partial<Record<ListedClass, () => Promise<Opened & { readonly id: string }>>>> = {
  custom: async () => {
    const opened = await openTestShop()
    return { ...opened, id: await configured(opened.shop, ANA) }
  },
  clipart: async () => {
    const opened = await openDecals()
    const red = { colorId: 'red', customColor: null }
    const paints = { 'deer-head': red, 'deer-antlers': red }
    const stated = { id: null, productId: 'deer-decal', change: {}, paints }
    return { ...opened, ...valueOf(await opened.shop.clipart.save(ANA, stated)) }
  },
  marketplace: async () => {
    const opened = await openGallery()
    return { ...opened, ...valueOf(await opened.save()) }
  },
  stock: async () => {
    const opened = await openGallery()
    return { ...opened, ...valueOf(await opened.save({ productClass: 'stock', productId: 'tiles' })) }
  },
}

const CONFIGURED = Object.values(CLASS_RECORDS).map((each) => each.configured.name)
type Configured = (typeof CONFIGURED)[number]

/** The names of the records of configured products that are read while work runs, each once. */
async function readDuring(records: Records, work: () => Promise<unknown>): Promise<readonly Configured[]> {
  const spies = [vi.spyOn(records, 'get'), vi.spyOn(records, 'findMany')]
  await work()
  const names = spies.flatMap(({ mock }) => mock.calls.map(([record]) => (record as AnyRecord).name))
  for (const spy of spies) spy.mockRestore()
  return CONFIGURED.filter((each) => names.includes(each))
}

describe.each(Object.entries(OPEN))('a configured product of class %s', (productClass, open) => {
  const record = CLASS_RECORDS[productClass as ListedClass].configured as AnyRecord
  const other = CONFIGURED.find((each) => each !== record.name) as NamedByIds
  let shop: Opened['shop']
  let storage: Opened['storage']
  let id: string
  beforeEach(async () => {
    ;({ shop, storage, id } = await open())
  })

  /** Stores the product once more, under another id. */
  const storedAs = async (otherId: string) => {
    const {
      created: _created,
      updated: _updated,
      revision: _revision,
      ...row
    } = (await storage.records.get(record, id)) as Record<string, unknown>
    await storage.records.create(record, { ...row, id: otherId } as never)
    return otherId
  }

  it('is looked up in the record that its id names, and in no other', async () => {
    expect(recordNamedBy(id)).toBe(record.name)
    const read = await readDuring(storage.records, async () => {
      valueOf(await shop.designs.rename(ANA, id, 'For the van'))
      valueOf(await shop.designs.duplicate(ANA, id))
      valueOf(
        await shop.production.jobs.add(STAFF_EVA, { kind: 'print', customs: [id], files: ['print.pdf'] }),
      )
    })
    expect(read).toEqual([record.name])
  })

  it.each([
    ['is of version 4', () => randomUUID() as string],
    ['is imported', () => 'imported'],
    ['names another record', () => idNaming(other, randomUUID())],
  ])('is found if its id %s', async (_, idOf) => {
    const stored = await storedAs(idOf())
    valueOf(await shop.designs.rename(ANA, stored, 'Of before'))
    expect(await storage.records.get(record, stored)).toMatchObject({ name: 'Of before' })
    valueOf(await shop.designs.duplicate(ANA, stored))
    valueOf(
      await shop.production.jobs.add(STAFF_EVA, { kind: 'print', customs: [stored], files: ['print.pdf'] }),
    )
    expect(await shop.designs.rename(BEN, stored, 'Stolen')).toMatchObject({ reason: 'not_found' })
  })

  it('isn’t found by an id that differs only in the record it names', async () => {
    const forged = idNaming(other, id)
    expect(await shop.designs.rename(ANA, forged, 'Forged')).toMatchObject({ reason: 'not_found' })
    expect(await shop.designs.duplicate(ANA, forged)).toMatchObject({ reason: 'not_found' })
    expect(
      await shop.production.jobs.add(STAFF_EVA, { kind: 'print', customs: [forged], files: ['print.pdf'] }),
    ).toMatchObject({ reason: 'not_found' })
    expect(await shop.cart.add(ANA, { productClass, productId: forged })).toMatchObject({ ok: false })
  })
})
