import { readdir } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client } from './client.ts'
import { serveApi, type ServedApi } from './serve-api.ts'

let api: ServedApi
let ana: Client
beforeAll(async () => {
  api = await serveApi()
  ana = createClient(api.origin)
})
afterAll(async () => {
  await api.close()
  expect(api.errors).toEqual([])
})

const CUSTOM = '/custom/api/v1/custom/'
const STICKER = {
  template: 'die-cut-stickers',
  material: 'white-vinyl',
  width: '2',
  height: '2',
  quantity: 100,
}

describe('input that can not be', () => {
  it.each([
    ['quantity', 0],
    ['quantity', 1.5],
    ['quantity', 'abc'],
    ['quantity', ''],
    ['quantity', null],
    ['quantity', -3],
    ['width', '0'],
    ['width', '-2'],
    ['width', 'two'],
    ['height', ''],
    ['width', 500],
    ['material', 'white-bopp'],
    ['material', 'no-such-material'],
    ['template', 'no-such-template'],
    ['price', '0.01'],
    ['total', '1.00'],
    ['options', 'all of them'],
    ['user_file', 'no-such-file'],
  ])('%s %j is rejected under its field and saves nothing', async (field, value) => {
    const before = (await ana.get(CUSTOM)).body.count
    const response = await ana.post(CUSTOM, { ...STICKER, [field]: value })
    expect(response.status).toBe(400)
    expect(response.body.errors).toHaveProperty([field])
    expect((await ana.get(CUSTOM)).body.count).toEqual(before)
  })

  it('1e309 is no number, wherever it stands', async () => {
    const text = (field: string) =>
      JSON.stringify({ ...STICKER, [field]: 0 }).replace(`"${field}":0`, `"${field}":1e309`)
    for (const field of ['quantity', 'width', 'height'])
      expect(await ana.post(CUSTOM, text(field))).toMatchObject({
        status: 400,
        body: { errors: { [field]: [expect.any(String)] } },
      })
  })

  it('are reported with their exact messages, all at once (API-14, ERR-8)', async () => {
    const errorsOf = async (fields: object) => (await ana.post(CUSTOM, { ...STICKER, ...fields })).body.errors
    expect(await errorsOf({ quantity: 1.5 })).toEqual({ quantity: ['Quantity must be a whole number.'] })
    expect(await errorsOf({ width: 'two' })).toEqual({ width: ['Invalid numeric value.'] })
    expect(await errorsOf({ width: '0.25' })).toEqual({
      width: ['The size is smaller than the minimum of 0.5x0.5 allowed for this material.'],
    })
    const roll = { template: 'roll-labels', material: 'white-bopp' }
    expect(await errorsOf({ ...roll, quantity: 150 })).toEqual({
      quantity: ['Please enter multiples of 100.'],
    })
  })

  it('are refused in a price quote', async () => {
    const question = { uuid: 'u', width: '2', height: '2', material_id: 'white-vinyl' }
    const quote = (more: object) => ana.post('/custom/api/v1/price-quote/', { ...question, ...more })
    expect(await quote({ material_id: 'nothing' })).toMatchObject({
      status: 400,
      body: { errors: { material_id: ['This material is not available.'] } },
    })
    for (const width of ['', '0', '-1', 'NaN', 'Infinity', '1e309', '2'.repeat(300), '٢'])
      expect(await quote({ width }), width).toMatchObject({
        status: 400,
        body: { errors: { width: [expect.any(String)] } },
      })
    expect((await quote({ price: '0' })).status).toBe(400)
  })
})

