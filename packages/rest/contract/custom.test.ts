import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client } from './client.ts'
import { ENGINES, serveApi, type ServedApi } from './serve-api.ts'

const CUSTOM = '/custom/api/v1/custom/'
const STICKER = {
  template: 'die-cut-stickers',
  material: 'white-vinyl',
  width: '2',
  height: '2',
  quantity: 100,
}
const PLACEMENT = { x: '0.25', y: '0.25', width: '1.5', height: '1.5', rotation: '0' }

interface SentDesign {
  readonly sides: readonly [{ readonly shape: object }]
  readonly elements: readonly [object]
}

describe.each(ENGINES)('a configured product over REST, on %s', (engine) => {
  let api: ServedApi
  let ana: Client
  beforeAll(async () => {
    api = await serveApi(engine)
    ana = createClient(api.origin)
  })
  afterAll(async () => {
    await api.close()
    expect(api.errors).toEqual([])
  })

  const configured = async (more: object = {}) => {
    const made = await ana.post(CUSTOM, { ...STICKER, ...more })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    return `${CUSTOM}${made.body.id}/`
  }
  const withArtwork = async () => {
    const path = await configured()
    const png = await sharp({ create: { width: 600, height: 600, channels: 4, background: '#c2410c' } })
      .png()
      .toBuffer()
    const file = await ana.upload(png, 'logo.png')
    expect((await ana.patch(path, { user_file: file.body.id })).status).toBe(200)
    return path
  }

  it('rejects artwork off the product, and can’t be added to the cart with it', async () => {
    const path = await withArtwork()
    const far = { ...PLACEMENT, x: '999999999', width: '0', rotation: '370' }
    for (const [placement, message] of [
      [far, 'Invalid numeric value.'],
      [{ ...PLACEMENT, x: '999999999' }, 'Invalid numeric value.'],
      [{ ...PLACEMENT, width: '0' }, 'Invalid numeric value.'],
      [
        { ...PLACEMENT, x: '0', y: '0', width: '1000', height: '1000' },
        'Your artwork is far larger than the product. Please make it smaller.',
      ],
      [{ ...PLACEMENT, x: '90' }, 'Your artwork is outside the product.'],
      [{ ...PLACEMENT, y: '-1.5' }, 'Your artwork is outside the product.'],
    ] as const)
      expect(await ana.patch(path, { placement })).toMatchObject({
        status: 400,
        body: { errors: { placement: [message] } },
      })
    expect((await ana.get(path)).body).toMatchObject({ placement: { x: '0.1250' } })
    expect(await ana.patch(path, { placement: { ...PLACEMENT, rotation: '370' } })).toMatchObject({
      status: 200,
      body: { placement: { x: '0.2500', rotation: '10.00' }, dpi: 400, finalized: false },
    })
  })

  it('rejects a change of an earlier revision and keeps both; without If-Match it changes the present one (DESIGN-22)', async () => {
    const path = await withArtwork()
    const revision = (await ana.get(path)).body['revision'] as number
    const at = (stated: string) => ({ 'if-match': stated })
    const first = await ana.patch(path, { clip_type: 'circle' }, at(`"${revision}"`))
    expect(first).toMatchObject({ status: 200, body: { revision: revision + 1 } })
    for (const stated of [`"${revision}"`, 'W/"x"', '"no revision"'])
      expect(await ana.patch(path, { placement: PLACEMENT }, at(stated))).toMatchObject({
        status: 412,
        body: {
          error:
            'This product has changed since you loaded it. Check it again before you change or order it.',
          current: { clip_type: 'circle', revision: revision + 1, placement: { x: '0.1250' } },
          sent: { placement: PLACEMENT },
        },
      })
    expect((await ana.get(path)).body).toMatchObject({ clip_type: 'circle', placement: { x: '0.1250' } })
    const same = await ana.patch(path, { clip_type: 'circle' }, at(`"${revision}"`))
    expect(same).toMatchObject({ status: 200, body: { revision: revision + 1 } })
    for (const [x, headers] of [
      ['0.3', {}],
      ['0.4', at('*')],
      ['0.5', at(`"${revision + 3}"`)],
    ] as const)
      await ana.patch(path, { placement: { ...PLACEMENT, x } }, headers)
    expect((await ana.get(path)).body).toMatchObject({ clip_type: 'circle', revision: revision + 4 })
  })

  it('stores one of many simultaneous saves of one revision (DESIGN-22)', async () => {
    const path = await withArtwork()
    const revision = (await ana.get(path)).body['revision'] as number
    const saves = await Promise.all(
      [0, 0.1, 0.2, 0.3, 0.4].map((x) =>
        ana.patch(path, { placement: { ...PLACEMENT, x: String(x) } }, { 'if-match': `"${revision}"` }),
      ),
    )
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412])
    const stored = saves.find(({ status }) => status === 200)?.body as object
    expect((await ana.get(path)).body).toMatchObject({ ...stored, updated: expect.any(String) })
    const unconditional = await Promise.all(
      ['circle', 'rectangle', 'ellipse'].map((clip_type) => ana.patch(path, { clip_type })),
    )
    expect(unconditional.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await ana.get(path)).body).toMatchObject({ revision: revision + 4 })
  })

  it('never stores a placement off the product, whatever is sent', async () => {
    const path = await withArtwork()
    const figure = fc.oneof(
      fc
        .double({ noNaN: true, noDefaultInfinity: true, min: -2000, max: 2000 })
        .map((each) => each.toFixed(4)),
      fc.constantFrom('0', '-0', '999999999', '2', '-1.5'),
    )
    const placement = fc.record({ x: figure, y: figure, width: figure, height: figure, rotation: figure })
    await fc.assert(
      fc.asyncProperty(placement, async (sent) => {
        const { status, body } = await ana.patch(path, { placement: sent })
        if (status !== 200) {
          expect(Object.keys(body.errors)).toContain('placement')
          return
        }
        const { x, y, width, height } = body.placement as typeof PLACEMENT
        const reach = Math.hypot(Number(width), Number(height)) / 2
        expect(Math.abs(Number(x) + Number(width) / 2 - 1)).toBeLessThan(1 + reach)
        expect(Math.abs(Number(y) + Number(height) / 2 - 1)).toBeLessThan(1 + reach)
      }),
      { numRuns: 25 },
    )
  })

  it('returns and accepts its design, of which the placement is another view (DESIGN-20, API-13)', async () => {
    const path = await withArtwork()
    const { body } = await ana.get(path)
    const design = body.design as SentDesign
    expect(design).toMatchObject({
      version: 1,
      width: 2,
      height: 2,
      sides: [{ shape: { clipType: 'contour', clipRadius: 10 } }],
      elements: [{ kind: 'upload', file: body.user_file, x: 0.125, width: 1.75 }],
    })
    const [side, artwork] = [design.sides[0], design.elements[0]]
    const sides = [{ ...side, shape: { ...side.shape, clipType: 'circle' } }]
    const elements = [{ ...artwork, x: 0.5, width: 1, height: 1, rotation: 90 }]
    const changed = await ana.patch(path, { design: { ...design, sides, elements } })
    expect(changed, JSON.stringify(changed.body)).toMatchObject({
      status: 200,
      body: { clip_type: 'circle', placement: { x: '0.5000', rotation: '90.00' }, dpi: 600 },
    })
    expect((await ana.get(path)).body).toMatchObject({ design: { sides, elements } })
    const back = await ana.put(path, (await ana.get(path)).body)
    expect(back, JSON.stringify(back.body)).toMatchObject({ status: 200, body: { design: { elements } } })
    const larger = await ana.patch(path, { width: '4', height: '4' })
    expect(larger.body.design).toMatchObject({ width: 4, height: 4, elements: [{ width: 2 }] })
    expect((await ana.patch(path, { design: { ...design, elements: [] } })).body.errors).toMatchObject({
      'design.width': ['The design and the product have different sizes.'],
    })
    const without = { ...(larger.body.design as SentDesign), elements: [] }
    expect((await ana.patch(path, { design: without })).body).toMatchObject({ user_file: null, dpi: null })
  })

  it('rejects a hostile design, or one with too many sides, at its place (DESIGN-20)', async () => {
    const path = await withArtwork()
    const design = (await ana.get(path)).body.design as SentDesign
    const [artwork] = design.elements
    const other = createClient(api.origin)
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
      .png()
      .toBuffer()
    const foreign = (await other.upload(png, 'theirs.png')).body.id
    const many = Array.from({ length: 2000 }, (_, at) => ({ ...artwork, id: `e${at}` }))
    const withArt = (more: object) => ({ ...design, elements: [{ ...artwork, ...more }] })
    for (const [sent, place, message] of [
      [7, 'design', 'This is not a design.'],
      [{ objects: [{ type: 'rect' }] }, 'design', 'This is not a design.'],
      [{ ...design, version: '5.3.0' }, 'design', 'This is not a design.'],
      [{ ...design, version: 99 }, 'design.version', 'This design is from a newer version of the shop.'],
      [withArt({ x: 1e300 }), 'design.elements.0.x', 'At most 10,000.'],
      [withArt({ x: 9999 }), 'design.elements.0', 'Invalid numeric value.'],
      [withArt({ x: 90 }), 'design.elements.0', 'Your artwork is outside the product.'],
      [withArt({ file: foreign }), 'design.elements.0.file', 'This file was not found.'],
      [withArt({ script: 'x' }), 'design.elements.0', 'Unknown field.'],
      [
        { ...design, sides: [...design.sides, { ...design.sides[0], id: 'back' }] },
        'design.sides.1',
        'This product is printed on one side.',
      ],
      [
        { ...design, elements: [artwork, { ...artwork, id: 'a.b' }] },
        'design.elements.1.id',
        'Letters, digits, hyphens and underscores, at most 60 of them, please.',
      ],
      [
        { ...design, elements: [artwork, { ...artwork, id: 'second', file: foreign }] },
        'design.elements.1.file',
        'A picture on Front is no longer available. Choose another one, or delete it.',
      ],
      [{ ...design, elements: many }, 'design.elements', 'A design has at most 500 elements.'],
    ] as const) {
      const { status, body } = await ana.patch(path, { design: sent })
      expect(status, JSON.stringify(body)).toBe(400)
      expect(body.errors?.[place], JSON.stringify(body)).toEqual([message])
    }
    expect((await ana.patch(path, { clip_radius: '80' })).body.errors).toEqual({
      clip_radius: ['Please choose a radius between 0 and 50 percent.'],
    })
    expect((await ana.get(path)).body.design).toEqual(design)
  })

  it('stores a design beyond an upload, and moves it along with another size (DESIGN-20, DESIGN-37, EDIT-22)', async () => {
    const path = await withArtwork()
    const before = (await ana.get(path)).body
    const design = before.design as SentDesign
    const [artwork] = design.elements
    const second = { ...artwork, id: 'second' }
    for (const elements of [[{ ...artwork, invertX: true }], [artwork, second]]) {
      const saved = await ana.patch(path, { design: { ...design, elements } })
      expect(saved, JSON.stringify(saved.body)).toMatchObject({
        status: 200,
        body: { finalized: false, placement: before['placement'], design: { elements } },
      })
      expect(saved.body['revision']).toBeGreaterThan(before['revision'] as number)
      const order = { product_class: 'custom', product_id: before.id }
      const added = await ana.post('/custom/api/v1/add-to-cart/', order)
      expect(added.status, JSON.stringify(added.body)).toBe(200)
    }
    const larger = await ana.patch(path, { width: '4', height: '4' })
    const [, other] = (larger.body.design as SentDesign).elements as unknown as [object, { width: number }]
    expect(other.width).toBe(2 * (second as { width?: number }).width!)
    const wide = await ana.patch(path, { width: '6', height: '4' })
    const [uploaded, beside] = (wide.body.design as SentDesign).elements as unknown as Record<
      string,
      number
    >[]
    for (const field of ['x', 'y', 'width', 'height'])
      expect(uploaded![field], field).toBeCloseTo(beside![field]!, 3)
    const back = await ana.patch(path, { width: '2', height: '2', design })
    expect(back.body, JSON.stringify(back.body)).toMatchObject({ design: { elements: [artwork] } })
  })

  it('draws the contour as chosen, and fits the artwork again so that the cut keeps the ordered size (DESIGN-23, SIZE-14)', async () => {
    const path = await withArtwork()
    const wide = await ana.patch(path, {
      contour_offset: '0.25',
      contour_smoothness: '40',
      contour_holes: 'keep',
    })
    expect(wide, JSON.stringify(wide.body)).toMatchObject({
      status: 200,
      body: {
        contour_offset: '0.25',
        contour_smoothness: '40',
        contour_holes: 'keep',
        placement: { x: '0.2500', width: '1.5000' },
        finished_width: '2.000',
        design: { sides: [{ shape: { contourOffset: 0.25, contourSmoothness: 40, contourHoles: 'keep' } }] },
      },
    })
    const back = await ana.put(path, (await ana.get(path)).body)
    expect(back.body).toMatchObject({ contour_offset: '0.25', placement: { width: '1.5000' } })
    expect((await ana.patch(path, { contour_offset: '0.3', contour_smoothness: '101' })).body.errors).toEqual(
      {
        contour_offset: ['Please choose an offset between 0 and 0.25 in (6.4 mm).'],
        contour_smoothness: ['Please choose a smoothness between 0 and 100 percent.'],
      },
    )
    expect((await ana.patch(path, { contour_holes: 'half' })).status).toBe(400)
    const close = await ana.patch(path, { contour_offset: '0' })
    expect(close.body).toMatchObject({ placement: { x: '0.0000', width: '2.0000' }, finished_width: '2.000' })
  })

  it('requires artwork before a placement', async () => {
    expect(await ana.patch(await configured(), { placement: PLACEMENT })).toMatchObject({
      status: 400,
      body: { errors: { user_file: ['Please upload your artwork first.'] } },
    })
  })

  it('changes with its material: it gets the new one’s lamination and loses excluded options', async () => {
    const path = await configured({
      material: 'clear-vinyl',
      template: 'die-cut-stickers',
      options: [
        { option_set: 'white-backing', option: 'white-ink' },
        { option_set: 'speed', option: 'speed-standard' },
        { option_set: 'designs', option: 'designs-1' },
      ],
    })
    const other = await ana.patch(path, { material: 'white-vinyl' })
    expect(other, JSON.stringify(other.body)).toMatchObject({
      status: 200,
      body: { material: 'white-vinyl' },
    })
    expect(JSON.stringify(other.body.options)).not.toContain('white-backing')
    const stated = await ana.patch(path, { options: [{ option_set: 'white-backing', option: 'white-ink' }] })
    expect(stated.status).toBe(400)
  })

  it('reports typed values in the words of the page', async () => {
    const path = await configured()
    for (const [sent, field, message] of [
      [{ quantity: '1.5' }, 'quantity', 'Quantity must be a whole number.'],
      [{ width: 'wide' }, 'width', 'Invalid numeric value.'],
      [{ height: null }, 'height', 'Height is required.'],
    ] as const)
      expect((await ana.patch(path, sent)).body.errors?.[field]).toEqual([message])
    expect((await ana.post(CUSTOM, { template: 'die-cut-stickers' })).body.errors).toMatchObject({
      width: ['This field is required.'],
      quantity: ['This field is required.'],
    })
  })
})
