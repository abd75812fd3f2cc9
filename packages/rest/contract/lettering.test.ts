import { elementOf, emptyDesign, type Design, type TextItem } from '@kisscut/artwork/design'
import { designAsJson, readDesign } from '@kisscut/artwork/design-json'
import { fittedText } from '@kisscut/artwork/design-scene'
import { boxAround, flatten } from '@kisscut/artwork/geometry'
import { filmsOf, letteringBox } from '@kisscut/artwork/lettering'
import { openFace } from '@kisscut/artwork/open-face'
import { sizeForCapHeight, type Face } from '@kisscut/artwork/text'
import { font, template } from '@kisscut/records'
import DxfParser, { type IPolylineEntity } from 'dxf-parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client } from './client.ts'
import { OWNER_KEY, serveApi, type ServedApi } from './serve-api.ts'
import { CUSTOM } from './drawn-design.ts'
import { servedFrom } from './prepress.ts'

const RED = 'cut-vinyl-gloss-red'
const WHITE = 'cut-vinyl-gloss-white'
const FONT = 'font-bebas-neue'

/** Adds lettering in several colors, and in one. */
async function sellLettering({ storage: { records } }: ServedApi): Promise<void> {
  const product = {
    ...{ category: 'decals', tool_type: 'lettering' as const, materials: ['cut-vinyl'], public: true },
    ...{
      default_width: '10',
      default_height: '4',
      default_quantity: 1,
      cut_out_color: RED,
      options: ['weeding'],
    },
  }
  await records.create(template, {
    ...{ ...product, id: 'test-lettering', slug: 'test-lettering', sku: 'T-L' },
    ...{ name: 'Test lettering', type: 'multicolor_cutout' },
  })
  await records.create(template, {
    ...{ ...product, id: 'test-one-color', slug: 'test-one-color', sku: 'T-O' },
    ...{ name: 'Test in one color', type: 'cutout' },
  })
}

