import { RECORDS, type AnyRecord, type RecordName } from '@kisscut/records'
import { beforeAll, describe, expect, it } from 'vitest'
import { ANA, BEN, openTestShop } from '../testing/open-test-shop.ts'
import { can, reachOf } from './can.ts'
import { ACTIONS, PARTIES, RIGHTS, type Action, type Party, type Reach, type Subject } from './rights.ts'
import { guest, type Role, type Viewer } from './viewer.ts'

const account = (...roles: readonly Role[]): Viewer => ({ ...guest('account:cora', 'en-US'), roles })
const viewerAs = (party: Party): Viewer => (party === 'guest' ? ANA : account(party))
const records = Object.values(RECORDS) as AnyRecord[]

describe('a right', () => {
  it.each(records.map((record) => [record.name as RecordName]))(
    'to %s is the farthest of all roles',
    (name) => {
      expect(reachOf(account('support', 'owner'), 'remove', name)).toBe('all')
      expect(reachOf(account(), 'read', name)).toBe(RIGHTS[name].shopper.read)
    },
  )

  it('that nobody granted is refused', () => {
    expect(can(account('owner'), 'read', 'nothing' as Subject)).toBe(false)
    expect(can(account('unheard' as Role), 'change', 'template')).toBe(false)
  })

  it('of a role is nobody’s who has no account', () => {
    expect(can({ ...ANA, roles: ['owner'] }, 'change', 'template')).toBe(false)
  })
})

describe('roles differ', () => {
  const mayWrite = (role: Role) =>
    (Object.keys(RIGHTS) as Subject[]).filter((subject) => can(account(role), 'create', subject))
  it.each([
    ['shopper', ['user_file', 'custom', 'custom_autosave']],
    ['support', ['user_file', 'custom', 'custom_autosave']],
    [
      'designer',
      ['template_shape', 'font', 'artist', 'artwork', 'user_file', 'custom', 'custom_autosave', 'job'],
    ],
    ['production', ['user_file', 'custom', 'custom_autosave', 'job']],
    ['owner', Object.keys(RIGHTS)],
  ] as const)('%s creates no more than it should', (role, subjects) => {
    expect(mayWrite(role)).toEqual(subjects)
  })

  it.each(['owner', 'support', 'designer', 'production'] as const)(
    '%s edits anybody’s configured product (ROLE-6)',
    (role) => expect(can(account(role), 'change', RECORDS.custom, { owner: 'session:ben' })).toBe(true),
  )
})

/** The least a row of each record has to say. */
const LEAST: Readonly<Record<RecordName, object>> = {
  category: { name: 'X', slug: 'x', path: 'x' },
  category_product: {
    name: 'X',
    slug: 'x',
    category: 'cat-die-cut',
    object_id: 'die-cut-stickers',
    type: 'custom',
  },
  uses_link: { name: 'X', object_id: 'die-cut-stickers', use: 'x' },
  template: { name: 'X', slug: 'x', sku: 'X', category: 'cat-die-cut', tool_type: 'upload' },
  template_material: {
    name: 'X',
    material_name: 'X',
    price_table: { basis: 'sqin', quantities: [], rows: [{ from: '0', minimum: '1', rates: ['1'] }] },
  },
  template_shape: { name: 'X', clip_type: 'circle' },
  template_size: { name: 'X', width: '1', height: '1' },
  package: { name: 'X' },
  package_size: { name: 'X', package_width: '4', package_height: '6' },
  template_option_set: { name: 'X', display_type: 'checkbox' },
  template_option: { name: 'X', charge_option: 0 },
  template_option_tag: { name: 'X', slug: 'x' },
  color: { code: '#000000', name: 'X' },
  font: { family: 'X', family_web: 'X', name: 'X' },
  artist: { name: 'X', slug: 'x' },
  artwork: { name: 'X', slug: 'x', image: '/x.png' },
  user_file: { name: 'x.png', file: 'x', mime: 'image/png', size: 1, pixel_width: 1, pixel_height: 1 },
  custom: { template: 'die-cut-stickers', tool_type: 'upload', width: '1', height: '1', quantity: 1 },
  custom_autosave: { data: {} },
}

/** A field that may be changed without changing anything. */
const unchanged = (record: AnyRecord): object => {
  const [field] = Object.entries(LEAST[record.name as RecordName])[0]!
  return { [field]: (LEAST[record.name as RecordName] as Record<string, unknown>)[field] }
}

describe.each(PARTIES)('the shop does for %s what the table says, and no more', (party) => {
  const viewer = viewerAs(party)
  let opened: Awaited<ReturnType<typeof openTestShop>>
  beforeAll(async () => {
    opened = await openTestShop()
  })

  /** A row of the viewer's or of somebody else's, published or not. */
  const rowOf = async (record: AnyRecord, kind: Exclude<Reach, 'none'>): Promise<string> => {
    const owner = record.save === 'owner' ? { owner: kind === 'own' ? viewer.owner : BEN.owner } : {}
    const hidden = Object.fromEntries(
      Object.entries(record.published).map(([field, value]) => [field, !value]),
    )
    const values = { ...LEAST[record.name as RecordName], ...owner, ...(kind === 'all' ? hidden : {}) }
    const row = await opened.storage.records.create(record, distinct(values) as never)
    return row.id
  }

  let count = 0
  const distinct = (values: object) => {
    count += 1
    return Object.fromEntries(
      Object.entries(values).map(([field, value]) =>
        ['slug', 'path', 'sku'].includes(field) ? [field, `x-${count}`] : [field, value],
      ),
    )
  }

  const product = { materialId: 'white-vinyl', width: '1', height: '1', quantity: '1', options: [] }
  const act: Record<Action, (record: AnyRecord, id: string) => Promise<{ ok: boolean }>> = {
    read: (record, id) => opened.shop.records.read(viewer, record, id),
    create: (record) =>
      record.name === 'custom'
        ? opened.shop.configure.save(viewer, { id: null, productId: 'die-cut-stickers', change: product })
        : opened.shop.records.save(viewer, record, null, distinct(LEAST[record.name as RecordName]) as never),
    change: (record, id) =>
      record.name === 'custom'
        ? opened.shop.configure.save(viewer, { id, change: product })
        : opened.shop.records.save(viewer, record, id, unchanged(record) as never),
    remove: (record, id) => opened.shop.records.remove(viewer, record, id),
  }

  const cases = records.flatMap((record) =>
    ACTIONS.map((action) => ({ name: `${action} ${record.name}`, record, action })),
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

  it('lists no row it could not read', async () => {
    for (const record of records) {
      const { rows, count: counted } = await opened.shop.records.list(viewer, record, {})
      expect(rows.every((row) => can(viewer, 'read', record, row))).toBe(true)
      const all = await opened.storage.records.findMany(record)
      expect(counted).toBe(all.filter((row) => can(viewer, 'read', record, row)).length)
    }
  })
})
