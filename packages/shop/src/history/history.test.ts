import { customAutosave, settings, template, templateMaterial } from '@kisscut/records'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Outcome } from '../outcome.ts'
import { ANA, openTestShop, STAFF_EVA } from '../testing/open-test-shop.ts'
import { VERSIONS_ON_PAGE } from './index.ts'
import { changesBetween, valuesToRevert } from './versions.ts'

const ID = 'die-cut-stickers'
const SUPPORT = { ...STAFF_EVA, owner: 'account:hana', roles: ['support'] } as const

const must = <T>(outcome: Outcome<T> | { readonly ok: false }): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
  return outcome.value
}

const open = async () => {
  const opened = await openTestShop()
  const { shop, clock } = opened
  const rename = async (name: string) => {
    clock.now = new Date(clock.now.getTime() + 1000)
    return must(await shop.records.save(STAFF_EVA, template, ID, { name }))
  }
  const versions = async (page = 1) => must(await shop.history.of(STAFF_EVA, template, ID, page))
  return { ...opened, rename, versions }
}

describe('the history of a row', () => {
  it('lists every save with its changes, newest first, page by page (ADMIN-12)', async () => {
    const { rename, versions } = await open()
    for (let number = 1; number <= VERSIONS_ON_PAGE + 1; number += 1) await rename(`Name ${number}`)
    const { count, versions: newest } = await versions()
    expect([count, newest.length]).toEqual([VERSIONS_ON_PAGE + 1, VERSIONS_ON_PAGE])
    expect(newest[0]).toMatchObject({
      ...{ who: STAFF_EVA.owner, did: 'changed', reason: '' },
      changes: [{ field: 'name', before: `Name ${VERSIONS_ON_PAGE}`, after: `Name ${VERSIONS_ON_PAGE + 1}` }],
    })
    const { versions: oldest } = await versions(2)
    expect(oldest.map(({ changes }) => changes)).toEqual([
      [{ field: 'name', before: 'Die-cut stickers', after: 'Name 1' }],
    ])
  })

  it('names the account that saved it (ADMIN-12)', async () => {
    const { rename, versions, storage } = await open()
    await storage.accounts.createAccount(
      {
        ...{ id: 'eva', email: 'eva@example.com', name: 'Eva', roles: ['owner'] },
        ...{ unit: 'in', locale: 'en-US', currency: 'USD', tradeApproved: false },
      },
      null,
    )
    await rename('New')
    expect((await versions()).versions[0]?.who).toBe('Eva')
  })

  it('is limited to roles that see every row, and excludes records that shoppers own (ADMIN-12)', async () => {
    const { shop, rename } = await open()
    await rename('New')
    expect(must(await shop.history.of(SUPPORT, template, ID, 1)).count).toBe(1)
    expect(await shop.history.of(ANA, template, ID, 1)).toMatchObject({ reason: 'forbidden' })
    expect(await shop.history.of(STAFF_EVA, customAutosave, 'x', 1)).toMatchObject({ reason: 'forbidden' })
  })
})

describe('an older version', () => {
  it('is restored by a new save, back to the state before the first one (ADMIN-13)', async () => {
    const { shop, rename, versions, clock } = await open()
    await rename('First')
    const { revision } = await rename('Second')
    const [, first] = (await versions()).versions
    clock.now = new Date(clock.now.getTime() + 1000)
    const to = { version: first!.id, side: 'after' } as const
    const reverted = must(await shop.history.revert(STAFF_EVA, template, ID, to, revision))
    expect(reverted).toMatchObject({ name: 'First', revision: revision + 1 })
    expect((await versions()).versions[0]).toMatchObject({
      reason: 'Reverted to an older version',
      changes: [{ field: 'name', before: 'Second', after: 'First' }],
    })
    must(await shop.history.revert(STAFF_EVA, template, ID, { ...to, side: 'before' }))
    expect(must(await shop.records.read(ANA, template, ID)).name).toBe('Die-cut stickers')
  })

  it('is restored only over the stated revision, by roles that may save, and on the same row (ADMIN-13)', async () => {
    const { shop, rename, versions } = await open()
    const { revision } = await rename('First')
    await rename('Second')
    const to = { version: (await versions()).versions[1]!.id, side: 'after' } as const
    const revert = (viewer = STAFF_EVA, id = ID, version = to.version, at?: number) =>
      shop.history.revert(viewer, template, id, { ...to, version }, at)
    expect(await revert(STAFF_EVA, ID, to.version, revision)).toMatchObject({ reason: 'stale' })
    expect(await revert(SUPPORT)).toMatchObject({ reason: 'forbidden' })
    expect(await revert(ANA)).toMatchObject({ reason: 'forbidden' })
    expect(await revert(STAFF_EVA, 'secret-stickers')).toMatchObject({ reason: 'not_found' })
    expect(await revert(STAFF_EVA, ID, 'no-such')).toMatchObject({ reason: 'not_found' })
    expect(must(await shop.records.read(ANA, template, ID)).name).toBe('Second')
  })

  it('that violates the present rules is rejected at its field (ADMIN-13)', async () => {
    const { shop, storage, versions, clock } = await open()
    const entry = { who: STAFF_EVA.owner, did: 'changed', what: `${template.name} ${ID}` }
    clock.now = new Date(clock.now.getTime() + 1000)
    await storage.audit.note({ ...entry, before: {}, after: { name: '', materials: ['gone'] } })
    const to = { version: (await versions()).versions[0]!.id, side: 'after' } as const
    expect(await shop.history.revert(STAFF_EVA, template, ID, to)).toMatchObject({
      reason: 'invalid',
      errors: { name: [expect.any(String)] },
    })
  })

  it('of the settings is saved by the settings’ rules (ADMIN-13, SETTINGS-6)', async () => {
    const { shop, clock } = await open()
    must(await shop.settings.save(STAFF_EVA, { currency: 'EUR', name: 'Peel' }))
    const { versions } = must(await shop.history.of(STAFF_EVA, settings, 'shop', 1))
    expect(versions[0]?.changes.map(({ field }) => field)).toEqual(['name', 'currency'])
    clock.now = new Date(clock.now.getTime() + 1000)
    const to = { version: versions[0]!.id, side: 'before' } as const
    expect(must(await shop.history.revert(STAFF_EVA, settings, 'shop', to))).toMatchObject({
      name: 'Kisscut',
    })
    expect(must(await shop.records.read(ANA, template, ID)).currency).toBe('USD')
  })
})

const state = fc.record(
  {
    name: fc.string(),
    max_width: fc.option(fc.constantFrom('1', '2.5')),
    design_colors: fc.array(fc.constantFrom('red', 'blue')),
    gone_by_now: fc.string(),
  },
  { requiredKeys: [] },
)

describe('invariants of versions', () => {
  it('reverting always restores the fields of the older version, and changes nothing else', () => {
    fc.assert(
      fc.property(state, state, (older, current) => {
        const values = valuesToRevert(templateMaterial, older, current)
        const left = changesBetween(templateMaterial, older, { ...current, ...values })
        expect(left.filter(({ field }) => field in older)).toEqual([])
        const fields = changesBetween(templateMaterial, older, current).map(({ field }) => field)
        expect(Object.keys(values).filter((field) => !fields.includes(field))).toEqual([])
      }),
    )
  })
})
