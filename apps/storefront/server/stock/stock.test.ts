import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { places } from '../config/places.ts'
import { bundledLibrary } from './bundled.ts'
import { stockLibraryOf } from './index.ts'
import { providerLibrary } from './provider.ts'

describe('the bundled library', () => {
  const library = bundledLibrary(places().stockImages)

  it('finds its six pictures by their words, each with its file (IMG-4)', async () => {
    expect((await library.search('', 1)).count).toBe(6)
    const { pictures } = await library.search('Landscape moon', 1)
    expect(pictures).toMatchObject([{ id: 'night-city', width: 600, height: 400 }])
    for (const { id } of (await library.search('', 1)).pictures)
      expect((await library.preview(id))?.bytes.length).toBeGreaterThan(500)
    expect(await library.find('no-such')).toBeNull()
    expect(await library.preview('../library')).toBeNull()
    expect((await library.search('', 2)).pictures).toEqual([])
  })

  it("is used without a provider's key (IMG-4)", () => {
    const of = (key?: string) =>
      stockLibraryOf({ stockLibrary: { key, url: 'https://stock.example' }, places: places() }).name
    expect(of()).not.toBe(of('a-key-of-ours'))
  })
})

describe('the library of a provider', () => {
  let server: Server
  let url: string
  const requests: { readonly path: string; readonly key: string | undefined; readonly body: string }[] = []
  let failure: 'none' | 'slow' | 'broken' | 'busy' = 'none'

  // Responses as documented by the provider.
  beforeAll(async () => {
    server = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        const path = request.url ?? ''
        requests.push({ path, key: request.headers.authorization, body: Buffer.concat(parts).toString() })
        const json = (body: unknown, status = 200) => {
          response.writeHead(status, { 'content-type': 'application/json' })
          response.end(JSON.stringify(body))
        }
        const image = {
          ...{ id: '2140871', description: 'Red fox in snow', aspect: 1.5, media_type: 'image' },
          assets: { preview: { url: `${url}/files/fox.jpg`, width: 450, height: 300 } },
        }
        if (failure === 'slow') return
        if (failure === 'busy') return json({ message: 'Too many requests' }, 429)
        if (failure === 'broken') return json({ data: 'nothing' })
        if (path.startsWith('/images/search'))
          return json({ page: 1, per_page: 24, total_count: 812, search_id: 'x', data: [image] })
        if (path === '/images/2140871') return json(image)
        if (path === '/images/licenses')
          return json({ data: [{ image_id: '2140871', download: { url: `${url}/files/large.jpg` } }] })
        if (path.startsWith('/files/')) {
          response.writeHead(200, { 'content-type': 'image/jpeg' })
          return response.end(Buffer.from([0xff, 0xd8, 0xff]))
        }
        json({ message: 'Not found' }, 404)
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const library = (timeout = 5000) => providerLibrary({ url, key: 'secret-key', timeout })

  it('can be searched, and has previews (IMG-4)', async () => {
    expect(await library().search('red fox', 3)).toEqual({
      count: 812,
      pictures: [{ id: '2140871', name: 'Red fox in snow', width: 450, height: 300 }],
    })
    expect(requests.at(-1)).toMatchObject({ key: 'Bearer secret-key' })
    expect(requests.at(-1)?.path).toContain('query=red+fox&page=3')
    expect(await library().preview('2140871')).toMatchObject({ mime: 'image/jpeg' })
    expect(await library().find('999')).toBeNull()
    // An invalid id is never sent.
    expect(await library().find('../account')).toBeNull()
  })

  it('buys a picture only on request, for an order (IMG-5)', async () => {
    expect(requests.some(({ path }) => path === '/images/licenses')).toBe(false)
    expect(await library().license('2140871', 'order-7')).toMatchObject({ mime: 'image/jpeg' })
    const bought = requests.find(({ path }) => path === '/images/licenses')
    expect(JSON.parse(bought?.body ?? '{}')).toEqual({
      images: [{ image_id: '2140871', metadata: { purchase_order: 'order-7' } }],
    })
  })

  it.each(['slow', 'broken', 'busy'] as const)(
    'rejects if it is %s, and never waits long (IMG-4)',
    async (how) => {
      failure = how
      await expect(library(200).search('fox', 1)).rejects.toThrow()
      failure = 'none'
    },
  )
})
