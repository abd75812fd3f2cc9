import { category, customAutosave, template } from '@kisscut/records'
import { describe, expect, it } from 'vitest'
import { ANA, BEN, openTestShop, STAFF_EVA } from '../testing/open-test-shop.ts'
import { ROWS_PER_OWNER } from './create-within.ts'

describe('records of the catalog', () => {
  it('are readable by everyone while published, and always by staff (ROLE-4)', async () => {
    const { shop } = await openTestShop()
    expect(await shop.records.read(ANA, template, 'die-cut-stickers')).toMatchObject({ ok: true })
    expect(await shop.records.read(ANA, template, 'secret-stickers')).toMatchObject({ reason: 'not_found' })
    expect(await shop.records.read(STAFF_EVA, template, 'secret-stickers')).toMatchObject({ ok: true })
    expect((await shop.records.list(ANA, template, {})).count).toBe(1)
    expect((await shop.records.list(STAFF_EVA, template, {})).count).toBe(2)
  })

  it('are changed by staff only, and the audit log records who changed what (ROLE-4, ROLE-8)', async () => {
    const { shop, auditLog } = await openTestShop()
    const rename = { name: 'Stickers, die-cut' }
    expect(await shop.records.save(ANA, template, 'die-cut-stickers', rename)).toMatchObject({
      reason: 'forbidden',
    })
    expect(await shop.records.remove(ANA, template, 'die-cut-stickers')).toMatchObject({
      reason: 'forbidden',
    })
    expect(await auditLog()).toEqual([])
    await shop.records.save(STAFF_EVA, template, 'die-cut-stickers', rename)
    expect(await auditLog()).toMatchObject([
      {
        who: 'account:eva',
        did: 'changed',
        what: 'template die-cut-stickers',
        before: { name: 'Die-cut stickers' },
        after: { name: 'Stickers, die-cut' },
      },
    ])
  })
})

describe('a tree of categories (REC-83)', () => {
  it('never has a category below itself, at any depth', async () => {
    const { shop } = await openTestShop()
    const below = (id: string, parent: string) => shop.records.save(STAFF_EVA, category, id, { parent })
    for (const parent of ['cat-stickers', 'cat-die-cut'])
      expect(await below('cat-stickers', parent)).toMatchObject({ errors: { parent: [expect.any(String)] } })
    expect(await below('cat-hidden', 'cat-die-cut')).toMatchObject({ ok: true })
    expect(await below('cat-stickers', 'cat-hidden')).toMatchObject({ reason: 'invalid' })
  })

  it('never loses a category with others below it', async () => {
    const { shop } = await openTestShop()
    await shop.records.save(STAFF_EVA, category, 'cat-hidden', { parent: 'cat-stickers' })
    expect(await shop.records.remove(STAFF_EVA, category, 'cat-stickers')).toMatchObject({
      reason: 'conflict',
    })
    await shop.records.save(STAFF_EVA, category, 'cat-hidden', { parent: null })
    expect(await shop.records.remove(STAFF_EVA, category, 'cat-hidden')).toMatchObject({ ok: true })
  })
})

describe('records of shoppers', () => {
  const draft = { name: 'Draft', data: { points: [1, 2] } }

  it('belong to the shopper who created them (ROLE-5)', async () => {
    const { shop } = await openTestShop()
    const made = await shop.records.save(ANA, customAutosave, null, draft)
    if (!made.ok) throw new Error('not kept')
    const { id } = made.value
    expect(await shop.records.read(BEN, customAutosave, id)).toMatchObject({ reason: 'not_found' })
    expect(await shop.records.save(BEN, customAutosave, id, { name: 'Mine' })).toMatchObject({
      reason: 'not_found',
    })
    expect(await shop.records.remove(BEN, customAutosave, id)).toMatchObject({ reason: 'not_found' })
    expect(await shop.records.save(ANA, customAutosave, id, { name: 'Second' })).toMatchObject({
      value: { name: 'Second', owner: ANA.owner },
    })
    expect(await shop.records.remove(ANA, customAutosave, id)).toMatchObject({ ok: true })
  })

  it('can be listed newest first (API-12)', async () => {
    const { shop } = await openTestShop()
    for (const name of ['First', 'Second'])
      await shop.records.save(ANA, customAutosave, null, { ...draft, name })
    const { rows } = await shop.records.list(ANA, customAutosave, { newestFirst: true, pageSize: 1 })
    const all = await shop.records.list(ANA, customAutosave, {})
    expect(rows).toEqual(all.rows.slice(-1))
  })

  it('are limited in number (API-20)', async () => {
    const { shop } = await openTestShop()
    for (let row = 0; row < ROWS_PER_OWNER; row += 1)
      await shop.records.save(ANA, customAutosave, null, draft)
    expect(await shop.records.save(ANA, customAutosave, null, draft)).toMatchObject({ reason: 'conflict' })
    expect(await shop.records.save(BEN, customAutosave, null, draft)).toMatchObject({ ok: true })
  })
})
