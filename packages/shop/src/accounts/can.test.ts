import { emptyDesign } from '@kisscut/artwork/design'
import { designAsJson } from '@kisscut/artwork/design-json'
import {
  CURRENCIES,
  isPartOf,
  recordNamed,
  RECORDS,
  wholeOf,
  type AnyRecord,
  type RecordName,
} from '@kisscut/records'
import { neededBy, sampleOf } from '@kisscut/records/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDecals } from '../clipart/testing/open-decals.ts'
import { isProductRecord } from '../catalog/product-classes.ts'
import { ANA, BEN } from '../testing/open-test-shop.ts'
import { can, reachOf } from './can.ts'
import { ACTIONS, PARTIES, RIGHTS, type Action, type Party, type Reach, type Subject } from './rights.ts'
import { guest, type Role, type Viewer } from './viewer.ts'

const account = (...roles: readonly Role[]): Viewer => ({ ...guest('account:cora', 'en-US'), roles })
const viewerAs = (party: Party): Viewer => (party === 'guest' ? ANA : account(party))
const records = Object.values(RECORDS) as AnyRecord[]

describe('a right', () => {
  it.each(records.map((record) => [record.name as RecordName]))(
    'to %s is the widest of all the roles’ rights',
    (name) => {
      expect(reachOf(account('support', 'owner'), 'remove', name)).toBe('all')
      expect(reachOf(account(), 'read', name)).toBe(RIGHTS[name].shopper.read)
    },
  )

  it('is refused if no role grants it', () => {
    expect(can(account('owner'), 'read', 'nothing' as Subject)).toBe(false)
    expect(can(account('unheard' as Role), 'change', 'template')).toBe(false)
  })

  it('of a role requires an account', () => {
    expect(can({ ...ANA, roles: ['owner'] }, 'change', 'template')).toBe(false)
  })
})

/** Records that every account may create: those with an owner, except the ones sent by their own form. QUOTE-1. */
const OWNED = records
  .filter(({ save, name }) => save === 'owner' && name !== 'quote_request')
  .map(({ name }) => name)
/** Those, and an application for wholesale prices. */
const MADE = [...OWNED, 'trade_application']
/** Records that designers may create as well. */
const ART =
  `template_shape, template_design, template_text, template_clipart, template_clipart_region, template_marketplace, text_path,
  background_image, font, clipart, clipart_category, clipart_category_graphic, clipart_region, clipart_product_background, company,
  watermark, artist, artwork, marketplace_product_image`.split(/,\s*/)

describe('roles differ', () => {
  const mayWrite = (role: Role) =>
    (Object.keys(RIGHTS) as Subject[]).filter((subject) => can(account(role), 'create', subject))
  it.each([
    ['shopper', MADE],
    ['support', MADE],
    ['designer', [...ART, ...MADE, 'job']],
    ['production', [...MADE, 'job']],
    ['owner', Object.keys(RIGHTS)],
  ] as const)('%s creates only the expected records', (role, subjects) => {
    expect(mayWrite(role).toSorted()).toEqual([...subjects].toSorted())
  })

  it.each(['owner', 'support', 'designer', 'production'] as const)(
    '%s edits every shopper’s configured product (ROLE-6)',
    (role) => expect(can(account(role), 'change', RECORDS.custom, { owner: 'session:ben' })).toBe(true),
  )
})

/** Whether the record is saved as part of its product, under the product's rules; it is tested there. */
const isPartByRules = (record: AnyRecord) =>
  (['custom', 'configured_ddb_product', 'configured_clipart_product'] as const).some((whole) =>
    isPartOf(record, whole),
  )

/** Values of an offer that the seeded product allows. OFFER-7. */
const OFFER = { template: 'die-cut-stickers', material: 'white-vinyl', width: '2', height: '2', quantity: 10 }

/** Creating a review has rules and tests of its own. REVIEW-2. */
const actionsOn = (record: AnyRecord): readonly Action[] => {
  if (isPartByRules(record)) return ['read']
  return record.name === 'review' ? ACTIONS.filter((action) => action !== 'create') : ACTIONS
}

