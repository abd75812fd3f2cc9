import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client } from './client.ts'
import { STICKER } from './resource-rows.ts'
import { ENGINES, serveApi, type ServedApi } from './serve-api.ts'

const CUSTOM = '/custom/api/v1/custom/'
const FILES = '/custom/api/v1/custom-user-file/'
const TEXTS = '/custom/api/v1/custom-text/'
const OPTIONS = '/custom/api/v1/custom-option/'
const PLACEMENT = { x: '0.25', y: '0.25', width: '1.5', height: '1.5', rotation: '0' }
/** As a custom gives it. */
const WRITTEN = { x: '0.2500', y: '0.2500', width: '1.5000', height: '1.5000', rotation: '0.00' }

interface Custom {
  readonly upload_elements: readonly string[]
  readonly placement: object
  readonly options: readonly { readonly option_set: string; readonly option: string }[]
  readonly design: { readonly elements: readonly object[] }
}

describe.each(ENGINES)('options and elements of a custom, on %s', (engine) => {
  let api: ServedApi
  let ana: Client
  let ben: Client
  let fileId: string
  beforeAll(async () => {
    api = await serveApi(engine)
    ana = createClient(api.origin)
    ben = createClient(api.origin)
    const png = await sharp({ create: { width: 600, height: 600, channels: 4, background: '#c2410c' } })
      .png()
      .toBuffer()
    fileId = (await ana.upload(png, 'logo.png')).body.id
    await ben.post('/custom/api/v1/custom-autosave/', { data: {} })
  })
  afterAll(async () => {
    await api.close()
    expect(api.errors).toEqual([])
  })

  const configured = async (more: object = {}) => {
    const made = await ana.post(CUSTOM, { ...STICKER, ...more })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    return made.body.id
  }
  const customOf = async (id: string) => (await ana.get(`${CUSTOM}${id}/`)).body as unknown as Custom
  const listed = async (path: string, id: string) =>
    (await ana.get(`${path}?custom=${id}`)).body['results'] as readonly { id: string; rotation?: string }[]

  it('show what the design says, and the design what they say (REC-24, REC-79)', async () => {
    const custom = await configured()
    const made = await ana.post(FILES, { custom, user_file: fileId, ...PLACEMENT })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    expect(await customOf(custom)).toMatchObject({
      upload_elements: [made.body.id],
      user_file: fileId,
      placement: WRITTEN,
    })
    const element = `${FILES}${made.body.id}/`
    const turned = await ana.patch(element, { rotation: 375, x: '0.2' }, { 'if-match': '"0"' })
    expect(turned).toMatchObject({ status: 200, body: { rotation: '15', x: '0.2', y: '0.25', revision: 1 } })
    expect((await customOf(custom)).placement).toEqual({ ...WRITTEN, x: '0.2000', rotation: '15.00' })
    expect(await ana.patch(element, { x: '0.3' }, { 'if-match': '"0"' })).toMatchObject({
      status: 412,
      body: { current: { x: '0.2' }, sent: { x: '0.3' } },
    })
    await ana.patch(`${CUSTOM}${custom}/`, { placement: { ...PLACEMENT, rotation: '30' } })
    expect(await listed(FILES, custom)).toMatchObject([{ rotation: '30', x: '0.25' }])
    expect((await ana.remove(element)).status).toBe(200)
    expect(await customOf(custom)).toMatchObject({ upload_elements: [], user_file: null, placement: null })
    expect((await ana.get(element)).status).toBe(404)
  })

  it('show what is chosen, and the other way round (REC-8, REC-79)', async () => {
    const custom = await configured()
    const speed = { option_set: 'speed', option: 'speed-standard' }
    const rush = { ...speed, option: 'speed-rush' }
    const { options } = await customOf(custom)
    expect(options).toContainEqual(speed)
    const rows = (await listed(OPTIONS, custom)) as readonly object[] as readonly {
      id: string
      option_set: string
    }[]
    expect(rows.map(({ option_set }) => option_set).toSorted()).toEqual(
      options.map(({ option_set }) => option_set).toSorted(),
    )
    const chosen = `${OPTIONS}${rows.find(({ option_set }) => option_set === 'speed')!.id}/`
    const changed = await ana.patch(chosen, { option: 'speed-rush' })
    expect(changed, JSON.stringify(changed.body)).toMatchObject({ status: 200, body: rush })
    expect((await customOf(custom)).options).toContainEqual(rush)
    await ana.patch(`${CUSTOM}${custom}/`, { options })
    expect((await ana.get(chosen)).body).toMatchObject(speed)
    const wrapped = await ana.post(OPTIONS, { custom, option_set: 'wrapping', option: 'wrap' })
    expect(wrapped.status, JSON.stringify(wrapped.body)).toBe(201)
    expect((await customOf(custom)).options).toHaveLength(options.length + 1)
    expect((await ana.remove(`${OPTIONS}${wrapped.body.id}/`)).status).toBe(200)
    expect((await customOf(custom)).options).toEqual(options)
  })

  it('may be of any kind, each a view of the same design (REC-24, REC-79)', async () => {
    const custom = await configured()
    const one = async (path: string) =>
      ((await ana.get(`${path}?page_size=1`)).body['results'] as { id: string }[])[0]!.id
    const api = '/custom/api/v1'
    const [clipart, region] = [await one(`${api}/clipart/`), await one(`${api}/clipart-region/`)]
    const [color, artwork] = [await one(`${api}/color/`), await one('/marketplace/api/v1/artwork/')]
    const made = async (path: string, values: object) => {
      const { status, body } = await ana.post(`${api}/${path}/`, { ...values })
      expect(status, JSON.stringify(body)).toBe(201)
      return body
    }
    const text = await made('custom-text', {
      custom,
      text: 'Open',
      font: 'font-figtree',
      stroke_color: color,
    })
    expect(text).toMatchObject({ stroke_color: color, stroke_width: '5' })
    const code = await made('custom-qrcode', { custom, data: 'https://kisscut.example', x: '0.5' })
    const shape = await made('custom-shape', { custom, shape: 'circle', custom_fill_color: '#c8102e' })
    const moth = await made('custom-marketplace', { custom, artwork })
    const deer = await made('custom-clipart', { custom, clipart })
    const painted = await made('custom-clipart-region', { custom_clipart: deer.id, region, color })
    const mask = await made('custom-clip-mask', { custom, element: 'shape' })
    expect((await ana.get(`${api}/custom-clipart/${deer.id}/`)).body).toMatchObject({ regions: [painted.id] })
    expect(await customOf(custom)).toMatchObject({
      text_elements: [text.id],
      qrcode_elements: [code.id],
      custom_shapes: [shape.id],
      marketplace_elements: [moth.id],
      clipart_elements: [deer.id],
      clip_mask_elements: [mask.id],
      design: {
        elements: [
          { id: 'text', kind: 'text', text: 'Open', stroke: { colorId: color, width: 5 } },
          { id: 'code', kind: 'code', x: 0.5 },
          { id: 'shape', kind: 'shape', fill: { customColor: '#c8102e' } },
          { id: 'marketplace', kind: 'marketplace', artwork },
          { id: 'clipart', kind: 'clipart', regions: { [region]: { colorId: color } } },
          { id: 'mask', kind: 'clip_mask', element: 'shape' },
        ],
      },
    })
    const { design } = await customOf(custom)
    const elements = design.elements.map((each) => ({ ...each, rotation: 45 })).slice(1)
    const path = `${CUSTOM}${custom}/`
    const saved = await ana.patch(path, { design: { ...design, elements } })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    expect((await ana.get(`${TEXTS}${text.id}/`)).status).toBe(404)
    expect(await listed(`${api}/custom-qrcode/`, custom)).toMatchObject([{ rotation: '45', x: '0.5' }])
  })

  it('are not lost where several are saved at once (REC-79)', async () => {
    const custom = await configured()
    const texts = ['one', 'two', 'three', 'four']
    const made = await Promise.all(texts.map((text) => ana.post(TEXTS, { custom, text })))
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(made.map(({ body }) => body['text'])).toEqual(texts)
    const found = (await listed(TEXTS, custom)) as readonly object[] as readonly { text: string }[]
    expect(found.map(({ text }) => text).toSorted()).toEqual(texts.toSorted())
    const path = `${TEXTS}${made[0]!.body.id}/`
    const changed = await Promise.all(
      ['a', 'b'].map((text) => ana.patch(path, { text }, { 'if-match': '"0"' })),
    )
    expect(changed.map(({ status }) => status).toSorted()).toEqual([200, 412])
  })

  it('are checked by the rules of the product, whichever way they are sent', async () => {
    const custom = await configured()
    const text = await ana.post(TEXTS, { custom, text: 'Hello', font: 'no-such' })
    expect(text).toMatchObject({ status: 400, body: { errors: { font: [expect.any(String)] } } })
    const far = await ana.post(FILES, { custom, user_file: fileId, ...PLACEMENT, x: '90' })
    expect([far.status, far.body.error]).toEqual([400, 'Your artwork is outside the product.'])
    const file = await ana.post(FILES, { custom, user_file: 'no-such', ...PLACEMENT })
    expect(file).toMatchObject({ status: 400, body: { errors: { user_file: [expect.any(String)] } } })
    const option = await ana.post(OPTIONS, { custom, option_set: 'no-such', option: 'no-such' })
    expect(option.status).toBe(400)
    expect((await customOf(custom)).design.elements).toEqual([])
  })

  it('of someone else are as if they were not there (ROLE-5)', async () => {
    const custom = await configured()
    const { body } = await ana.post(FILES, { custom, user_file: fileId, ...PLACEMENT })
    const seen = async (path: string) => {
      const calls = [await ben.get(path), await ben.patch(path, { x: '0' }), await ben.remove(path)]
      return calls.map((call) => [call.status, call.body])
    }
    expect(await seen(`${FILES}${body.id}/`)).toEqual(await seen(`${FILES}no-such/`))
    const theirs = await ben.post(FILES, { custom, user_file: fileId, ...PLACEMENT })
    const missing = await ben.post(FILES, { custom: 'no-such', user_file: fileId, ...PLACEMENT })
    expect([theirs.status, theirs.body]).toEqual([missing.status, missing.body])
    expect((await ben.get(`${FILES}?custom=${custom}`)).body).toMatchObject({ count: 0 })
  })

  it('go with it (REC-81)', async () => {
    const custom = await configured()
    const { body } = await ana.post(FILES, { custom, user_file: fileId, ...PLACEMENT })
    expect((await ana.remove(`${CUSTOM}${custom}/`)).status).toBe(200)
    expect((await ana.get(`${FILES}${body.id}/`)).status).toBe(404)
  })
})
