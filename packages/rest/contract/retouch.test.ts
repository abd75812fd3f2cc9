import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client } from './client.ts'
import { ENGINES, serveApi, OWNER_KEY, type ServedApi } from './serve-api.ts'

const CUSTOM = '/custom/api/v1/custom/'
const STICKER = {
  template: 'die-cut-stickers',
  material: 'white-vinyl',
  width: '2',
  height: '2',
  quantity: 100,
}

/** A red disc on a white ground, as a JPEG from the internet. */
const disc = (side = 400) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" fill="#fff"/><circle cx="50%" cy="50%" r="30%" fill="#d22"/></svg>`,
    ),
  )
    .jpeg()
    .toBuffer()

/** A document of two inches with a page of each color, which is written as PDF does: `1 0 0` is red. */
const pages = (colors: readonly string[]): string => {
  const kids = colors.map((_, index) => `${3 + 2 * index} 0 R`)
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${kids.length}>>`,
    ...colors.flatMap((color, index) => {
      const content = `${color} rg 0 0 144 144 re f`
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 144 144]/Contents ${4 + 2 * index} 0 R>>`,
        `<</Length ${content.length}>>stream\n${content}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj${object}endobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`
  return `${text}${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`
}

// Press and plotter are real; a machine with much else to do takes its time.
describe.each(ENGINES)('retouching by HTTP on %s', { timeout: 180_000 }, (engine) => {
  let api: ServedApi
  beforeAll(async () => {
    api = await serveApi(engine)
  })
  afterAll(async () => {
    await api.close()
    expect(api.errors).toEqual([])
  })

  const call = (name: string) => `/custom/api/v1/${name}/`
  const served = (url: string) => api.storage.files.bytes(url.replace('/files/', ''))
  const alphaAt = async (url: string, x: number, y: number) => {
    const { data, info } = await sharp(await served(url))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return data[(y * info.width + x) * 4 + 3]
  }
  const withDisc = async (caller: Client, side?: number) => {
    const custom = (await caller.post(CUSTOM, STICKER)).body.id
    const file = (await caller.upload(await disc(side), 'disc.jpg')).body
    await caller.patch(`${CUSTOM}${custom}/`, { user_file: file.id })
    return { custom, file }
  }
  const artworkOf = async (caller: Client, custom: string) => (await caller.get(`${CUSTOM}${custom}/`)).body

  it('takes the ground of a file away, keeps the original, and the same twice is one file (API-7, FILE-4)', async () => {
    const ana = createClient(api.origin)
    const { file } = await withDisc(ana)
    const request = { original_file_id: file.id, image_url: file.file_url, preview: true }
    const done = await ana.post(call('remove-bg'), request)
    expect(done).toMatchObject({ status: 200, body: { id: expect.any(String) } })
    const { id, converted_file: converted } = done.body as unknown as Record<string, string>
    expect([await alphaAt(converted!, 5, 5), await alphaAt(converted!, 200, 200)]).toEqual([0, 255])
    expect(Buffer.from(await served(file.file_url)).equals(await disc())).toBe(true)
    expect((await ana.get(`/custom/api/v1/user-file/${id}/`)).body).toMatchObject({
      original_background_file: file.id,
      made_by: 'background',
      mime: 'image/png',
    })
    expect((await ana.post(call('remove-bg'), request)).body.id).toBe(id)
    const again = await ana.post(call('remove-bg'), { original_file_id: id })
    expect(again.body.id).toBe(id)
  })

  it('takes the ground of a marketplace artwork away once for everyone, and the artwork stays (API-5, FILE-4, MKT-7)', async () => {
    const eva = createClient(api.origin, { authorization: `Bearer ${OWNER_KEY}` })
    const [ana, ben] = [createClient(api.origin), createClient(api.origin)]
    const [artworks, removal] = ['/marketplace/api/v1/artwork/', '/marketplace/api/v1/remove-background/']
    const image = (await eva.upload(await disc(), 'disc.jpg')).body['file_url'] as string
    const artist = (await eva.post('/marketplace/api/v1/artist/', { name: 'Ida Holm', slug: 'ida-holm' }))
      .body.id
    const sent = { name: 'Disc', slug: 'disc', artist, image, public_raster_remove_bg: '/files/of-mine.png' }
    const made = await eva.post(artworks, sent)
    expect(made).toMatchObject({ status: 201, body: { image, public_raster_remove_bg: null } })
    const { id } = made.body
    const [done, ...meanwhile] = await Promise.all(
      [ana, ben, ana, ben, eva].map((client) => client.post(removal, { id })),
    )
    expect(done, JSON.stringify(done!.body)).toMatchObject({ status: 200, body: { id } })
    for (const { body } of meanwhile) expect(body).toEqual(done!.body)
    const stored = (await eva.get(`${artworks}${id}/`)).body
    expect(stored).toMatchObject({ image, public_raster_remove_bg: expect.any(String) })
    const url = stored['public_raster_remove_bg'] as string
    expect([await alphaAt(url, 5, 5), await alphaAt(url, 200, 200)]).toEqual([0, 255])
    expect(done!.body['public_raster_remove_bg']).toContain('/picture.webp/?background=removed&')
    // A disc is left of a square: its line is narrower, all around the middle.
    const { box } = done!.body['cut_remove_bg'] as { box: { x: number; width: number } }
    expect(box.width).toBeGreaterThan(1.1)
    expect(box.width).toBeLessThan(1.7)
    expect(box.x + box.width / 2).toBeCloseTo(1, 1)
    // The files are for staff: nobody else learns where they are.
    const reloaded = JSON.stringify([done!.body, (await ben.get(`${artworks}${id}/`)).body])
    expect(reloaded).not.toContain('/files/')
    expect(Buffer.from(await served(image)).equals(await disc())).toBe(true)

    // Whatever file staff have put in its place, shoppers are told of the picture with its watermark (MKT-7).
    await eva.patch(`${artworks}${id}/`, { public_raster_url: image })
    const [forStaff, forAll] = await Promise.all(
      [eva, ben].map(async (client) => (await client.get(`${artworks}${id}/`)).body['public_raster_url']),
    )
    expect([forStaff, forAll]).toEqual([image, expect.stringContaining(`${id}/picture.webp/`)])

    const away = await eva.post(artworks, { name: 'Away', slug: 'away', image: 'https://evil.example/x.png' })
    expect(await ana.post(removal, { id: away.body.id })).toMatchObject({
      status: 400,
      body: { errors: { id: [expect.stringContaining('one of this shop’s files')] } },
    })
    expect((await ana.post(removal, { id: 'none' })).status).toBe(404)
    expect((await ana.post(removal, {})).body).toMatchObject({ errors: { id: [expect.any(String)] } })
    expect((await ana.post(artworks, { name: 'Mine', slug: 'mine', image })).status).toBe(403)
  })

  it('knows a file by its address in this shop, and no address elsewhere (FILE-5)', async () => {
    const [ana, ben] = [createClient(api.origin), createClient(api.origin)]
    const { file } = await withDisc(ana)
    for (const image_url of [file.file_url, `${api.origin}${file.file_url}`, file['raster_url'] as string])
      expect((await ana.post(call('remove-bg'), { image_url })).status, image_url).toBe(200)
    for (const image_url of ['https://evil.example/x.png', '//evil.example/x.png', 'file:///etc/passwd'])
      expect(await ana.post(call('remove-bg'), { image_url })).toMatchObject({
        status: 400,
        body: { errors: { image_url: [expect.any(String)] } },
      })
    expect((await ana.post(call('remove-bg'), { image_url: '/files/uploads/none.png' })).status).toBe(404)
    await withDisc(ben)
    expect((await ben.post(call('remove-bg'), { image_url: file.file_url })).status).toBe(404)
  })

  it('crops, vectorizes and restores the artwork of a product, at the price it has (FILE-9, PRICE-9)', async () => {
    const ana = createClient(api.origin)
    const { custom, file } = await withDisc(ana, 300)
    const box = { x: 0, y: 0, width: 0.5, height: 1 }
    const cropped = await ana.post(call('crop'), { custom, box })
    expect(cropped.status, JSON.stringify(cropped.body)).toBe(200)
    expect(await artworkOf(ana, custom)).toMatchObject({
      user_file: cropped.body.id,
      is_cropped: true,
      placement: { x: '0.1250', width: '0.8750', height: '1.7500' },
    })
    const drawn = await ana.post(call('vectorize'), { custom, colors: 2 })
    expect(drawn.status, JSON.stringify(drawn.body)).toBe(200)
    expect(Buffer.from(await served(drawn.body['converted_file'] as string)).toString()).toMatch(
      /^<svg .*<path/s,
    )
    const charged = await artworkOf(ana, custom)
    expect(charged).toMatchObject({ user_file: drawn.body.id, option_vectorize: true, dpi: null })
    const path = `${CUSTOM}${custom}/`
    expect((await ana.patch(path, { option_vectorize: false })).body).toMatchObject({
      option_vectorize: true,
    })
    expect((await ana.post(call('restore-original'), { custom })).body.id).toBe(file.id)
    expect(await artworkOf(ana, custom)).toMatchObject({
      user_file: file.id,
      option_vectorize: false,
      is_cropped: false,
      dpi: 171,
    })
  })

  it('chooses a page of a document, and no page it has not', async () => {
    const ana = createClient(api.origin)
    const file = (await ana.upload(pages(['1 0 0', '0 0 1']), 'two.pdf')).body
    const which = { original_file_id: file.id }
    const chosen = await ana.post(call('choose-page'), { ...which, page: 2 })
    expect(chosen.status, JSON.stringify(chosen.body)).toBe(200)
    const made = (await ana.get(`/custom/api/v1/user-file/${chosen.body.id}/`)).body
    expect(made).toMatchObject({ pages: 2, page: 2, made_by: 'page', original_background_file: file.id })
    const { dominant } = await sharp(await served(made['raster_url'] as string)).stats()
    expect(dominant.b).toBeGreaterThan(dominant.r)
    const thumbnail = `/prepress/api/v1/user-file/${made.id}/page/2/`
    const seen = await ana.get(thumbnail)
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await createClient(api.origin).get(thumbnail)).status).toBe(404)
    expect((await ana.get(thumbnail.replace('/2/', '/3/'))).status).toBe(404)
    for (const page of [0, 3, 1.5, 1e12])
      expect((await ana.post(call('choose-page'), { ...which, page })).status, String(page)).toBe(400)
  })

  it('is its owner’s and the staff’s; others find nothing', async () => {
    const [ana, ben] = [createClient(api.origin), createClient(api.origin)]
    const eva = createClient(api.origin, { authorization: `Bearer ${OWNER_KEY}` })
    const { custom, file } = await withDisc(ana)
    await withDisc(ben)
    const requests = {
      'remove-bg': {},
      'restore-original': {},
      vectorize: { colors: 2 },
      crop: { box: { x: 0, y: 0, width: 0.5, height: 0.5 } },
    }
    for (const [name, more] of Object.entries(requests))
      for (const which of [{ custom }, { original_file_id: file.id }, { original_file_id: 'none' }])
        expect((await ben.post(call(name), { ...which, ...more })).status, name).toBe(404)
    const made = await eva.post(call('remove-bg'), { custom })
    expect(made.status).toBe(200)
    expect(await artworkOf(ana, custom)).toMatchObject({ user_file: made.body.id })
  })

  it('refuses figures that can not be, unknown fields, and pictures without a ground', async () => {
    const ana = createClient(api.origin)
    const { custom } = await withDisc(ana)
    const bad = [
      ['remove-bg', {}],
      ['remove-bg', { custom, tolerance: 0 }],
      ['remove-bg', { custom, tolerance: '1e309' }],
      ['remove-bg', { custom, price: 0 }],
      ['vectorize', { custom, colors: 1e9 }],
      ['vectorize', { custom }],
      ['vectorize', { custom, colors: 2, purpose: 'fun' }],
      ['crop', { custom }],
      ['crop', { custom, box: { x: 0.6, y: 0, width: 0.5, height: 1 } }],
      ['crop', { custom, box: { x: 0, y: 0, width: 0, height: 1 } }],
      ['restore-original', { custom, box: {} }],
    ] as const
    for (const [name, body] of bad) {
      const response = await ana.post(call(name), body)
      expect(response.status, `${name} ${JSON.stringify(body)}`).toBe(400)
      expect(Object.keys(response.body.errors)).toHaveLength(1)
    }
    await ana.post(call('remove-bg'), { custom })
    const clear = await sharp({ create: { width: 300, height: 300, channels: 4, background: '#0000' } })
      .composite([{ input: { create: { width: 100, height: 100, channels: 4, background: '#d22' } } }])
      .png()
      .toBuffer()
    const file = (await ana.upload(clear, 'clear.png')).body
    expect(await ana.post(call('remove-bg'), { original_file_id: file.id })).toMatchObject({
      status: 400,
      body: { errors: { file: [expect.stringContaining('already transparent')] } },
    })
  })

  it('is described in openapi.json', async () => {
    const { paths } = (await createClient(api.origin).get('/openapi.json')).body
    for (const name of ['remove-bg', 'vectorize', 'crop', 'restore-original'])
      expect(paths).toHaveProperty([call(name), 'post', 'requestBody'])
  })
})
