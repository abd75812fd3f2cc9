import { recordOf, type Placement } from '@kisscut/artwork/placement'
import { checkPrintPdf } from '@kisscut/prepress/print'
import { settings, templateMaterial } from '@kisscut/records'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client } from './client.ts'
import { OWNER_KEY, serveApi, type ServedApi } from './serve-api.ts'

const CUSTOM = '/custom/api/v1/custom/'
const STICKER = {
  ...{ template: 'die-cut-stickers', material: 'white-vinyl', clip_type: 'rectangle' },
  ...{ width: '3', height: '2', quantity: 100 },
}
/** 120 dpi at its place below. */
const picture = () =>
  sharp({ create: { width: 384, height: 264, channels: 3, background: '#0a6c8f' } })
    .png()
    .toBuffer()

describe('the print rules that the owner sets', { timeout: 180_000 }, () => {
  let api: ServedApi
  let owner: Client
  let ana: Client
  let id: string
  beforeAll(async () => {
    api = await serveApi()
    owner = createClient(api.origin, { authorization: `Bearer ${OWNER_KEY}` })
    ana = createClient(api.origin)
    id = (await ana.post(CUSTOM, STICKER)).body.id
    const { body } = await ana.upload(await picture(), 'photo.png')
    const placement = { x: '-0.1', y: '-0.1', width: '3.2', height: '2.2', rotation: '0' }
    const placed = await ana.patch(`${CUSTOM}${id}/`, { user_file: body.id, placement })
    expect(placed.status, JSON.stringify(placed.body)).toBe(200)
  })
  afterAll(async () => {
    await api.close()
    expect(api.errors).toEqual([])
  })

  const set = async (rules: object) => {
    const { status, body } = await owner.patch(settings.path, rules)
    expect(status, JSON.stringify(body)).toBe(200)
  }
  const fetched = async (kind: string) => {
    const at = `${api.origin}/prepress/api/v1/custom/${id}/${kind}/`
    const response = await fetch(at, { headers: { authorization: `Bearer ${OWNER_KEY}` } })
    return { etag: response.headers.get('etag'), bytes: Buffer.from(await response.arrayBuffer()) }
  }
  const reported = async () => {
    const { etag, bytes } = await fetched('report')
    const { passed, findings } = JSON.parse(bytes.toString()) as {
      readonly passed: boolean
      readonly findings: readonly {
        readonly code: string
        readonly message: string
        readonly fix?: { readonly placement?: Placement }
      }[]
    }
    const fixes = findings.map(({ fix }) => fix)
    return { etag, passed, fixes, findings: findings.map(({ code, message }) => [code, message]) }
  }

  it('are those by which the preflight finds artwork too coarse, and asks what is done about it (SETTINGS-12, FILE-3)', async () => {
    const inCart = { product_class: 'custom', product_id: id }
    const low = await reported()
    expect([low.passed, low.findings]).toEqual([
      true,
      [['artwork.low-resolution', 'Your artwork is 120 dpi at this size. Aim for 300 dpi.']],
    ])
    await set({ good_resolution: 200, low_resolution: 100 })
    const fair = await reported()
    expect([fair.passed, fair.findings]).toEqual([true, []])
    expect(fair.etag).not.toBe(low.etag)
    await set({ good_resolution: 400, low_resolution: 200, coarse_resolution: 121 })
    const coarse = await reported()
    expect([coarse.passed, coarse.findings]).toEqual([
      false,
      [
        [
          'artwork.unprintable-resolution',
          'Your artwork is 120 dpi at this size. Below 121 dpi it needs to be fixed or approved.',
        ],
      ],
    ])
    const rejected = await ana.post('/custom/api/v1/add-to-cart/', inCart)
    expect([rejected.status, rejected.body.errors]).toEqual([
      400,
      {
        low_resolution_choice: [
          'Your graphic prints at 120 dpi, below 121. Choose whether we fix it or print it as is.',
        ],
      },
    ])
    await set({ coarse_resolution: 120 })
    expect((await reported()).passed).toBe(true)
    expect((await ana.post('/custom/api/v1/add-to-cart/', inCart)).status).toBe(200)
  })

  it('are what files are made by, whatever they cost; a report alone is rebuilt when prices change, for its fixes have one (PROD-15)', async () => {
    const before = [await fetched('report'), await fetched('cut.svg')]
    const { status } = await owner.patch(`${templateMaterial.path}white-vinyl/`, {
      variable_data_charge: '0.2',
    })
    expect(status).toBe(200)
    const after = [await fetched('report'), await fetched('cut.svg')]
    expect(after.map(({ etag }, at) => etag === before[at]!.etag)).toEqual([false, true])
  })

  it('are those by which bleed and safe area are found short, and the bleed is printed (SETTINGS-12, PROD-5)', async () => {
    await set({ good_resolution: 100, low_resolution: 100, coarse_resolution: 50 })
    const boxOf = async () => {
      const { etag, bytes } = await fetched('print.pdf')
      const { bleedBox, trimBox, problems } = await checkPrintPdf(bytes)
      expect(problems).toEqual([])
      const sizes = [bleedBox, trimBox].map((box) => [box[2]! - box[0]!, box[3]! - box[1]!])
      return { etag, sizes: sizes.map((size) => size.map((points) => Math.round(points * 100) / 100)) }
    }
    expect((await reported()).findings).toEqual([])
    const before = await boxOf()
    expect(before.sizes).toEqual([
      [225, 153],
      [216, 144],
    ])
    await set({ bleed: 0.125, safe_area: '0.25' })
    expect((await reported()).findings).toEqual([
      [
        'artwork.no-bleed',
        'The artwork stops at the cut line in places. Extend it 0.125 in past the line so no white edge shows.',
      ],
    ])
    const after = await boxOf()
    expect(after.etag).not.toBe(before.etag)
    expect(after.sizes).toEqual([
      [234, 162],
      [216, 144],
    ])
    const [fix] = (await reported()).fixes
    await ana.patch(`${CUSTOM}${id}/`, { placement: recordOf(fix!.placement!) })
    expect((await reported()).findings).toEqual([])
    const placement = { x: '0.2', y: '0.2', width: '2.6', height: '1.6', rotation: '0' }
    await ana.patch(`${CUSTOM}${id}/`, { placement })
    expect((await reported()).findings).toEqual([
      [
        'artwork.outside-safe-area',
        'Part of your artwork is too close to the cut line (under 0.25 in) and could be cut into.',
      ],
    ])
  })
})
