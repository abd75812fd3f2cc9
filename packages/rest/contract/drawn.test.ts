import { elementOf, emptyDesign, type Design } from '@kisscut/artwork/design'
import { designAsJson } from '@kisscut/artwork/design-json'
import { checkPrintPdf } from '@kisscut/prepress/print'
import { renderPages, scanPages } from '@kisscut/prepress/testing'
import { color as colorRecord, template as templateRecord } from '@kisscut/records'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client } from './client.ts'
import { OWNER_KEY, serveApi, type ServedApi } from './serve-api.ts'

const CUSTOM = '/custom/api/v1/custom/'
const LABEL = { template: 'roll-labels', material: 'white-bopp', width: '3', height: '2', quantity: 100 }

const side = 'front'
const inColor = (colorId: string) => ({ colorId, customColor: null })

/** A label of a honey maker, with an element of every kind. */
const labelWith = (file: string): Design => {
  const bare = emptyDesign(3, 2)
  const shape = {
    ...bare.sides[0]!.shape,
    ...{ clipType: 'rounded_corner' as const, fill: inColor('color-butter') },
    border: { ...inColor('color-ink'), width: 20, margin: 60 },
  }
  const at = (x: number, y: number, width: number, height: number, z: number) => ({
    side,
    x,
    y,
    width,
    height,
    z,
  })
  return {
    ...bare,
    sides: [{ ...bare.sides[0]!, shape }],
    elements: [
      elementOf('shape', {
        ...{ id: 'disc', ...at(0.25, 0.25, 0.8, 0.8, 0), shape: 'circle', fill: inColor('color-plum') },
      }),
      elementOf('clipart', {
        id: 'deer',
        ...at(0.4, 0.4, 0.5, 0.5, 1),
        clipart: 'deer',
        regions: { 'deer-antlers': inColor('color-butter') },
      }),
      elementOf('text', {
        ...{
          id: 'name',
          ...at(1.2, 0.25, 1.5, 0.4, 2),
          text: 'Field Honey',
          font: 'font-bebas-neue',
          size: 0.4,
        },
        ...{ fill: inColor('color-ink') },
      }),
      elementOf('marketplace', { id: 'moth', ...at(1.2, 0.8, 0.5, 0.5, 3), artwork: 'night-moth' }),
      elementOf('clip_mask', { id: 'mask', ...at(1.25, 0.85, 0.4, 0.4, 3), element: 'moth' }),
      elementOf('upload', {
        id: 'logo',
        ...at(0.3, 1.2, 0.6, 0.4, 4),
        file,
        pixels: { width: 600, height: 400 },
      }),
      elementOf('code', {
        id: 'link',
        ...at(1.9, 0.85, 0.8, 0.8, 5),
        data: 'https://honey.example/jar',
        color: inColor('color-ink'),
      }),
    ],
  }
}

