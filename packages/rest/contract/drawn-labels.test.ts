import { elementOf, emptyDesign, type Design } from '@kisscut/artwork/design'
import { designAsJson } from '@kisscut/artwork/design-json'
import { listText } from '@kisscut/core/variable-data'
import { checkPrintPdf } from '@kisscut/prepress/print'
import { renderPages, scanPages } from '@kisscut/prepress/testing'
import { describe, expect, it } from 'vitest'
import { createClient } from './client.ts'
import { OWNER_KEY, serveApi } from './serve-api.ts'
import { CUSTOM, LABEL, side, inColor } from './drawn-design.ts'

describe('a design whose text varies, over REST', () => {
  it('is a label for each record, the same as the design with that record alone prints (DESIGN-33)', async () => {
    const api = await serveApi()
    const ana = createClient(api.origin)
    const eva = createClient(api.origin, { authorization: `Bearer ${OWNER_KEY}` })
    const bare = emptyDesign(3, 2)
    const designFrom = (from: string): Design => ({
      ...bare,
      elements: [
        elementOf('shape', {
          id: 'band',
          side,
          x: 0.2,
          y: 0.2,
          width: 2.6,
          height: 0.5,
          fill: inColor('color-butter'),
        }),
        elementOf('text', {
          ...{ id: 'number', side, x: 0.4, y: 0.9, width: 2.2, height: 0.6, z: 1, rotation: 10 },
          ...{ text: 'Number Range', font: 'font-bebas-neue', size: 0.5, fill: inColor('color-plum') },
          ...{ symbol: 'number_range', symbolName: 'Tag', symbolRangeStart: from, symbolRangeEnd: 'CT-197' },
          stroke: { ...inColor('color-ink'), width: 10 },
        }),
      ],
    })
    const savedFrom = async (from: string) => {
      const { id } = (await ana.post(CUSTOM, LABEL)).body
      const saved = await ana.patch(`${CUSTOM}${id}/`, { design: designAsJson(designFrom(from)) })
      expect(saved.status, JSON.stringify(saved.body)).toBe(200)
      return id
    }
    const custom = await savedFrom('CT-098')
    const job = await eva.post('/prepress/api/v1/job/', { kind: 'labels', custom })
    expect(job.status, JSON.stringify(job.body)).toBe(201)
    await api.shop.production.jobs.work(new AbortController().signal)
    const done = (await eva.get(`/prepress/api/v1/job/${job.body.id}/`)).body as unknown as {
      readonly state: string
      readonly message: string
      readonly files: readonly { readonly url: string }[]
    }
    expect(done.state, done.message).toBe('done')
    const labels = await api.storage.files.bytes(done.files[0]!.url.replace('/files/', ''))
    expect((await checkPrintPdf(labels, 100)).problems).toEqual([])
    const pages = await renderPages(labels, [0, 1, 2])
    for (const [at, from] of ['CT-098', 'CT-099', 'CT-100'].entries()) {
      const alone = await fetch(`${api.origin}/prepress/api/v1/custom/${await savedFrom(from)}/print.pdf/`, {
        headers: { authorization: `Bearer ${OWNER_KEY}` },
      })
      const [expected] = await renderPages(new Uint8Array(await alone.arrayBuffer()), [0])
      const apart = (page: { readonly data: Uint8Array }) =>
        page.data.reduce((sum, value, n) => sum + Math.abs(value - expected!.data[n]!), 0) /
        (255 * page.data.length)
      const [own, ...others] = [pages[at]!, ...pages.filter((_, other) => other !== at)].map(apart)
      expect(own).toBeLessThan(0.002)
      for (const other of others) expect(other).toBeGreaterThan(2 * own!)
    }
    await api.close()
    expect(api.errors).toEqual([])
  })

  it('is as many pieces as its texts have records, at the surcharge, and not ordered while they differ (VAR-10, DESIGN-34)', async () => {
    const api = await serveApi()
    const ana = createClient(api.origin)
    const numbered = (id: string, from: string, to: string) =>
      elementOf('text', {
        ...{
          id,
          side,
          x: 0.4,
          y: id === 'tag' ? 0.2 : 1.2,
          width: 2,
          height: 0.5,
          font: 'font-bebas-neue',
          size: 0.4,
        },
        ...{
          text: 'Number Range',
          symbol: 'number_range',
          symbolName: id,
          symbolRangeStart: from,
          symbolRangeEnd: to,
        },
      })
    const designWith = (...elements: Design['elements']) => designAsJson({ ...emptyDesign(3, 2), elements })
    const { id } = (await ana.post(CUSTOM, LABEL)).body
    const path = `${CUSTOM}${id}/`
    const plain = await ana.get(path)
    const saved = await ana.patch(path, { design: designWith(numbered('tag', 'CT-001', 'CT-250')) })
    expect(saved.body, JSON.stringify(saved.body)).toMatchObject({
      quantity: 250,
      variable_data: { kind: 'range', from: 'CT-001', to: 'CT-250' },
    })
    const order = () => ana.post('/custom/api/v1/add-to-cart/', { product_class: 'custom', product_id: id })
    const few = await ana.patch(path, { design: designWith(numbered('tag', '1', '3')) })
    expect(few.body, JSON.stringify(few.body)).toMatchObject({ quantity: 250 })
    expect((await order()).body.errors['design.elements.0.text']).toEqual([
      'Your numbers or names are for 3 pieces, and 250 are ordered. Make them the same.',
    ])
    const again = await ana.patch(path, { variable_data: null })
    expect(again.body, JSON.stringify(again.body)).toMatchObject({
      quantity: 250,
      variable_data: { kind: 'range', from: 'CT-001', to: 'CT-250' },
    })
    const two = designWith(numbered('tag', 'CT-001', 'CT-250'), numbered('seat', '1', '20'))
    expect((await ana.patch(path, { design: two })).status).toBe(200)
    const rejected = await order()
    expect(rejected.status).toBe(400)
    expect(rejected.body.errors['design.elements.1.text']?.[0]).toMatch(/tag.*250.*seat.*20/)
    const without = await ana.patch(path, { design: designWith(), quantity: 100 })
    expect(without.body, JSON.stringify(without.body)).toMatchObject({
      quantity: 100,
      variable_data: plain.body['variable_data'],
    })
    await api.close()
    expect(api.errors).toEqual([])
  })

  it('is as many pieces as its column has rows, blank cells among them, and not ordered before one is chosen (VAR-15)', async () => {
    const api = await serveApi()
    const ana = createClient(api.origin)
    const names = Array.from({ length: 250 }, (_, n) => (n === 7 ? '' : `Guest ${n}, Pier`))
    const column = (symbolFile: string, text = listText(names)) =>
      designAsJson({
        ...emptyDesign(3, 2),
        elements: [
          elementOf('text', {
            ...{
              id: 'guest',
              side,
              x: 0.4,
              y: 0.2,
              width: 2,
              height: 0.5,
              font: 'font-bebas-neue',
              size: 0.4,
            },
            ...{ text, symbol: 'variable_data', symbolName: 'Guest', symbolFile },
          }),
        ],
      })
    const { id } = (await ana.post(CUSTOM, LABEL)).body
    const path = `${CUSTOM}${id}/`
    const order = () => ana.post('/custom/api/v1/add-to-cart/', { product_class: 'custom', product_id: id })
    expect((await ana.patch(path, { design: column('') })).status).toBe(200)
    expect((await order()).body.errors['design.elements.0.text']).toEqual([
      'Please choose a file, and the column to print.',
    ])
    const saved = await ana.patch(path, { design: column('guests.xlsx') })
    expect(saved.body, JSON.stringify(saved.body)).toMatchObject({
      ...{ quantity: 250, variable_data: { kind: 'list', text: listText(names) } },
    })
    const text = await ana.get(`/custom/api/v1/custom-text/${id}.guest/`)
    expect(text.body).toMatchObject({ symbol_name: 'Guest', symbol_file: 'guests.xlsx' })
    expect((await order()).status).toBe(200)
    const eva = createClient(api.origin, { authorization: `Bearer ${OWNER_KEY}` })
    const job = await eva.post('/prepress/api/v1/job/', { kind: 'labels', custom: id })
    await api.shop.production.jobs.work(new AbortController().signal)
    const done = (await eva.get(`/prepress/api/v1/job/${job.body.id}/`)).body as unknown as {
      readonly files: readonly { readonly url: string }[]
    }
    const labels = await api.storage.files.bytes(done.files[0]!.url.replace('/files/', ''))
    expect((await checkPrintPdf(labels, 250)).problems).toEqual([])
    const last = (await ana.post(CUSTOM, LABEL)).body.id
    await ana.patch(`${CUSTOM}${last}/`, { design: column('guests.xlsx', listText(names.slice(-1))) })
    const alone = await fetch(`${api.origin}/prepress/api/v1/custom/${last}/print.pdf/`, {
      headers: { authorization: `Bearer ${OWNER_KEY}` },
    })
    const [expected] = await renderPages(new Uint8Array(await alone.arrayBuffer()), [0])
    const [blank, printed] = await renderPages(labels, [7, 249])
    const apartFrom = (page: { readonly data: Uint8Array }) =>
      page.data.reduce((sum, value, n) => sum + Math.abs(value - expected!.data[n]!), 0) /
      (255 * page.data.length)
    expect(apartFrom(printed!)).toBeLessThan(0.002)
    expect(apartFrom(blank!)).toBeGreaterThan(0.01)
    const many = listText(Array.from({ length: 100_000 }, (_, n) => `Guest ${n}, Pier`))
    const held = await ana.patch(path, { design: column('guests.xlsx', many) })
    expect(held.body, JSON.stringify(held.body.errors)).toMatchObject({ variable_data: { text: many } })
    await api.close()
    expect(api.errors).toEqual([])
  })

  it('numbers its codes: every label has one of its own that can be scanned (DESIGN-33)', async () => {
    const api = await serveApi()
    const ana = createClient(api.origin)
    const eva = createClient(api.origin, { authorization: `Bearer ${OWNER_KEY}` })
    const { id: custom } = (await ana.post(CUSTOM, LABEL)).body
    const address = 'https://pier.example/b/'
    const bottle = elementOf('code', {
      ...{ id: 'bottle', side, x: 1, y: 0.4, width: 1.2, height: 1.2, rotation: 90, data: 'Number Range' },
      ...{ symbol: 'number_range', symbolName: 'Bottle' },
      ...{ symbolRangeStart: `${address}001`, symbolRangeEnd: `${address}100` },
    })
    const bare = emptyDesign(3, 2)
    const shape = { ...bare.sides[0]!.shape, fill: inColor('color-ink') }
    const design = { ...bare, sides: [{ ...bare.sides[0]!, shape }], elements: [bottle] }
    const saved = await ana.patch(`${CUSTOM}${custom}/`, { design: designAsJson(design) })
    expect(saved.body, JSON.stringify(saved.body)).toMatchObject({ quantity: 100 })
    const [element] = (saved.body['qrcode_elements'] ?? []) as readonly string[]
    expect((await ana.get(`/custom/api/v1/custom-qrcode/${element}/`)).body).toMatchObject({
      symbol: 'number_range',
      symbol_range_end: `${address}100`,
    })
    const print = await fetch(`${api.origin}/prepress/api/v1/custom/${custom}/print.pdf/`, {
      headers: { authorization: `Bearer ${OWNER_KEY}` },
    })
    expect(await scanPages(new Uint8Array(await print.arrayBuffer()), 1)).toEqual([[`${address}001`]])
    const job = await eva.post('/prepress/api/v1/job/', { kind: 'labels', custom })
    await api.shop.production.jobs.work(new AbortController().signal)
    const done = (await eva.get(`/prepress/api/v1/job/${job.body.id}/`)).body as unknown as {
      readonly message: string
      readonly files: readonly { readonly url: string }[]
    }
    expect(done.files, done.message).toHaveLength(1)
    const labels = await api.storage.files.bytes(done.files[0]!.url.replace('/files/', ''))
    expect(await scanPages(labels, 12)).toEqual(
      Array.from({ length: 12 }, (_, at) => [`${address}${String(at + 1).padStart(3, '0')}`]),
    )
    await api.close()
    expect(api.errors).toEqual([])
  })
})
