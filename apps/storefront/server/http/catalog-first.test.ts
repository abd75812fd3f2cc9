import {
  createCatalogResponses,
  createRateLimiter,
  HttpError,
  packedFor,
  type RateLimiter,
} from '@kisscut/rest'
import { template } from '@kisscut/records'
import { done, guest, NOBODY_OWNER } from '@kisscut/shop'
import { once } from 'node:events'
import { createServer, request as requestOf } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { catalogFirst } from './catalog-first.ts'
import { listenerOf } from './listener.ts'

let version = 1
let made = 0
const responses = createCatalogResponses({
  records: {
    version: async () => {
      if (version < 0) throw new Error('the database is gone')
      return version
    },
    readsPublished: () => true,
  } as never,
})

const counted: string[] = []
const limiter = createRateLimiter({ normal: 1000, light: 2 })
const limit: RateLimiter = async (cost, address) => {
  counted.push(`${cost} ${address}`)
  await limiter(address === '192.0.2.99' ? 'light' : cost, address)
}

/** Stands for the API's router: counts a call, then makes its response. */
const app = listenerOf(
  async (request, env) => {
    try {
      await limit('normal', env?.address ?? '')
    } catch (error) {
      return new Response((error as HttpError).message, { status: 429 })
    }
    const found = await responses.respond(request, guest(NOBODY_OWNER, 'en-US'), template, async () => {
      made += 1
      return done({
        wire: {
          name: `Übergröße ${version}`,
          at: request.url,
          more: request.url.includes('long') ? 'ü'.repeat(900) : '',
        },
        rows: [{ id: 'a' }],
      })
    })
    return found instanceof Response
      ? packedFor(request.headers.get('accept-encoding'), found)
      : new Response('no', { status: 404 })
  },
  {
    addressOf: ({ headers }) => String(headers['x-from'] ?? '192.0.2.1'),
    secure: true,
    hostname: 'localhost',
    reportError: () => undefined,
  },
)
const server = createServer(
  catalogFirst(app, {
    responses,
    limit,
    addressOf: ({ headers }) => String(headers['x-from'] ?? '192.0.2.1'),
    secure: true,
  }),
).listen(0)
await once(server, 'listening')
afterAll(() => server.close())

const unpacked = (coding: string | undefined, body: Buffer): string =>
  (coding === undefined || body.length === 0
    ? body
    : coding === 'br'
      ? brotliDecompressSync(body)
      : gunzipSync(body)
  ).toString()

async function send(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo
  const request = requestOf({ port, path, method, headers }).end()
  const [response] = (await once(request, 'response')) as [import('node:http').IncomingMessage]
  return {
    status: response.statusCode,
    // Headers that differ for every call.
    headers: Object.fromEntries(
      Object.entries(response.headers).filter(([name]) => !/^(date|x-request-id|ratelimit-.*)$/.test(name)),
    ),
    body: unpacked(response.headers['content-encoding'], await buffer(response)),
  }
}

describe('a catalog response from memory (API-26)', () => {
  it("equals the API's response in every header", async () => {
    const before = made
    const fromApi = await send('/custom/api/v1/template/a/?x=1')
    expect(await send('/custom/api/v1/template/a/?x=1')).toEqual(fromApi)
    expect(fromApi.headers['content-length']).toBe(String(Buffer.byteLength(fromApi.body)))
    expect(fromApi.headers['strict-transport-security']).toBe('max-age=31536000')
    expect(made).toBe(before + 1)
    const head = await send('/custom/api/v1/template/a/?x=1', {}, 'HEAD')
    expect([head.status, head.body, head.headers]).toEqual([200, '', fromApi.headers])
    expect(made).toBe(before + 1)
  })

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
    ['gzip;q=0', undefined],
  ])("is compressed for `%s` like the API's (API-34)", async (accepted, coding) => {
    const headers = { 'accept-encoding': accepted }
    version += 1
    const fromApi = await send('/long/', headers)
    expect(await send('/long/', headers)).toEqual(fromApi)
    expect(fromApi.headers).toMatchObject({
      vary: 'accept-encoding, origin',
      etag: expect.stringMatching(/^W\//),
    })
    expect(fromApi.headers['content-encoding']).toBe(coding)
    expect(JSON.parse(fromApi.body)).toMatchObject({ name: `Übergröße ${version}` })
    const { 'content-encoding': _none, ...short } = (await send('/short/', headers)).headers
    expect(short['content-length']).toBe(String(Buffer.byteLength((await send('/short/', headers)).body)))
    const unchanged = await send('/long/', { ...headers, 'if-none-match': String(fromApi.headers['etag']) })
    expect(unchanged).toMatchObject({ status: 304, headers: { vary: 'accept-encoding, origin' } })
    expect(unchanged.headers).not.toHaveProperty('content-encoding')
  })

  it('is a 304 for a client that has it (API-32)', async () => {
    await send('/f/')
    const { etag } = (await send('/f/')).headers
    expect(await send('/f/', { 'if-none-match': String(etag) })).toMatchObject({ status: 304, body: '' })
    version += 1
    expect((await send('/f/', { 'if-none-match': String(etag) })).status).toBe(200)
  })

  it('is made again after a change of the catalog, and for another address', async () => {
    const before = made
    for (const path of ['/b/', '/b/', '/b/?', '/b', '/b/']) await send(path)
    expect(made).toBe(before + 3)
    version += 1
    for (let times = 0; times < 3; times++) expect((await send('/b/')).body).toContain(`Übergröße ${version}`)
    expect(made).toBe(before + 4)
  })

  it('counts a call once, like the API, and leaves calls over the limit to it', async () => {
    await send('/c/')
    counted.length = 0
    await send('/c/')
    expect(counted).toEqual(['normal 192.0.2.1'])
    const from = { 'x-from': '192.0.2.99' }
    const statuses = []
    for (let times = 0; times < 4; times++) statuses.push((await send('/c/', from)).status)
    expect(statuses).toEqual([200, 200, 429, 429])
  })

  it.each([
    ['with a key', { authorization: 'Bearer a' }, 'GET'],
    ['with a session', { cookie: 'kisscut_session=a.b' }, 'GET'],
    ['that sends something', {}, 'POST'],
    ['of a script of another origin (API-35)', { origin: 'https://app.example' }, 'GET'],
    ['to a host that is none', { host: 'localhost:99999' }, 'GET'],
    ['to a host that hides a path', { host: 'localhost/d' }, 'GET'],
  ])('is not used for a request %s', async (_, headers, method) => {
    await send('/d/')
    const seen: (string | undefined)[] = []
    const listener = catalogFirst((incoming) => seen.push(incoming.url), {
      responses,
      limit,
      addressOf: () => '',
      secure: false,
    })
    listener({ method, url: '/d/', headers: { host: 'localhost', ...headers } } as never, {} as never)
    expect(seen).toEqual(['/d/'])
  })

  it('is left to the API if the database is unreachable (API-22)', async () => {
    await send('/e/')
    const before = version
    version = -1
    expect((await send('/e/')).status).toBe(500)
    version = before
    expect((await send('/e/')).status).toBe(200)
  })
})
