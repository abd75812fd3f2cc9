import { elementOf, emptyDesign, type Design } from '@kisscut/artwork/design'
import { designAsJson } from '@kisscut/artwork/design-json'
import { checkPrintPdf } from '@kisscut/prepress/print'
import { boxAround, flatten, type Point, type Ring } from '@kisscut/artwork/geometry'
import { distanceToRing } from '@kisscut/artwork/testing'
import { plateLines, renderPages, scanPages } from '@kisscut/prepress/testing'
import { color as colorRecord, custom as customRecord } from '@kisscut/records'
import { guest } from '@kisscut/shop'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client } from './client.ts'
import { OWNER_KEY, serveApi, type ServedApi } from './serve-api.ts'
import { CUSTOM, LABEL, STICKER, side, inColor, labelWith } from './drawn-design.ts'

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
    expect(report).toEqual({ passed: true, findings: [], contour: null, revision: expect.any(Number) })
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

  it('is ordered as any other, and its cart line tells when it was changed since, and takes a choice (CART-11, CART-12)', async () => {
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
    const reported = await cart()
    expect(reported.problems).toEqual([
      expect.objectContaining({ code: 'cart.product-changed', level: 'error' }),
    ])
    expect(reported.changed).toEqual({ fields: ['design'], state: expect.stringMatching(/^[0-9a-f]{64}$/) })
    const choose = (use: string, state?: string) =>
      ana.put(`/cart/api/v1/item/${reported.id}/changed/`, { use, ...(state && { state }) })
    expect((await choose('kept', 'a'.repeat(64))).status).toBe(409)
    expect((await choose('kept', reported.changed!.state)).body.items[0]).toMatchObject({
      ...{ changed: null, problems: [], sold_item: reported.sold_item },
    })
    const chosen = await choose('new')
    expect(chosen.body.items[0]).toMatchObject({ changed: null, problems: [] })
    expect(chosen.body.items[0]!.sold_item).not.toBe(reported.sold_item)
  })

  it('is rejected with what can’t be made, where that stands in it (DESIGN-31)', async () => {
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

describe('a design cut along its contour, over REST', () => {
  it('is cut in every file along one line around its elements, in the size its cart line states (DESIGN-37, DESIGN-38)', async () => {
    const api = await serveApi()
    const ana = createClient(api.origin)
    const at = { side, width: 1.2, height: 1.2 }
    const bare = emptyDesign(3, 3)
    const design: Design = {
      ...bare,
      sides: [
        {
          ...bare.sides[0]!,
          shape: { ...bare.sides[0]!.shape, clipType: 'contour', contourColor: inColor('color-butter') },
        },
      ],
      elements: [
        elementOf('shape', { ...at, id: 'a', x: 0.5, y: 0.6, shape: 'circle', fill: inColor('color-plum') }),
        elementOf('shape', { ...at, id: 'b', x: 1.2, y: 1.1, shape: 'circle', fill: inColor('color-ink') }),
      ],
    }
    const { id, ...made } = (await ana.post(CUSTOM, STICKER)).body
    expect(id, JSON.stringify(made)).toBeDefined()
    const saved = await ana.patch(`${CUSTOM}${id}/`, { design: designAsJson(design) })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    const { owner } = (await api.storage.records.get(customRecord, id))!
    const final = await api.shop.design.finalize(guest(owner, 'en-US'), id, {})
    expect(final).toMatchObject({ ok: true, value: { finished: { width: expect.stringMatching(/^2\.1/) } } })
    const fileOf = async (kind: string) => {
      const headers = { authorization: `Bearer ${OWNER_KEY}` }
      const response = await fetch(`${api.origin}/prepress/api/v1/custom/${id}/${kind}/`, { headers })
      expect(response.status, kind).toBe(200)
      return new Uint8Array(await response.arrayBuffer())
    }
    const textOf = async (kind: string) => Buffer.from(await fileOf(kind)).toString()
    const report = JSON.parse(await textOf('report'))
    expect(report).toMatchObject({ passed: true, contour: expect.stringMatching(/^M.*Z$/) })
    const line = flatten(report.contour, 0.0002)
    const box = boxAround(line.flat())
    // The discs from 0.5 to 2.4 by 0.6 to 2.3, an eighth of an inch away.
    const shown = [box.x, box.y, box.width, box.height].map((inches) => Number(inches.toFixed(2)))
    expect(shown).toEqual([0.37, 0.47, 2.15, 1.95].map((each) => expect.closeTo(each, 1)))
    const cut = /<path[^>]* d="([^"]+)"/.exec(await textOf('cut.svg'))?.[1] ?? ''
    expect(apartFrom(flatten(cut, 0.0002).flat(), line)).toBeLessThan(0.001)
    const [onPress] = await plateLines(await fileOf('print.pdf'))
    const printed = boxAround(onPress!.points)
    const onProduct = onPress!.points.map(({ x, y }) => ({
      x: x - printed.x + box.x,
      y: y - printed.y + box.y,
    }))
    expect(apartFrom(onProduct, line)).toBeLessThan(0.001)
    const order = { product_class: 'custom', product_id: id }
    const added = await ana.post('/custom/api/v1/add-to-cart/', order)
    expect(added.status, JSON.stringify(added.body)).toBe(200)
    const stored = (await ana.get(`${CUSTOM}${id}/`)).body as unknown as Record<string, string>
    expect(Number(stored['finished_width'])).toBeCloseTo(box.width, 2)
    expect(Number(stored['finished_height'])).toBeCloseTo(box.height, 2)
    await api.close()
    expect(api.errors).toEqual([])
  })
})

/** How far points are at most from a line, in inches. */
const apartFrom = (points: readonly Point[], rings: readonly Ring[]): number =>
  Math.max(...points.map((point) => Math.min(...rings.map((ring) => distanceToRing(point, ring)))))

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
