import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client } from './client.ts'
import { DEER } from './resource-rows.ts'
import { ENGINES, OWNER_KEY, serveApi, type ServedApi } from './serve-api.ts'

const PATH = '/custom/api/v1/configured-clipart-product/'
const REGION = '/custom/api/v1/configured-clipart-product-region/'
const OPTION = '/custom/api/v1/configured-clipart-option/'
const CART = '/custom/api/v1/add-to-cart/'
const red = 'cut-vinyl-gloss-red'
const PAW = {
  ...{ clipart_product: 'paw-print-decal', width: '5', height: '4.774', quantity: 1 },
  regions: [
    { region: 'paw-pad', color: 'cut-vinyl-gloss-black' },
    { region: 'paw-toes', color: red },
  ],
  options: [{ option_set: 'transfer', option: 'transfer-tape' }],
}

describe.each(ENGINES)('a drawing that is sold by itself, over REST, on %s', (engine) => {
  let api: ServedApi
  let ana: Client
  let ben: Client
  beforeAll(async () => {
    api = await serveApi(engine)
    ana = createClient(api.origin)
    ben = createClient(api.origin)
  })
  afterAll(async () => {
    await api.close()
    expect(api.errors).toEqual([])
  })

  it('is one call, with its design and the ids of its parts, which are sent back as they are (CLIP-6)', async () => {
    const made = await ana.post(PATH, PAW)
    expect(made).toMatchObject({ status: 201, body: { revision: 0, design: { version: 1, width: 5 } } })
    const { id, regions, options } = made.body as unknown as Record<'regions' | 'options', string[]> & {
      id: string
    }
    expect([regions.length, options.length]).toEqual([2, 1])
    const same = await ana.put(`${PATH}${id}/`, made.body, { 'if-match': '"0"' })
    expect(same).toMatchObject({ status: 200, body: { revision: 0, regions } })
    const toes = await ana.get(`${REGION}?configured_clipart_product=${id}`)
    const painted = (toes.body['results'] as { id: string; region: string }[]).find(
      ({ region }) => region === 'paw-toes',
    )!
    expect((await ana.patch(`${REGION}${painted.id}/`, { color: 'cut-vinyl-gloss-white' })).status).toBe(200)
    expect((await ana.get(`${PATH}${id}/`)).body).toMatchObject({ revision: 1, regions })
    expect((await ana.remove(`${OPTION}${options[0]}/`)).status).toBe(200)
    expect((await ana.get(`${PATH}${id}/`)).body).toMatchObject({ revision: 2, options: [] })
    const gone = await ana.patch(`${PATH}${id}/`, { options })
    expect(gone).toMatchObject({ status: 400, body: { errors: { options: [expect.any(String)] } } })
  })

  it('is its owner’s alone, and in the cart of nobody else (ROLE-5, CLIP-7)', async () => {
    const { id } = (await ana.post(PATH, DEER)).body as unknown as { id: string }
    expect((await ben.get(`${PATH}${id}/`)).status).toBe(404)
    expect((await ben.patch(`${PATH}${id}/`, { quantity: 2 })).status).toBe(404)
    expect((await ben.post(CART, { product_class: 'clipart', product_id: id })).status).toBe(404)
    expect((await ana.post(CART, { product_class: 'clipart', product_id: id })).status).toBe(200)
  })

  it('has outlines of its printed regions, which stay, and rejects any other (CLIP-13, DESIGN-5)', async () => {
    const star = {
      ...PAW,
      ...{ clipart_product: 'sheriff-star-decal', width: '3', height: '2.883' },
      options: [{ option_set: 'speed', option: 'speed-standard' }],
    }
    const region = { region: 'sheriff-star-star', color: 'color-brushed-gold' }
    const made = await ana.post(PATH, { ...star, regions: [{ ...region, stroke_color: 'color-ink' }] })
    expect(made, JSON.stringify(made.body)).toMatchObject({ status: 201 })
    const { id, regions } = made.body as unknown as { id: string; regions: string[] }
    const row = () => ana.get(`${REGION}${regions[0]}/`)
    expect((await row()).body).toMatchObject({ ...region, stroke_color: 'color-ink', stroke_width: '5' })
    expect((await ana.patch(`${PATH}${id}/`, { quantity: 3, regions })).status).toBe(200)
    expect((await row()).body).toMatchObject({ stroke_color: 'color-ink', stroke_width: '5' })
    const custom = { custom_stroke_color: '#123456', stroke_width: '12.5' }
    expect((await ana.patch(`${REGION}${regions[0]}/`, custom)).body).toMatchObject({
      ...custom,
      stroke_color: null,
    })
    expect((await ana.patch(`${REGION}${regions[0]}/`, { stroke_width: '0' })).body).toMatchObject({
      ...{ stroke_width: '0', custom_stroke_color: null },
    })
    const errorsOf = async (more: object, product = star) =>
      (await ana.post(PATH, { ...product, regions: [{ ...region, ...more }] })).body['errors']
    expect(JSON.stringify(await errorsOf({ stroke_color: 'color-ink', stroke_width: '201' }))).toContain(
      '200',
    )
    expect(await errorsOf({ stroke_color: 'cut-vinyl-gloss-red' })).toHaveProperty([
      'regions.sheriff-star-star.stroke_color',
    ])
    expect(await errorsOf({ custom_stroke_color: 'red;}' })).toBeTruthy()
    const film = { ...PAW, regions: [{ region: 'paw-pad', color: red, stroke_color: red }] }
    expect((await ana.post(PATH, film)).body['errors']).toHaveProperty(['regions.paw-pad.stroke_color'])
  })

  it('is painted with colors whose fields are checked as staff save them (CLIP-16)', async () => {
    const owner = createClient(api.origin, { authorization: `Bearer ${OWNER_KEY}` })
    const errorsOf = async (path: string, values: object) => (await owner.patch(path, values)).body['errors']
    const gold = '/custom/api/v1/color/color-brushed-gold/'
    expect(await errorsOf(gold, { blend_mode: 'xor' })).toHaveProperty('blend_mode')
    expect(await errorsOf(gold, { texture: 'https://cdn.example/gold.png' })).toEqual({
      texture: ['This is not a file of this shop. Please upload it.'],
    })
    expect(await errorsOf(gold, { background_color: 'url(/x)' })).toHaveProperty('background_color')
    const region = '/custom/api/v1/clipart-region/sheriff-star-star/'
    expect(await errorsOf(region, { blend_mode_selector: '.a{}' })).toEqual({
      blend_mode_selector: ['Ids and classes joined by commas, such as #antlers or .shade.'],
    })
    expect((await owner.patch(gold, { blend_mode: 'color-burn' })).status).toBe(200)
    expect((await owner.patch(region, { blend_mode_selector: '#x, .shade' })).status).toBe(200)
  })

  it('says what is wrong at its field, and never takes a price (CLIP-6, SIZE-7)', async () => {
    const errorsOf = async (more: object) => (await ana.post(PATH, { ...PAW, ...more })).body['errors']
    expect(await errorsOf({ width: '1', height: '1' })).toMatchObject({
      width: ['Dimensions are too small. Please increase the size.'],
    })
    expect(await errorsOf({ regions: [{ region: 'paw-pad', color: 'color-ink' }] })).toMatchObject({
      'regions.paw-pad': ['This color is not available for Pad.'],
    })
    expect(await errorsOf({ regions: [{ region: 'deer-head', color: red }] })).toHaveProperty([
      'regions.deer-head',
    ])
    expect(await errorsOf({ option_invert: true })).toHaveProperty('option_invert')
    expect(await errorsOf({ regions: 'all' })).toHaveProperty('regions')
  })
})