describe('lettering, over REST', () => {
  let api: ServedApi
  let ana: Client
  let face: Face
  const resources = { face: (id: string) => (id === FONT ? face : null) }
  beforeAll(async () => {
    api = await serveApi()
    await sellLettering(api)
    const [row] = await api.storage.records.findMany(font, { idIn: [FONT] })
    face = openFace((await servedFrom(api.storage.files).read(row!.font!))!.bytes)
    ana = createClient(api.origin)
  })
  afterAll(async () => {
    await api.close()
    expect(api.errors).toEqual([])
  })

  const line = (id: string, text: string, capHeight: number, given: Partial<TextItem> = {}): TextItem =>
    fittedText(
      elementOf('text', {
        ...{ id, side: 'front', font: FONT, x: 1, y: 1, fill: { colorId: RED, customColor: null } },
        ...given,
      }),
      { text, size: sizeForCapHeight(face, capHeight) },
      face,
    )
  const designOf = (...lines: readonly TextItem[]): Design => ({
    ...emptyDesign(10, 4),
    elements: lines.map((each, z) => ({ ...each, z })),
  })
  const hours = () =>
    designOf(
      line('open', 'OPEN DAILY', 3),
      line('hours', '9 TO 5', 1.5, { y: 6, fill: { colorId: WHITE, customColor: null } }),
    )
  const made = async (design: Design, more: Readonly<Record<string, unknown>> = {}) => {
    const base = { template: 'test-lettering', material: 'cut-vinyl', width: '10', height: '4', quantity: 1 }
    const response = await ana.post(CUSTOM, { ...base, ...more, design: designAsJson(design) })
    expect(response.status, JSON.stringify(response.body)).toBe(201)
    return response.body as unknown as {
      id: string
      width: string
      height: string
      design: unknown
      material_color: string
    }
  }
  const stored = (design: unknown): Design => {
    const reading = readDesign(design)
    if (!reading.ok) throw new Error(JSON.stringify(reading.errors))
    return reading.design
  }
  const fileOf = (id: string, kind: string) =>
    fetch(`${api.origin}/prepress/api/v1/custom/${id}/${kind}/`, {
      headers: { authorization: `Bearer ${OWNER_KEY}` },
    })
  const textOf = async (id: string, kind: string) => {
    const response = await fileOf(id, kind)
    const text = await response.text()
    expect(response.status, text).toBe(200)
    return text
  }
  const layersOf = (svg: string) =>
    [...svg.matchAll(/<g id="([^"]+)"[^>]*>(.*?)<\/g>/g)].map(([, layer, inside]) => ({
      layer,
      paths: [...inside!.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path!),
    }))
  const boxOf = (path: string) => boxAround(flatten(path, 0.0001).flat())
  const toCart = (id: string) =>
    ana.post('/custom/api/v1/add-to-cart/', { product_class: 'custom', product_id: id })

  it('has the size of its letters, whatever a client states, and the color of its lowest film (LET-12)', async () => {
    const { width, height, design, material_color: color } = await made(hours(), { width: '99' })
    const after = stored(design)
    const box = letteringBox(after, resources)!
    expect(Math.abs(Number(width) - box.width)).toBeLessThan(0.001)
    expect(Math.abs(Number(height) - box.height)).toBeLessThan(0.001)
    expect([after.width, after.height]).toEqual([Number(width), Number(height)])
    expect(color).toBe(RED)
  })

  it('keeps that size if another one is stated, and changes it with a line of text (LET-12)', async () => {
    const { id, width } = await made(hours())
    const resized = await ana.patch(`${CUSTOM}${id}/`, { width: '20' })
    expect([resized.status, resized.body.width]).toEqual([200, width])
    const longer = designOf(line('open', 'OPEN EVERY DAY', 3))
    const saved = await ana.patch(`${CUSTOM}${id}/`, { design: designAsJson(longer) })
    expect(Number(saved.body.width)).toBeGreaterThan(Number(width) * 1.2)
  })

  it('is at least as large as the material’s smallest piece, in which it is centered (LET-12)', async () => {
    const { width, height, design } = await made(designOf(line('i', 'I', 0.5)))
    expect([Number(width), Number(height)]).toEqual([1, 1])
    const box = letteringBox(stored(design), resources)!
    expect(box.x + box.width / 2).toBeCloseTo(0.5, 3)
  })

  it('costs its size for each film, also in the cart (LET-10)', async () => {
    const { id, width, height } = await made(hours())
    const added = await toCart(id)
    expect(added.status, JSON.stringify(added.body)).toBe(200)
    const { items } = (await ana.get('/cart/api/v1/cart/')).body as unknown as { items: [{ total: string }] }
    expect(Number(items[0].total)).toBeCloseTo(Number(width) * Number(height) * 0.45 * 2, 1)
  })

  it('is cut as one path per film, each on its own layer: the same path as on the canvas (LET-1, LET-13)', async () => {
    const { id, design } = await made(hours())
    const films = filmsOf(stored(design), resources)
    const layers = layersOf(await textOf(id, 'cut.svg'))
    expect(layers.map(({ layer }) => layer)).toEqual(['Film-Red', 'Film-White'])
    for (const [at, { paths }] of layers.entries()) {
      expect(paths).toHaveLength(1)
      const [cut, drawn] = [flatten(paths[0]!, 0.0001), flatten(films[at]!.path, 0.0001)]
      expect(cut.map((ring) => ring.length)).toEqual(drawn.map((ring) => ring.length))
      const apart = cut.flatMap((ring, r) =>
        ring.map((point, p) => Math.hypot(point.x - drawn[r]![p]!.x, point.y - drawn[r]![p]!.y)),
      )
      expect(Math.max(...apart)).toBeLessThan(0.001)
    }
    const dxf = new DxfParser().parseSync(await textOf(id, 'cut.dxf'))!
    expect(Object.keys(dxf.tables.layer.layers)).toEqual(['Film-Red', 'Film-White'])
    const rings = (dxf.entities as IPolylineEntity[]).filter(({ layer }) => layer === 'Film-Red')
    expect(rings).toHaveLength(flatten(films[0]!.path).length)
    expect(rings.every(({ shape }) => shape)).toBe(true)
  })

  it('is cut mirrored for glass, with a border if ordered (LET-13, OPT-13)', async () => {
    const plain = await made(hours())
    const options = [{ option_set: 'weeding', option: 'weed-border' }]
    const { id, width } = await made(hours(), { option_reverse_cut: true, options })
    const [red] = layersOf(await textOf(plain.id, 'cut.svg'))
    const [mirrored, , border] = layersOf(await textOf(id, 'cut.svg'))
    const [before, after] = [boxOf(red!.paths[0]!), boxOf(mirrored!.paths[0]!)]
    expect(after.x).toBeCloseTo(Number(width) - before.x - before.width, 3)
    expect(border!.layer).toBe('WeedBorder')
    expect(boxOf(border!.paths[0]!).width).toBeCloseTo(Number(width) + 0.5, 2)
  })

  it('has no cut line: stating one is an error at its field (LET-1)', async () => {
    const { id } = await made(hours())
    const cut = await ana.patch(`${CUSTOM}${id}/`, { clip_type: 'contour' })
    expect([cut.status, Object.keys(cut.body.errors as object)]).toEqual([400, ['clip_type']])
  })

  it('is not printed: it has no print file, but a picture and a proof (LET-13)', async () => {
    const { id } = await made(hours())
    const print = await fileOf(id, 'print.pdf')
    expect(print.status).toBe(422)
    expect(await print.text()).toContain('nothing of it is printed.')
    for (const kind of ['preview.png', 'proof.pdf', 'mock-up.webp'])
      expect((await fileOf(id, kind)).status, kind).toBe(200)
    const eva = createClient(api.origin, { authorization: `Bearer ${OWNER_KEY}` })
    const job = await eva.post('/prepress/api/v1/job/', { kind: 'labels', custom: id })
    await api.shop.production.jobs.work(new AbortController().signal)
    const { body } = await eva.get(`/prepress/api/v1/job/${job.body.id}/`)
    expect(body).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('nothing of it is printed'),
    })
  })

  it('passes the preflight, which reports parts too small to weed, but nothing about a cut line (LET-3, LET-4, LET-13)', async () => {
    const { id } = await made(hours())
    expect(JSON.parse(await textOf(id, 'report'))).toMatchObject({ passed: true, findings: [] })
    const tiny = await made(designOf(line('open', 'OPEN', 3), line('tiny', '8 oz.', 0.15, { y: 6 })))
    const report = JSON.parse(await textOf(tiny.id, 'report'))
    const codes = report.findings.map(({ code, part }: { code: string; part: string }) => [part, code])
    expect(report.passed).toBe(true)
    expect(codes).toContainEqual(['tiny', 'lettering.thin-part'])
    expect(codes).toContainEqual(['tiny', 'lettering.small-counter'])
    expect(codes.every(([part, code]: string[]) => part === 'tiny' && code!.startsWith('lettering.'))).toBe(
      true,
    )
  })

  it('may be saved unfinished, but not ordered (LET-12)', async () => {
    const errorsOf = async (design: Design) => {
      const { id } = await made(design)
      const added = await toCart(id)
      expect(added.status).toBe(400)
      return added.body.errors
    }
    const bare = { fill: { colorId: null, customColor: null } }
    expect(await errorsOf(designOf(line('a', 'OPEN', 2), line('b', 'DAILY', 2, { y: 5, ...bare })))).toEqual({
      'design.elements.1.fill': ['Please select a color.'],
    })
    const nothing = { design: ['Please type what your lettering says.'] }
    expect(await errorsOf(designOf())).toEqual(nothing)
    // Hidden text is not cut (EDIT-17).
    expect(await errorsOf(designOf(line('a', 'OPEN', 2, { ...bare, hidden: true })))).toEqual(nothing)
    const outlined = { stroke: { colorId: WHITE, customColor: null, width: 9 } }
    expect(Object.keys(await errorsOf(designOf(line('a', 'OPEN', 2, outlined))))).toEqual([
      'design.elements.0.stroke',
    ])
  })

  it('allows only text, and only one color if the product has one (LET-11, LET-12)', async () => {
    const shape = elementOf('shape', { id: 's', side: 'front', x: 1, y: 1, width: 1, height: 1 })
    const base = { template: 'test-lettering', material: 'cut-vinyl', width: '10', height: '4', quantity: 1 }
    const drawn = { ...hours(), elements: [...hours().elements, { ...shape, z: 2 }] }
    const rejected = await ana.post(CUSTOM, { ...base, design: designAsJson(drawn) })
    expect([rejected.status, Object.keys(rejected.body.errors)]).toEqual([400, ['design.elements.2']])
    const inTwo = await ana.post(CUSTOM, {
      ...base,
      template: 'test-one-color',
      design: designAsJson(hours()),
    })
    expect([inTwo.status, inTwo.body.errors]).toEqual([
      400,
      { material_color: ['This product is cut from one color.'] },
    ])
  })
})
