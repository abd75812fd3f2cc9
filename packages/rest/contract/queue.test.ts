import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClient } from './client.ts'
import { serveApi, type ServedApi } from './serve-api.ts'

let api: ServedApi
beforeAll(async () => {
  api = await serveApi()
})
afterAll(() => api.close())

it(
  'tells those who wait their place in the queue, and nobody else (FILE-11)',
  { timeout: 120_000 },
  async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const photo = await sharp({
      create: { width: 800, height: 800, channels: 3, background: '#888', noise },
    })
      .jpeg()
      .toBuffer()
    const [ana, ben] = [createClient(api.origin), createClient(api.origin)]
    const placeOf = async (client: typeof ana) => (await client.get('/prepress/api/v1/queue/')).body['place']
    await ana.upload(photo, 'first.jpg')
    await ben.upload(photo, 'first.jpg')
    const uploads = Promise.all(Array.from({ length: 8 }, (_, at) => ana.upload(photo, `photo-${at}.jpg`)))
    await expect.poll(() => placeOf(ana)).toBeGreaterThan(0)
    expect(await placeOf(ben)).toBe(0)
    expect((await uploads).map(({ status }) => status)).toEqual(Array(8).fill(201))
    expect(await placeOf(ana)).toBe(0)
  },
)
