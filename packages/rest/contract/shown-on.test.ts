import { printedOf } from '@kisscut/artwork/design'
import { designAsJson } from '@kisscut/artwork/design-json'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client } from './client.ts'
import { CUSTOM, LABEL, labelWith } from './drawn-design.ts'
import { OWNER_KEY, serveApi, type ServedApi } from './serve-api.ts'

const shownOn = (x: number) => ({ background: 'jar-on-a-shelf', x, y: 1.25 })

describe('a design with its background photo, over REST', () => {
  let api: ServedApi
  let ana: Client
  let id: string
  const design = {
    ...labelWith(''),
    elements: labelWith('').elements.filter(({ kind }) => kind !== 'upload'),
  }
  beforeAll(async () => {
    api = await serveApi()
    ana = createClient(api.origin)
    id = (await ana.post(CUSTOM, { ...LABEL, design: designAsJson({ ...design, shownOn: shownOn(1) }) })).body
      .id
  })
  afterAll(async () => {
    await api.close()
    expect(api.errors).toEqual([])
  })
  const etagOf = async (kind: string) => {
    const response = await fetch(`${api.origin}/prepress/api/v1/custom/${id}/${kind}/`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${OWNER_KEY}` },
    })
    return response.headers.get('etag')
  }

  it('is returned with it, and prints, proofs and orders are the same wherever it stands in it (SCENE-1)', async () => {
    const path = `${CUSTOM}${id}/`
    expect((await ana.get(path)).body['design']).toMatchObject({ shownOn: shownOn(1) })
    expect((await ana.patch(path, { proof_approval: 'as_is' })).status).toBe(200)
    const order = { product_class: 'custom', product_id: id }
    expect((await ana.post('/custom/api/v1/add-to-cart/', order)).status).toBe(200)
    const kinds = ['print.pdf', 'proof.pdf', 'preview.png', 'cut.svg']
    const before = { body: (await ana.get(path)).body, etags: await Promise.all(kinds.map(etagOf)) }
    expect(new Set(before.etags).size).toBe(kinds.length)
    const moved = await ana.patch(path, { design: designAsJson({ ...design, shownOn: shownOn(2.5) }) })
    expect(moved.status, JSON.stringify(moved.body)).toBe(200)
    expect(moved.body['design']).toMatchObject({ shownOn: shownOn(2.5) })
    expect(moved.body['finalized']).toBe(before.body['finalized'])
    expect(await Promise.all(kinds.map(etagOf))).toEqual(before.etags)
    expect((await ana.get('/cart/api/v1/cart/')).body.items[0]!.problems).toEqual([])
    expect(printedOf({ ...design, shownOn: shownOn(1) })).toEqual(design)
  })

  it('is rejected if the photo doesn’t exist, with the error at its place', async () => {
    for (const wrong of [
      { ...shownOn(1), x: 1e9 },
      { ...shownOn(1), background: '' },
      { x: 1, y: 1 },
    ]) {
      const { status, body } = await ana.patch(`${CUSTOM}${id}/`, {
        design: { ...designAsJson(design), shownOn: wrong },
      })
      expect([status, Object.keys(body.errors)[0]]).toEqual([400, expect.stringMatching(/^design\.shownOn/)])
    }
  })
})
