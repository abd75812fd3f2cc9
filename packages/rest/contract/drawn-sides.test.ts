import { elementOf, emptyDesign, type Design } from '@kisscut/artwork/design'
import { designAsJson } from '@kisscut/artwork/design-json'
import { scanPages } from '@kisscut/prepress/testing'
import { template as templateRecord } from '@kisscut/records'
import { describe, expect, it } from 'vitest'
import { createClient } from './client.ts'
import { OWNER_KEY, serveApi } from './serve-api.ts'
import { CUSTOM, LABEL } from './drawn-design.ts'

describe('a design of two sides, over REST', () => {
  it('is a page for each side in print file and proof (DESIGN-16, DESIGN-30)', async () => {
    const api = await serveApi()
    const ana = createClient(api.origin)
    const { template } = LABEL
    await api.storage.records.update(templateRecord, template, { multi_side_option: true })
    const made = await ana.post(CUSTOM, LABEL)
    const bare = emptyDesign(3, 2)
    const [front] = bare.sides
    const shape = { ...front!.shape, clipType: 'rounded_corner' as const }
    const code = (on: string, data: string) =>
      elementOf('code', { id: `code-${on}`, side: on, x: 1, y: 0.5, width: 1, height: 1, data })
    const design: Design = {
      ...bare,
      sides: [
        { ...front!, shape },
        { ...front!, id: 'back', name: 'Back', shape },
      ],
      elements: [code('front', 'https://front.example'), code('back', 'https://back.example')],
    }
    const saved = await ana.patch(`${CUSTOM}${made.body.id}/`, { design: designAsJson(design) })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    const fileOf = async (kind: string) => {
      const response = await fetch(`${api.origin}/prepress/api/v1/custom/${made.body.id}/${kind}/`, {
        headers: { authorization: `Bearer ${OWNER_KEY}` },
      })
      return new Uint8Array(await response.arrayBuffer())
    }
    const codes = [['https://front.example'], ['https://back.example']]
    expect(await scanPages(await fileOf('print.pdf'), 2)).toEqual(codes)
    expect(await scanPages(await fileOf('proof.pdf'), 2)).toEqual(codes)
    const numbered = elementOf('code', {
      ...{ id: 'code-back', side: 'back', x: 1, y: 0.5, width: 1, height: 1, data: 'Number Range' },
      ...{
        symbol: 'number_range',
        symbolRangeStart: 'https://back.example/001',
        symbolRangeEnd: 'https://back.example/100',
      },
    })
    const path = `${CUSTOM}${made.body.id}/`
    const changed = await ana.patch(path, {
      design: designAsJson({ ...design, elements: [design.elements[0]!, numbered] }),
    })
    expect(changed.body, JSON.stringify(changed.body)).toMatchObject({ quantity: 100 })
    const eva = createClient(api.origin, { authorization: `Bearer ${OWNER_KEY}` })
    const job = await eva.post('/prepress/api/v1/job/', { kind: 'labels', custom: made.body.id })
    await api.shop.production.jobs.work(new AbortController().signal)
    const done = (await eva.get(`/prepress/api/v1/job/${job.body.id}/`)).body as unknown as {
      readonly message: string
      readonly files: readonly { readonly name: string; readonly url: string }[]
    }
    expect(
      done.files.map(({ name }) => name),
      done.message,
    ).toEqual(['labels-front-000001-000100.pdf', 'labels-back-000001-000100.pdf'])
    const scanned = await Promise.all(
      done.files.map(async ({ url }) =>
        scanPages(await api.storage.files.bytes(url.replace('/files/', '')), 2),
      ),
    )
    expect(scanned).toEqual([
      [['https://front.example'], ['https://front.example']],
      [['https://back.example/001'], ['https://back.example/002']],
    ])
    const preview = (side: string) =>
      fetch(`${api.origin}/prepress/api/v1/custom/${made.body.id}/preview.png/?side=${side}`, {
        headers: { authorization: `Bearer ${OWNER_KEY}` },
      })
    const [shown, back] = await Promise.all(
      ['front', 'back'].map(async (side) => (await preview(side)).text()),
    )
    expect(back).not.toBe(shown)
    expect((await preview('inside')).status).toBe(404)
    await api.close()
    expect(api.errors).toEqual([])
  })
})
