import { PDFDocument } from '@cantoo/pdf-lib'
import { storedColumnsOf } from '@kisscut/core/configuration'
import { FINISHING_TAGS } from '@kisscut/core/option'
import { quoteProduct } from '@kisscut/core/price'
import { defaultConfiguration } from '@kisscut/core/product'
import { elementOf, emptyDesign, type Design } from '@kisscut/artwork/design'
import { designAsJson } from '@kisscut/artwork/design-json'
import { scanPages } from '@kisscut/prepress/testing'
import { template as templateRecord } from '@kisscut/records'
import { demoProducts } from '@kisscut/tools/demo-shop'
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

const ARROW =
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="180"><path d="M0 0H240L120 180Z" fill="#a33"/></svg>'

/** Products with an option that prints their artwork on both sides, and the others' defaults. */
const printedOnBoth = demoProducts().flatMap((product) => {
  const chosen = defaultConfiguration(product)
  const both = product.optionSets.flatMap((set) =>
    set.options
      .filter(({ tags }) => tags.some(({ slug }) => slug === FINISHING_TAGS.bothSides))
      .map((option) => ({ optionSetId: set.id, optionId: option.id })),
  )
  const others = (set: string) => chosen.options.filter(({ optionSetId }) => optionSetId !== set)
  return both.map((option) => ({
    product,
    one: chosen,
    two: { ...chosen, options: [...others(option.optionSetId), option] },
  }))
})

describe('a product printed on both sides', () => {
  it('always has a page for each side in print file and proof, costs more, and shares no sheet (OPT-21)', async () => {
    const api = await serveApi()
    const ana = createClient(api.origin)
    const headers = { authorization: `Bearer ${OWNER_KEY}` }
    const eva = createClient(api.origin, headers)
    expect(printedOnBoth.map(({ product }) => product.slug)).toEqual(['yard-signs'])
    for (const { product, one, two } of printedOnBoth) {
      const made = await ana.post(CUSTOM, { template: product.id, ...storedColumnsOf(one) })
      const file = await ana.upload(ARROW, 'arrow.svg')
      const path = `${CUSTOM}${made.body.id}/`
      const patched = await ana.patch(path, { user_file: file.body.id })
      expect(patched.status, JSON.stringify(patched.body)).toBe(200)
      const pagesOf = async (kind: string) => {
        const url = `${api.origin}/prepress/api/v1/custom/${made.body.id}/${kind}/`
        const pdf = new Uint8Array(await (await fetch(url, { headers })).arrayBuffer())
        return (await PDFDocument.load(pdf)).getPageCount()
      }
      const pages = async () => [await pagesOf('print.pdf'), await pagesOf('proof.pdf')]
      expect(await pages()).toEqual([1, 1])
      const both = await ana.patch(path, storedColumnsOf(two))
      expect(both.status, JSON.stringify(both.body)).toBe(200)
      expect(await pages()).toEqual([2, 2])
      const totals = [one, two].map((chosen) => Number(quoteProduct(product, chosen).total))
      expect(totals[1]).toBeCloseTo(totals[0]! * 1.4, 1)
      const job = await eva.post('/prepress/api/v1/job/', {
        ...{ kind: 'sheets', title: 'Signs', customs: [{ id: made.body.id, copies: 2 }] },
        stock: { width: 96, height: 48 },
      })
      expect(job.status, JSON.stringify(job.body)).toBe(201)
      await api.shop.production.jobs.work(new AbortController().signal)
      const done = await eva.get(`/prepress/api/v1/job/${job.body.id}/`)
      expect(done.body).toMatchObject({ message: expect.stringMatching(/printed on both sides/) })
    }
    await api.close()
    expect(api.errors).toEqual([])
  })
})