describe('a design drawn in the shop, over REST', () => {
  let api: ServedApi
  let ana: Client
  let path: string
  let id: string
  let file: string
  beforeAll(async () => {
    api = await serveApi()
    ana = createClient(api.origin)
    const made = await ana.post(CUSTOM, LABEL)
    id = made.body.id
    path = `${CUSTOM}${id}/`
    const png = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#2b6cb0' } })
      .png()
      .toBuffer()
    file = (await ana.upload(png, 'logo.png')).body.id
    const saved = await ana.patch(path, { design: designAsJson(labelWith(file)) })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  })
  afterAll(async () => {
    await api.close()
    expect(api.errors).toEqual([])
  })

  const fileOf = async (kind: string) => {
    const response = await fetch(`${api.origin}/prepress/api/v1/custom/${id}/${kind}/`, {
      headers: { authorization: `Bearer ${OWNER_KEY}` },
    })
    expect(response.status, kind).toBe(200)
    return new Uint8Array(await response.arrayBuffer())
  }

  it('passes the preflight (DESIGN-30)', async () => {
    const report = JSON.parse(Buffer.from(await fileOf('report')).toString())
    expect(report).toEqual({ passed: true, findings: [] })
  })

  it('is another file, and another proof, once a color it names is another (DESIGN-30)', async () => {
    const etagOf = async (kind: string) => {
      const response = await fetch(`${api.origin}/prepress/api/v1/custom/${id}/${kind}/`, {
        headers: { authorization: `Bearer ${OWNER_KEY}` },
      })
      return response.headers.get('etag')
    }
    const { records } = api.storage
    const [plum] = await records.findMany(colorRecord, { idIn: ['color-plum'] })
    const before = [await etagOf('print.pdf'), await etagOf('proof.pdf')]
    await records.update(colorRecord, 'color-plum', { code: '#123456' })
    const [print, proof] = [await etagOf('print.pdf'), await etagOf('proof.pdf')]
    await records.update(colorRecord, 'color-plum', { code: plum!.code })
    expect(before).not.toContain(print)
    expect(before).not.toContain(proof)
    expect(await etagOf('print.pdf')).toBe(before[0])
  })

  it('is in its preview what it is in its print file (DESIGN-30)', async () => {
    const [preview, pdf] = [await fileOf('preview.png'), await fileOf('print.pdf')]
    const [page] = await renderPages(pdf, [0], 200)
    const { data, info } = await sharp(preview)
      .flatten({ background: '#fff' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    // The picture shows the product with an eighth of its longer side around it, the page with its bleed.
    const scale = info.width / (3 + 2 * 0.36)
    const shown = (x: number, y: number) => {
      const at =
        (Math.round((y + 0.36) * scale) * info.width + Math.round((x + 0.36) * scale)) * info.channels
      return [...data.subarray(at, at + 3)]
    }
    const bleed = (page!.width / 200 - 3) / 2
    for (const [place, x, y] of [
      ['background', 2.8, 1.8],
      ['disc', 0.3, 0.65],
      ['antlers and text', 1.26, 0.5],
      ['upload', 0.6, 1.4],
    ] as const) {
      const printed = page!.at(x + bleed, y + bleed)
      const apart = Math.max(...shown(x, y).map((value, at) => Math.abs(value - printed[at]!)))
      expect(apart, place).toBeLessThan(60)
    }
  })

  it('has a code that can be scanned, and no font: its letters are outlines (DESIGN-30)', async () => {
    const pdf = await fileOf('print.pdf')
    expect(await scanPages(pdf, 1)).toEqual([['https://honey.example/jar']])
    expect((await checkPrintPdf(pdf)).problems).toEqual([])
  })

  it('is ordered as any other, and its cart line tells when it was changed since (CART-2)', async () => {
    const final = await ana.patch(path, { proof_approval: 'as_is' })
    expect(final.status, JSON.stringify(final.body)).toBe(200)
    const added = await ana.post('/custom/api/v1/add-to-cart/', { product_class: 'custom', product_id: id })
    expect(added.status, JSON.stringify(added.body)).toBe(200)
    const cart = async () => (await ana.get('/cart/api/v1/cart/')).body.items[0]!
    expect((await cart()).problems).toEqual([])
    expect((await cart()).preview_url).toMatch(/^\/files\/previews\//)
    const { sides, elements, ...size } = labelWith(file)
    const renamed = elements.map((each) => (each.kind === 'text' ? { ...each, text: 'Clover Honey' } : each))
    const changed = await ana.patch(path, { design: designAsJson({ ...size, sides, elements: renamed }) })
    expect(changed.status).toBe(200)
    expect((await cart()).problems).toEqual([
      expect.objectContaining({ code: 'cart.artwork-changed', level: 'error' }),
    ])
  })

  it('is rejected along a contour when it is ordered, and with what can’t be made, where that stands in it (DESIGN-31)', async () => {
    const design = labelWith(file)
    const [first] = design.sides
    const sent = (sides: Design['sides']) => ana.patch(path, { design: designAsJson({ ...design, sides }) })
    const withShape = (shape: object, id = side) => ({ ...first!, id, shape: { ...first!.shape, ...shape } })
    for (const [sides, place, message] of [
      [[first!, withShape({}, 'back')], 'design.sides.1', 'This product is printed on one side.'],
      [
        [first!, withShape({}, 'back'), withShape({}, 'edge')],
        'design.sides',
        'A product has at most 2 sides.',
      ],
      [
        [withShape({ contourColor: inColor('color-plum') })],
        'design.sides.0.shape.contourColor',
        'A color around the artwork can’t be printed. Use the background instead.',
      ],
      [
        [withShape({ clipPath: 'M0 0H1V1Z' })],
        'design.sides.0.shape.clipPath',
        'The cut line is one of the product’s shapes or follows your artwork.',
      ],
    ] as const) {
      const { status, body } = await sent(sides)
      expect(status).toBe(400)
      expect(body.errors[place], JSON.stringify(body.errors)).toEqual([message])
    }
  })
})

describe('a design that can’t be printed, over REST', () => {
  it('is saved and not ordered: letters without a font, files that are coarser than stated (DESIGN-36)', async () => {
    const api = await serveApi()
    const ana = createClient(api.origin)
    const { id } = (await ana.post(CUSTOM, LABEL)).body
    const path = `${CUSTOM}${id}/`
    const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#2b6cb0' } })
      .png()
      .toBuffer()
    const file = (await ana.upload(png, 'tiny.png')).body.id
    const at = { side, x: 0.3, y: 0.3, width: 2, height: 1.4 }
    const order = () => ana.post('/custom/api/v1/add-to-cart/', { product_class: 'custom', product_id: id })
    const savedWith = async (...elements: Design['elements']) => {
      const saved = await ana.patch(path, { design: designAsJson({ ...emptyDesign(3, 2), elements }) })
      expect(saved.status, JSON.stringify(saved.body)).toBe(200)
      return saved.body as unknown as { readonly design: Design }
    }
    const text = { ...at, id: 't', font: 'font-bebas-neue', size: 0.4 }
    for (const element of [
      elementOf('upload', { ...at, id: 'u', file, pixels: { width: 90_000, height: 90_000 } }),
      elementOf('upload', { ...at, id: 'u', file, pixels: null }),
      elementOf('text', { ...text, text: 'Tea 茶' }),
    ]) {
      const { design } = await savedWith(element)
      if (element.kind === 'upload')
        expect(design.elements[0]).toMatchObject({ pixels: { width: 40, height: 40 } })
      const rejected = await order()
      expect(rejected.status, element.kind).toBe(400)
      expect(JSON.stringify(rejected.body.errors)).toMatch(/dpi|茶/)
    }
    // Text on a path of no length stays straight.
    await savedWith(elementOf('text', { ...text, text: 'Tea', bend: { kind: 'path', path: 'M0 0' } }))
    expect((await order()).status).toBe(200)
    const masks = Array.from({ length: 21 }, (_, n) =>
      elementOf('clip_mask', { ...at, id: `m${n}`, element: 't' }),
    )
    const masked = [elementOf('text', { ...text, text: 'Tea' }), ...masks]
    const twenty = await ana.patch(path, { design: designAsJson({ ...emptyDesign(3, 2), elements: masked }) })
    expect(twenty.body.errors['design.elements.21.element']).toEqual(['An element has at most 20 masks.'])
    const huge = elementOf('shape', { ...at, id: 's', shape: 'custom_path', path: 'M0 0L1e308 1Z' })
    const far = await ana.patch(path, { design: designAsJson({ ...emptyDesign(3, 2), elements: [huge] }) })
    expect(far.body.errors['design.elements.0.path']).toEqual(['This path is too large.'])
    await api.close()
    expect(api.errors).toEqual([])
  })
})

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
