import { customAutosave } from '@kisscut/records'
import { beforeEach, describe, expect, it } from 'vitest'
import { ANA, BEN, openTestShop } from '../testing/open-test-shop.ts'
import { configured } from '../testing/configured.ts'
import { VERSIONS_PER_DESIGN } from './versions.ts'

describe('versions of a design (TOOL-6)', () => {
  let shop: Awaited<ReturnType<typeof openTestShop>>['shop']
  let custom = ''
  beforeEach(async () => {
    const opened = await openTestShop()
    ;({ shop } = opened)
    custom = await configured(shop, ANA)
  })
  const keep = (version: object) =>
    shop.records.save(ANA, customAutosave, null, { custom, data: { elements: [] }, ...version })
  const names = async () => {
    const { rows } = await shop.records.list(ANA, customAutosave, { where: { custom }, pageSize: 200 })
    return rows.map(({ name }) => name).sort()
  }

  it('make room for a new one: the oldest without a name is removed (TOOL-7)', async () => {
    await keep({ name: 'First' })
    await keep({})
    for (let at = 2; at < VERSIONS_PER_DESIGN; at += 1) await keep({ name: `Version ${at}` })
    expect(await names()).toHaveLength(VERSIONS_PER_DESIGN)
    expect(await keep({ name: 'Last' })).toMatchObject({ ok: true })
    const versions = Array.from({ length: VERSIONS_PER_DESIGN - 2 }, (_, at) => `Version ${at + 2}`)
    expect(await names()).toEqual(['First', ...versions, 'Last'].sort())
    expect(await keep({})).toMatchObject({
      ok: false,
      message: 'A design can have up to 50 versions with names. Please delete one first.',
    })
  })

  it('can be made only by the owner of the design (ROLE-5)', async () => {
    const data = { elements: [] }
    expect(await shop.records.save(BEN, customAutosave, null, { custom, data })).toMatchObject({
      errors: { custom: ['This record was not found.'] },
    })
  })
})