describe('calls that can not be', () => {
  it('add-to-cart without id has its exact message (ERR-4)', async () => {
    const text = 'Unable to add the product to the cart, please refresh and try again.'
    for (const id of [{}, { product_id: '' }, { product_id: null }])
      expect(
        await ana.post('/custom/api/v1/add-to-cart/', { product_class: 'custom', quantity: 1, ...id }),
      ).toMatchObject({ status: 400, body: { errors: { product_id: [text] }, error: text } })
  })

  it('are turned away by method, type, size, origin and key (API-19, API-20)', async () => {
    const path = '/custom/api/v1/add-to-cart/'
    const get = await ana.get(path)
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST'])
    expect((await ana.post(path, '{}', { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await ana.post(path, '{')).status).toBe(400)
    expect((await ana.post(path, `{"search":"${'x'.repeat(70_000)}"}`)).status).toBe(413)
    expect((await ana.post(path, '{}', { origin: 'https://evil.example' })).status).toBe(403)
    expect((await ana.post(path, '{}', { authorization: 'Bearer wrong' })).status).toBe(401)
    expect((await ana.post(path, '{"__proto__":{"staff":true}}')).status).toBe(400)
  })

  it('are no reason to stop for the others', async () => {
    const hostile = ['{"quantity":', '[[[[', 'null', '7', '"x"', '{"constructor":1}', '{"a":"\\ud800"}']
    for (const body of hostile) expect((await ana.post(CUSTOM, body)).status, body).toBe(400)
    expect((await ana.post(CUSTOM, STICKER)).status).toBe(201)
  })
})

/** A real PNG whose header claims another size. */
const pngOfSize = async (side: number): Promise<Buffer> => {
  const small = { width: 8, height: 8, channels: 3, background: 'white' } as const
  const png = await sharp({ create: small }).png().toBuffer()
  png.writeUInt32BE(side, 16)
  png.writeUInt32BE(side, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

describe('files that can not be', () => {
  const rejection = async (content: Uint8Array | string, name: string) => {
    const { status, body } = await ana.upload(content, name)
    return [status, body.errors.file?.[0] ?? body.error]
  }

  it('are refused with a reason, and leave nothing behind (FILE-7)', async () => {
    expect(await rejection('', 'empty.png')).toEqual([400, expect.any(String)])
    expect(await rejection('%PDF-1.7 broken', 'broken.pdf')).toEqual([400, expect.any(String)])
    expect(await rejection('just some words', 'logo.png')).toEqual([415, expect.any(String)])
    const [status] = await rejection(await pngOfSize(20_000), 'huge.png')
    expect([400, 413]).toContain(status)
    expect((await ana.get('/custom/api/v1/user-file/')).body).toMatchObject({ count: 0 })
    expect((await readdir(api.dataDir)).filter((name) => name.startsWith('upload-'))).toEqual([])
  })

  it('SVGs lose scripts and remote links, or are refused; what is served holds neither', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><script>alert(1)</script>
      <image href="https://evil.example/x.png" width="9" height="9"/><rect width="96" height="96" fill="red"/></svg>`
    const { status, body } = await ana.upload(svg, 'logo.svg')
    if (status !== 201) {
      expect(status).toBe(400)
      return
    }
    const key = body.file_url.replace('/files/', '')
    const served = Buffer.from(await api.storage.files.bytes(key)).toString()
    expect(served).not.toMatch(/script|evil/)
  })

  it('of 100 MB are cut off on the way, and others are served meanwhile', async () => {
    const boundary = 'x'
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="big.png"\r\n\r\n`
    const sent = new Promise<number>((resolve, reject) => {
      const call = httpRequest(`${api.origin}/custom/api/v1/user-file/`, {
        method: 'POST',
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      })
      call.on('response', (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
        call.destroy()
      })
      call.on('error', reject)
      call.write(head)
      const chunk = Buffer.alloc(1024 * 1024, 1)
      let left = 100
      const push = (): void => {
        while (left > 0 && !call.destroyed) {
          left -= 1
          if (!call.write(chunk)) {
            call.once('drain', push)
            return
          }
        }
        call.end(`\r\n--${boundary}--\r\n`)
      }
      push()
    })
    expect((await ana.get('/cart/api/v1/cart/')).status).toBe(200)
    expect(await sent).toBe(413)
  })
})
