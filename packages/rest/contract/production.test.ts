import { boxAround, flatten, type Point } from '@kisscut/artwork/geometry'
import { recordOf } from '@kisscut/artwork/placement'
import { stickerView } from '@kisscut/artwork/scene'
import { checkPrintPdf } from '@kisscut/prepress/print'
import { plateLines, type PlateLine } from '@kisscut/prepress/testing'
import { custom, template, templateOption, templateOptionSet, templateOptionTag } from '@kisscut/records'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client } from './client.ts'
import { ENGINES, serveApi, OWNER_KEY, type ServedApi } from './serve-api.ts'

const CUSTOM = '/custom/api/v1/custom/'
const STICKER = {
  template: 'die-cut-stickers',
  material: 'white-vinyl',
  width: '3',
  height: '2',
  quantity: 100,
  clip_type: 'rectangle',
}
const KINDS = [
  'preview.png',
  'proof.pdf',
  'print.pdf',
  'cut.svg',
  'cut.dxf',
  'report',
  'mock-up.webp',
] as const

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a6c8f' } })
    .png()
    .toBuffer()

/** Lightness of a preview's darkest pixel around a point of the product, in inches. */
async function lightOn(preview: Uint8Array, width: number, height: number) {
  const view = stickerView({ width, height })
  const { data, info } = await sharp(preview)
    .flatten({ background: '#fff' })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const scale = info.width / view.width
  return ({ x, y }: Point): number => {
    const [column, row] = [Math.floor((x - view.x) * scale), Math.floor((y - view.y) * scale)]
    return Math.min(
      ...[-1, 0, 1].flatMap((down) =>
        [-1, 0, 1].map((over) => data[((row + down) * info.width + column + over) * info.channels] ?? 255),
      ),
    )
  }
}

