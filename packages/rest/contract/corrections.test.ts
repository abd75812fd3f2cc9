import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Viewer } from '@kisscut/shop'
import { createClient, type Client } from './client.ts'
import { ENGINES, OWNER_KEY, serveApi, type ServedApi } from './serve-api.ts'

const CUSTOM = '/custom/api/v1/custom/'
const STICKER = {
  ...{ template: 'die-cut-stickers', material: 'white-vinyl', width: '2', height: '2', quantity: 100 },
  ...{ proof_approval: 'as_is' },
}

describe.each(ENGINES)('a correction of a customer’s product, on %s', (engine) => {
  let api: ServedApi
  let ana: Client
  let owner: Client
  let hana: Viewer
  beforeAll(async () => {
    api = await serveApi(engine)
    ana = createClient(api.origin)
    owner = createClient(api.origin, { authorization: `Bearer ${OWNER_KEY}` })
    hana = await viewerOf('hana')
  })
  afterAll(async () => {
    await api.close()
    expect(api.errors).toEqual([])
  })

  const viewerOf = async (id: string) => {
    const session = await api.storage.accounts.openSession(id, 60)
    return api.shop.accounts.viewerOfSession(session.id, 'en-US')
  }
  const configured = async (client = ana) => {
    const made = await client.post(CUSTOM, STICKER)
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    return String(made.body.id)
  }
  const pageOf = async (id: string, fields = new URLSearchParams(), viewer = hana) => {
    const page = await api.shop.configure.correction(viewer, id, fields)
    if (!page.ok) throw new Error(JSON.stringify(page))
    return page.value
  }
  const correct = (id: string, fields: Record<string, string>, reason = '', viewer = hana) =>
    api.shop.configure.correct(viewer, id, { fields: new URLSearchParams(fields), reason, instructions: '' })

  it('requires a reason if and only if it changes the price (ROLE-7)', async () => {
    const id = await configured()
    const priced = await owner.patch(`${CUSTOM}${id}/`, { quantity: 250 })
    expect(priced).toMatchObject({ status: 400, body: { errors: { reason: [expect.any(String)] } } })
    expect((await ana.get(`${CUSTOM}${id}/`)).body).toMatchObject({ quantity: 100 })
    const blank = await owner.patch(`${CUSTOM}${id}/`, { quantity: 250, reason: ' \n' })
    expect(blank.status).toBe(400)
    const long = await owner.patch(`${CUSTOM}${id}/`, { quantity: 250, reason: 'x'.repeat(1001) })
    expect(long.status).toBe(400)
    const stated = await owner.patch(`${CUSTOM}${id}/`, { quantity: 250, reason: 'Asked on the phone' })
    expect(stated).toMatchObject({ status: 200, body: { quantity: 250 } })
    expect(await owner.patch(`${CUSTOM}${id}/`, { instructions: 'Thick box.' })).toMatchObject({
      status: 200,
    })
    expect(await ana.patch(`${CUSTOM}${id}/`, { quantity: 500 })).toMatchObject({ status: 200 })
  })

  it('is in the audit log with its reason and prices, but without the session (ROLE-8, ROLE-10)', async () => {
    const id = await configured()
    expect(await correct(id, { quantity: '500' }, ' Asked on the phone ')).toMatchObject({
      ok: true,
    })
    const { entries, count } = await api.storage.audit.entries(`custom ${id}`, 1, 10)
    expect(count).toBe(1)
    expect(entries[0]).toMatchObject({
      ...{ who: 'account:hana', did: 'changed', reason: 'Asked on the phone' },
      before: { quantity: 100, price: { total: '52.00' } },
      after: { quantity: 500, price: { total: '135.00' } },
    })
    expect(JSON.stringify(entries)).not.toContain('session:')
    const page = await pageOf(id)
    expect(page.entries).toMatchObject([
      {
        ...{ who: 'Hana', reason: 'Asked on the phone', totals: { before: '52.00', after: '135.00' } },
        details: expect.arrayContaining([{ label: 'Quantity', before: '100', after: '500' }]),
      },
    ])
    expect([page.customer, page.paid.total]).toEqual([null, '135.00'])
  })

  it('must be approved again by its customer, who alone may finalize it (ROLE-10, PROD-2)', async () => {
    const id = await configured()
    const finalized = await api.shop.design.finalize(hana, id, {})
    expect(finalized).toMatchObject({ ok: false, reason: 'forbidden' })
    expect(await correct(id, { lamination: 'matte' })).toMatchObject({
      ok: true,
      value: { proof_approval: 'changes', finalized: false, option_laminate: 'matte' },
    })
    const unchanged = await configured()
    expect(await correct(unchanged, {})).toMatchObject({ ok: true, value: { proof_approval: 'as_is' } })
    expect((await api.storage.audit.entries(`custom ${unchanged}`, 1, 10)).count).toBe(0)
  })

  it('has the price of its customer: for a trade customer, wholesale (ROLE-3, PAGE-18)', async () => {
    const cora = await viewerOf('cora')
    const wrapped = [{ optionSetId: 'wrapping', optionId: 'wrap' }]
    const fields = new URLSearchParams({ quantity: '100', 'option.wrapping': 'wrap' })
    const shown = await api.shop.browse.product(cora, 'stickers/die-cut', 'die-cut-stickers', fields)
    const made = await api.shop.configure.save(cora, {
      ...{ id: null, productId: 'die-cut-stickers' },
      change: shown.ok
        ? { ...shown.value.configuration, options: [...shown.value.configuration.options, ...wrapped] }
        : {},
    })
    if (!made.ok || !shown.ok) throw new Error(JSON.stringify(made))
    const page = await pageOf(made.value.id)
    expect(page.customer).toEqual({ name: 'Cora', email: 'cora@example.com' })
    expect(page.paid.total).toBe(shown.value.quote.total)
    const retail = await api.shop.browse.product(hana, 'stickers/die-cut', 'die-cut-stickers', fields)
    expect(retail.ok && retail.value.quote.total).not.toBe(page.paid.total)
    expect(await correct(made.value.id, {})).toMatchObject({ ok: true })
  })

  it('is for owner, support, designer and production; others don’t find the product (PAGE-18)', async () => {
    const id = await configured()
    for (const staff of ['hana', 'finn', 'gus', 'owner'])
      expect((await pageOf(id, undefined, await viewerOf(staff))).page.configured.id).toBe(id)
    for (const other of ['ana', 'cora', 'dele']) {
      const viewer = await viewerOf(other)
      const page = await api.shop.configure.correction(viewer, id, new URLSearchParams())
      expect(page, other).toMatchObject({ ok: false, reason: 'not_found' })
      expect(await correct(id, {}, '', viewer), other).toMatchObject({ ok: false, reason: 'not_found' })
    }
    expect(await correct('no-such-product', {})).toMatchObject({ ok: false, reason: 'not_found' })
  })

  it('follows the rules of the product, and is rejected for an outdated revision (PAGE-18, DESIGN-22)', async () => {
    const id = await configured()
    expect(await correct(id, { width: '500', height: '500' }, 'Larger')).toMatchObject({
      ok: false,
      errors: { width: [expect.any(String)] },
    })
    const { revision } = (await pageOf(id)).page.configured
    expect(await ana.patch(`${CUSTOM}${id}/`, { width: '3' })).toMatchObject({ status: 200 })
    const late = { fields: new URLSearchParams({ quantity: '250' }), reason: 'Asked', instructions: '' }
    expect(await api.shop.configure.correct(hana, id, { ...late, revision })).toMatchObject({
      ok: false,
      reason: 'changed',
    })
  })
})