describe.each(PARTIES)('the shop gives %s exactly the rights in the table', (party) => {
  const viewer = viewerAs(party)
  let opened: Awaited<ReturnType<typeof openDecals>>
  beforeAll(async () => {
    opened = await openDecals()
    await opened.storage.records.create(RECORDS.ddb_product, {
      ...{ id: 'family', name: 'Family', slug: 'family', sku: 'FA' },
      ...{ category: 'cat-die-cut', materials: ['white-vinyl'] },
    })
  })

  let count = 0
  /** Rows that samples refer to, one per record and owner. */
  const made = new Map<string, string>()
  const idFor = async (record: AnyRecord, owner: string): Promise<string> => {
    const key = `${record.name} ${record.save === 'owner' ? owner : ''}`
    const id = made.get(key) ?? (await rowFor(record, owner)).id
    made.set(key, id)
    return id
  }
  const sampleFor = async (record: AnyRecord, owner: string) => {
    const ids = new Map<string, string>()
    const whole = wholeOf(record)?.to
    for (const name of neededBy(record)) {
      const target = recordNamed(name)
      // Each sample gets its own whole, because a whole may hold the part only once.
      ids.set(name, name === whole ? (await rowFor(target, owner)).id : await idFor(target, owner))
    }
    count += 1
    const sample = sampleOf(record, count, (to) => ids.get(to)!)
    if (record.name === 'qrcode') return { data: 'KISSCUT' }
    if (record.name === 'quote_request') return { ...sample, email: 'ana@example.com' }
    if (record.name === 'template_design') return { ...sample, data: designAsJson(emptyDesign(2, 2)) }
    if (record.name === 'special_offer') return { ...sample, ...OFFER }
    // Prices an existing row, in another currency each time.
    if (record.name === 'listed_price')
      return {
        ...{ ...sample, of: 'template_option', item: 'corners-round', amount: '2' },
        price_currency: CURRENCIES[count % CURRENCIES.length],
      }
    if (record.name !== 'configured_package') return sample
    // A configured package needs a size its package comes in.
    await opened.storage.records.update(RECORDS.package, ids.get('package')!, {
      available_sizes: [ids.get('package_size')!],
    })
    return sample
  }
  const rowFor = async (record: AnyRecord, owner: string, more: object = {}) => {
    // Configurations are checked against seeded products.
    const isPlain = Object.keys(more).length === 0
    if (record.name === 'template' && isPlain) return { id: 'die-cut-stickers' }
    if (record.name === 'ddb_product' && isPlain) return { id: 'family' }
    if (record.name === 'clipart_product' && isPlain) return { id: 'deer-decal' }
    const values = await sampleFor(record, owner)
    const owned = record.save === 'owner' ? { owner } : {}
    return opened.storage.records.create(record, { ...values, ...owned, ...more } as never)
  }

  /** Id of a row that belongs to the viewer or to another owner, published or not. */
  const rowOf = async (record: AnyRecord, kind: Exclude<Reach, 'none'>): Promise<string> => {
    const hidden = Object.fromEntries(
      Object.entries(record.published).map(([field, value]) => [
        field,
        typeof value === 'boolean' ? !value : 'pending',
      ]),
    )
    const isProduct = isProductRecord(record.name)
    const more = kind === 'all' ? hidden : isProduct ? { public: true } : {}
    return (await rowFor(record, kind === 'own' ? viewer.owner : BEN.owner, more)).id
  }

  const product = { materialId: 'white-vinyl', width: '1', height: '1', quantity: '1', options: [] }
  const put = { productId: 'family', change: product, fields: {} }
  const decal = {
    reason: 'The price is another one.',
    productId: 'deer-decal',
    change: { ...product, width: '4', height: '2', materialColorId: 'red' },
  }
  /** Saves the records that have their product's rules. */
  const byRules: Readonly<Record<string, (id: string | null) => Promise<{ ok: boolean }>>> = {
    custom: (id) =>
      opened.shop.configure.save(viewer, { id, productId: 'die-cut-stickers', change: product }),
    configured_ddb_product: (id) => opened.shop.dragDropBuy.save(viewer, { ...put, id }),
    configured_clipart_product: (id) => opened.shop.clipart.save(viewer, { ...decal, id }),
  }
  const act: Record<Action, (record: AnyRecord, id: string) => Promise<{ ok: boolean }>> = {
    read: (record, id) => opened.shop.records.read(viewer, record, id),
    create: (record) =>
      byRules[record.name]?.(null) ??
      sampleFor(record, viewer.owner).then((values) =>
        opened.shop.records.save(viewer, record, null, values as never),
      ),
    change: (record, id) => byRules[record.name]?.(id) ?? opened.shop.records.save(viewer, record, id, {}),
    remove: (record, id) => opened.shop.records.remove(viewer, record, id),
  }

  const cases = records.flatMap((record) =>
    actionsOn(record).map((action) => ({ name: `${action} ${record.name}`, record, action })),
  )

  it.each(cases)('$name', async ({ record, action }) => {
    const reach = RIGHTS[record.name as RecordName][party][action]
    const isOwned = record.save === 'owner'
    if (action === 'create') {
      expect((await act.create(record, '')).ok).toBe(reach !== 'none')
      return
    }
    const someones = await rowOf(record, 'all')
    const isAlwaysPublished = Object.keys(record.published).length === 0 && !isOwned
    expect((await act[action](record, someones)).ok).toBe(
      reach === 'all' || (reach === 'published' && isAlwaysPublished),
    )
    const theirs = await rowOf(record, isOwned ? 'own' : 'published')
    expect((await act[action](record, theirs)).ok).toBe(reach !== 'none')
  })

  it('lists only rows the viewer may read', async () => {
    for (const record of records) {
      const { rows, count: counted } = await opened.shop.records.list(viewer, record, {})
      expect(rows.every((row) => can(viewer, 'read', record, row))).toBe(true)
      const all = await opened.storage.records.findMany(record)
      expect(counted).toBe(all.filter((row) => can(viewer, 'read', record, row)).length)
    }
  })
})