// Press and plotter are real, so a busy machine needs time.
describe.each(ENGINES)('files for press and plotter on %s', { timeout: 180_000 }, (engine) => {
  let api: ServedApi
  let eva: Client
  /** The content of files doesn't depend on the database. */
  const itOnce = it.runIf(engine === 'SQLite')
  beforeAll(async () => {
    api = await serveApi(engine)
    eva = createClient(api.origin, { authorization: `Bearer ${OWNER_KEY}` })
  })
  afterAll(async () => {
    await api.close()
    expect(api.errors).toEqual([])
  })

  const sticker = async (caller: Client, more: object = {}, side = 1000) => {
    const { id } = (await caller.post(CUSTOM, { ...STICKER, ...more })).body
    const { body } = await caller.upload(await picture(side, Math.round((side * 2) / 3)), 'logo.png')
    const placement = { x: '-0.1', y: '-0.1', width: '3.2', height: '2.2', rotation: '0' }
    const placed = await caller.patch(`${CUSTOM}${id}/`, { user_file: body.id, placement })
    expect(placed.status, JSON.stringify(placed.body)).toBe(200)
    return id
  }
  const at = (id: string, kind: string, query = '') => `/prepress/api/v1/custom/${id}/${kind}/${query}`
  /** The bytes themselves, because the client reads text. */
  const fetched = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${api.origin}${path}`, {
      headers: { authorization: `Bearer ${OWNER_KEY}`, ...headers },
    })
    return { response, bytes: Buffer.from(await response.arrayBuffer()) }
  }

  itOnce('are real files, named and typed, as large as the product (API-18)', async () => {
    const id = await sticker(createClient(api.origin), {}, 400)
    const named = (kind: string) => `filename="die-cut-stickers-${id.slice(0, 8)}-${kind}"`

    const print = await fetched(at(id, 'print.pdf'))
    expect(print.response.headers.get('content-type')).toBe('application/pdf')
    expect(print.response.headers.get('content-disposition')).toBe(`attachment; ${named('print.pdf')}`)
    const { trimBox, plates, problems } = await checkPrintPdf(print.bytes)
    const [left, bottom, right, top] = trimBox as [number, number, number, number]
    expect([right - left, top - bottom].map(Math.round)).toEqual([3 * 72, 2 * 72])
    expect([plates, problems]).toEqual([['CutContour'], []])

    const proof = await fetched(at(id, 'proof.pdf'))
    expect(proof.bytes.subarray(0, 5).toString()).toBe('%PDF-')

    const svg = await fetched(at(id, 'cut.svg'))
    expect(svg.response.headers.get('content-type')).toBe('image/svg+xml')
    expect(svg.bytes.toString()).toMatch(/^<svg [^>]*width="3in" height="2in"/)
    const dxf = await fetched(at(id, 'cut.dxf'))
    expect(dxf.bytes.toString()).toMatch(/CutContour/)
    expect(dxf.bytes.toString().trimEnd()).toMatch(/EOF$/)

    const preview = await fetched(at(id, 'preview.png', '?pixels=200'))
    const { format, width, height } = await sharp(preview.bytes).metadata()
    expect([format, Math.max(width, height)]).toEqual(['png', 200])
    const report = await fetched(at(id, 'report'))
    expect(JSON.parse(report.bytes.toString())).toMatchObject({
      passed: true,
      findings: [{ code: 'artwork.low-resolution', message: expect.stringContaining('dpi') }],
    })
  })

  itOnce('are cut where the preview draws the line, perforated and mirrored as ordered', async () => {
    const ana = createClient(api.origin)
    const { id } = (await ana.post(CUSTOM, { ...STICKER, clip_type: 'contour' })).body
    const disc = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><circle cx="150" cy="150" r="120"/></svg>`
    const { body } = await ana.upload(disc, 'disc.svg')
    await ana.patch(`${CUSTOM}${id}/`, { user_file: body.id })
    const svg = (await fetched(at(id, 'cut.svg'))).bytes.toString()
    const [, width, height] = /width="([\d.]+)in" height="([\d.]+)in"/.exec(svg) ?? []
    // The disc is four fifths of its page; its cut still has the ordered height.
    for (const side of [width, height]) expect(Number(side)).toBeCloseTo(2, 2)
    const before = (await fetched(at(id, 'print.pdf'))).bytes
    await api.storage.records.update(custom, id, { option_reverse_cut: true })
    expect((await fetched(at(id, 'print.pdf'))).bytes.equals(before)).toBe(false)
  })

  describe.runIf(engine === 'SQLite')('are finished as material and options require', () => {
    const ANY = { designs: 'designs-1', speed: 'speed-standard' }
    const optionsOf = (more: Record<string, string>) =>
      Object.entries({ ...ANY, ...more }).map(([option_set, option]) => ({ option_set, option }))
    const made = async (more: object, chosen: Record<string, string>) => {
      const id = await sticker(createClient(api.origin), { ...more, options: optionsOf(chosen) })
      const print = await fetched(at(id, 'print.pdf'))
      expect(print.response.status, print.bytes.toString().slice(0, 300)).toBe(200)
      return { id, ...(await checkPrintPdf(print.bytes)), lines: await plateLines(print.bytes) }
    }
    const sizesOn = (lines: readonly PlateLine[], of: string) =>
      lines.flatMap(({ plate, points }) => {
        const { width, height } = boxAround(points)
        return plate === of ? [[width, height].map((inches) => Number(inches.toFixed(2)))] : []
      })
    const CLEAR = { template: 'clear-stickers', material: 'clear-vinyl' }

    it('have white ink if and only if it was chosen, on any material (PROD-6, PROD-17)', async () => {
      const chosen = await made(CLEAR, { 'white-backing': 'white-ink' })
      expect([chosen.plates, chosen.problems]).toEqual([['CutContour', 'White'], []])
      const bordered = await made({ ...CLEAR, option_border: true }, { 'white-backing': 'white-ink' })
      expect([bordered.plates, bordered.problems]).toEqual([['CutContour', 'White'], []])
      expect((await made(CLEAR, {})).plates).toEqual(['CutContour'])
      const frosted = { ...CLEAR, material: 'frosted' }
      expect((await made(frosted, {})).plates).toEqual(['CutContour'])
      expect((await made(frosted, { 'white-backing': 'white-ink' })).plates).toEqual(['CutContour', 'White'])
      const shimmers = { template: 'holographic-stickers', material: 'holographic' }
      const holographic = await made(shimmers, { 'white-backing': 'white-ink' })
      expect(holographic.plates).toEqual(['CutContour', 'White'])
    })

    it('have a perforated outline, and a tear line across the middle', async () => {
      const labels = { template: 'sheet-labels', material: 'white-vinyl' }
      const torn = await made(labels, { perforation: 'tear-off' })
      expect(sizesOn(torn.lines, 'PerfCutContour')).toEqual([[0, 2]])
      expect(sizesOn(torn.lines, 'CutContour')).toEqual([[3, 2]])
      const dxf = (await fetched(at(torn.id, 'cut.dxf'))).bytes.toString()
      for (const layer of ['CutContour', 'PerfCutContour']) expect(dxf).toContain(layer)
      const { records } = api.storage
      const { id: tag } = await records.create(templateOptionTag, { name: 'Perforated', slug: 'perforation' })
      const outline = { name: 'Perforated outline', charge_option: 1 as const, amount: '0', tags: [tag] }
      const { id: option } = await records.create(templateOption, outline)
      const { id: set } = await records.create(templateOptionSet, {
        name: 'Outline',
        display_type: 'checkbox',
        options: [option],
      })
      const { options } = (await records.get(template, 'die-cut-stickers'))!
      await records.update(template, 'die-cut-stickers', { options: [...options, set] })
      const perforated = await made(STICKER, { [set]: option })
      expect([perforated.plates, perforated.problems]).toEqual([['PerfCutContour'], []])
      await records.update(template, 'die-cut-stickers', { options })
    })

    it('have a kiss cut on a square backing, for press and plotter (SIZE-15)', async () => {
      const kiss = { template: 'kiss-cut-stickers', clip_type: 'ellipse' }
      const { id, lines, trimBox } = await made(kiss, {})
      expect([sizesOn(lines, 'CutContour'), sizesOn(lines, 'PerfCutContour')]).toEqual([
        [[3, 2]],
        [[3.25, 2.25]],
      ])
      const [left = 0, , right = 0] = trimBox ?? []
      expect(right - left).toBeCloseTo(3.25 * 72, 1)
      expect((await fetched(at(id, 'cut.svg'))).bytes.toString()).toMatch(
        /^<svg [^>]*width="3.25in" height="2.25in"/,
      )
    })

    it('cut every sticker of a sheet, and the sheet through its backing', async () => {
      const ana = createClient(api.origin)
      const spots = [90, 300, 590].map((x) => `<circle cx="${x}" cy="200" r="60"/>`).join('')
      const art = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400">${spots}</svg>`
      const sheet = {
        ...STICKER,
        template: 'sticker-sheets',
        width: '6',
        height: '4',
        options: optionsOf({}),
      }
      const created = await ana.post(CUSTOM, sheet)
      expect(created.status, JSON.stringify(created.body)).toBe(201)
      const { id } = created.body
      const file = (await ana.upload(art, 'sheet.svg')).body
      const placement = { x: '0', y: '0', width: '6', height: '4', rotation: '0' }
      await ana.patch(`${CUSTOM}${id}/`, { user_file: file.id, placement })
      const { bytes } = await fetched(at(id, 'print.pdf'))
      const lines = await plateLines(bytes)
      const stickers = sizesOn(lines, 'CutContour')
      expect(stickers).toHaveLength(2)
      for (const side of stickers.flat()) expect(side).toBeCloseTo(1.2 + 0.25, 1)
      expect(sizesOn(lines, 'PerfCutContour')).toEqual([[6, 4]])
      const { findings } = JSON.parse((await fetched(at(id, 'report'))).bytes.toString())
      expect(findings).toContainEqual(expect.objectContaining({ code: 'cut.sticker-at-edge', measured: 1 }))

      // The preview shows them along the lines of the cut file, and no line around the one that isn't cut (DESIGN-29).
      const cutSvg = (await fetched(at(id, 'cut.svg'))).bytes.toString()
      const cut = flatten(/id="CutContour"[^]*?<path d="([^"]+)"/.exec(cutSvg)?.[1] ?? '', 0.01)
      expect(cut).toHaveLength(2)
      const lightAt = await lightOn((await fetched(at(id, 'preview.png', '?pixels=1200'))).bytes, 6, 4)
      for (const line of cut)
        for (const { x, y } of line) {
          const middle = { x: x < 2 ? 0.9 : 3, y: 2 }
          const beside = { x: middle.x + (x - middle.x) * 1.06, y: middle.y + (y - middle.y) * 1.06 }
          expect(lightAt({ x, y })).toBeLessThan(lightAt(beside) - 20)
        }
      const uncut = { x: 5.9 - 0.6 - 0.125, y: 2 }
      expect(Math.abs(lightAt(uncut) - lightAt({ ...uncut, x: uncut.x - 0.06 }))).toBeLessThan(10)

      const over = { ...placement, x: '4.2', y: '2.6' }
      expect((await ana.patch(`${CUSTOM}${id}/`, { placement: over })).status).toBe(200)
      expect((await fetched(at(id, 'print.pdf'))).response.status).toBe(422)
      const stopped = JSON.parse((await fetched(at(id, 'report'))).bytes.toString())
      const found = stopped.findings.find(({ code }: { code: string }) => code === 'cut.sticker-at-edge')
      expect(found.level).toBe('error')
      // A product that the press rejects isn't sold either.
      const cart = await ana.post('/custom/api/v1/add-to-cart/', { product_class: 'custom', product_id: id })
      expect([cart.status, cart.body.errors ?? cart.body]).toEqual([400, { placement: [found.message] }])
      // The fix cuts all of them.
      const fix = { placement: recordOf(found.fix.placement) }
      expect((await ana.patch(`${CUSTOM}${id}/`, fix)).status).toBe(200)
      const fixed = await fetched(at(id, 'print.pdf'))
      expect(sizesOn(await plateLines(fixed.bytes), 'CutContour')).toHaveLength(3)
      const { passed } = JSON.parse((await fetched(at(id, 'report'))).bytes.toString())
      expect(passed).toBe(true)
      const sold = await ana.post('/custom/api/v1/add-to-cart/', { product_class: 'custom', product_id: id })
      expect(sold.status, JSON.stringify(sold.body)).toBe(200)
    })

    it('mirror a reverse cut for press and plotter (OPT-13)', async () => {
      const ana = createClient(api.origin)
      const { id } = (await ana.post(CUSTOM, { ...STICKER, clip_type: 'contour' })).body
      const left = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><path d="M10 10L100 100L10 190Z"/></svg>`
      const { body } = await ana.upload(left, 'left.svg')
      const placement = { x: '0.1', y: '0.1', width: '1.5', height: '1', rotation: '0' }
      await ana.patch(`${CUSTOM}${id}/`, { user_file: body.id, placement })
      const leftOf = async () => {
        const svg = (await fetched(at(id, 'cut.svg'))).bytes.toString()
        return Number(/viewBox="([-\d.]+)/.exec(svg)?.[1])
      }
      const before = await leftOf()
      await api.storage.records.update(custom, id, { option_reverse_cut: true })
      expect(await leftOf()).toBeGreaterThan(before + 1)
      expect((await checkPrintPdf((await fetched(at(id, 'print.pdf'))).bytes)).problems).toEqual([])
    })
  })

  itOnce('show the product where it will be seen, as its uses or the asker say (PROD-9)', async () => {
    const id = await sticker(createClient(api.origin))
    const seen = async (query: string) => {
      const { response, bytes } = await fetched(at(id, 'mock-up.webp', query))
      expect(response.headers.get('content-type')).toBe('image/webp')
      const { width, height } = await sharp(bytes).metadata()
      return { bytes, size: [width, height] }
    }
    const own = await seen('?pixels=400')
    expect(own.size).toEqual([400, 300])
    // In the demo shop, a die-cut sticker's first use is laptops.
    expect((await seen('?pixels=400&scene=laptop')).bytes.equals(own.bytes)).toBe(true)
    expect((await seen('?pixels=400&scene=bottle')).bytes.equals(own.bytes)).toBe(false)
  })

  it('number a product’s proofs: a new number after each change, the same without one (PROD-4)', async () => {
    const ana = createClient(api.origin)
    const id = await sticker(ana)
    const change = (fields: object) => ana.patch(`${CUSTOM}${id}/`, fields)
    // Requested with `*`, a proof is numbered but not drawn.
    const tag = async () =>
      (await fetched(at(id, 'proof.pdf'), { 'if-none-match': '*' })).response.headers.get('etag')
    const first = await tag()
    await change({ instructions: 'By hand, please.' })
    expect(await tag()).toBe(first)
    await change({ clip_type: 'ellipse' })
    const second = await tag()
    expect(second).not.toBe(first)
    await change({ clip_type: 'rectangle' })
    expect([first, second]).not.toContain(await tag())
    const { response } = await fetched(at(id, 'proof.pdf'))
    expect(response.headers.get('content-disposition')).toMatch(/-proof-3\.pdf"$/)
  })

  // The ETag of the number of proofs shows that rows of both databases are distinguished.
  itOnce('have an ETag that a change of the product changes, and nothing else', async () => {
    const ana = createClient(api.origin)
    const id = await sticker(ana)
    const tags = async (headers: Record<string, string>) =>
      Promise.all(
        KINDS.map(async (kind) => (await fetched(at(id, kind), headers)).response.headers.get('etag') ?? ''),
      )
    // Requested with `*`, nothing is made.
    const tagsAlone = () => tags({ 'if-none-match': '*' })
    const before = await tagsAlone()
    expect(new Set(before).size).toBe(KINDS.length)
    expect(await tags({})).toEqual(before)
    for (const [index, kind] of KINDS.entries()) {
      const { response, bytes } = await fetched(at(id, kind), { 'if-none-match': `"x", ${before[index]}` })
      expect([response.status, bytes.length]).toEqual([304, 0])
    }
    const placement = { x: '0', y: '-0.1', width: '3.2', height: '2.2', rotation: '0' }
    await ana.patch(`${CUSTOM}${id}/`, { placement })
    for (const [index, tag] of (await tagsAlone()).entries()) expect(tag).not.toBe(before[index])
    const { response } = await fetched(at(id, 'print.pdf'), { 'if-none-match': before[2]! })
    expect(response.status).toBe(200)
  })

  it('are for staff; an owner gets preview, proof and report of their own product', async () => {
    const [ana, ben] = [createClient(api.origin), createClient(api.origin)]
    const id = await sticker(ana)
    await sticker(ben)
    const statuses = async (caller: Client, of: string) =>
      Promise.all(KINDS.map(async (kind) => (await caller.get(at(of, kind))).status))
    expect(await statuses(ana, id)).toEqual([200, 200, 404, 404, 404, 200, 200])
    for (const stranger of [ben, createClient(api.origin)])
      expect(await statuses(stranger, id)).toEqual(KINDS.map(() => 404))
    expect(await statuses(eva, 'no-such-id')).toEqual(KINDS.map(() => 404))
    const wrong = createClient(api.origin, { authorization: 'Bearer opens-nothing' })
    expect(await statuses(wrong, id)).toEqual(KINDS.map(() => 401))
  })

  it('are not made without artwork, or if the preflight finds errors; approved ones are made', async () => {
    const ana = createClient(api.origin)
    const bare = (await ana.post(CUSTOM, STICKER)).body.id
    for (const kind of ['proof.pdf', 'print.pdf', 'cut.svg', 'cut.dxf', 'mock-up.webp'])
      expect(await eva.get(at(bare, kind))).toMatchObject({
        status: 409,
        body: { errors: {}, error: expect.any(String) },
      })
    expect((await eva.get(at(bare, 'preview.png'))).status).toBe(200)
    expect((await eva.get(at(bare, 'report'))).body).toMatchObject({ passed: false })

    const coarse = await sticker(ana, {}, 100)
    expect(await eva.get(at(coarse, 'print.pdf'))).toMatchObject({
      status: 422,
      body: { errors: { artwork: [expect.stringContaining('dpi')] } },
    })
    await ana.patch(`${CUSTOM}${coarse}/`, { low_resolution_choice: 'approve' })
    expect((await eva.get(at(coarse, 'print.pdf'))).status).toBe(200)
    const { body: report } = await eva.get(at(coarse, 'report'))
    expect(report).toMatchObject({ passed: true })
    expect(JSON.stringify(report)).toContain('You’ve approved it, so we print it as sent.')
  })

  it('reject too many pixels, unknown query parameters, and other methods', async () => {
    const ana = createClient(api.origin)
    const id = await sticker(ana)
    for (const pixels of ['0', '15', '2001', '1e9', '99999999999', '-5', 'NaN', ''])
      expect(await ana.get(at(id, 'preview.png', `?pixels=${pixels}`)), pixels).toMatchObject({
        status: 400,
        body: { errors: { pixels: [expect.any(String)] } },
      })
    for (const scene of ['', 'moon', '__proto__', 'constructor'])
      expect(await ana.get(at(id, 'mock-up.webp', `?scene=${scene}`)), scene).toMatchObject({
        status: 400,
        body: { errors: { scene: [expect.stringContaining('laptop')] } },
      })
    expect((await ana.get(at(id, 'preview.png', '?scene=laptop'))).status).toBe(400)
    expect((await ana.get(at(id, 'report', '?pixels=100'))).status).toBe(400)
    expect((await eva.get(at(id, 'print.pdf', '?approve=1'))).status).toBe(400)
    expect((await eva.post(at(id, 'print.pdf'), {})).status).toBe(405)
  })

  it('are described in openapi.json', async () => {
    const { paths } = (await eva.get('/openapi.json')).body
    for (const kind of KINDS)
      expect(paths).toHaveProperty([`/prepress/api/v1/custom/{id}/${kind}/`, 'get', 'summary'])
  })
})
