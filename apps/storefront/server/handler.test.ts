import { describe, expect, it } from 'vitest'
import { createHandler, healthOf } from './handler.ts'

const at = (path: string, init?: RequestInit) => new Request(`http://localhost:3000${path}`, init)

const handler = (more: Partial<Parameters<typeof createHandler>[0]> = {}) =>
  createHandler({
    folders: [(request) => (request.url.endsWith('/favicon.svg') ? new Response('<svg/>') : null)],
    health: healthOf(async () => {}),
    rest: async (request, { ip }) =>
      request.url.includes('/price-quote/') ? new Response(`quote for ${ip}`) : null,
    storedFiles: (request) => (request.url.includes('/files/') ? new Response('artwork') : null),
    pages: async (request) => new Response(`page ${new URL(request.url).pathname}`),
    publicUrl: null,
    secure: false,
    ...more,
  })

const answer = async (request: Request, handle = handler()) => {
  const response = await handle(request, { ip: '10.0.0.7' })
  return { status: response.status, body: await response.text(), headers: response.headers }
}

describe('who answers a request', () => {
  it.each([
    ['/favicon.svg', '<svg/>'],
    ['/healthz', '{"status":"ok"}'],
    ['/custom/api/v1/price-quote/', 'quote for 10.0.0.7'],
    ['/files/uploads/4f2c.png', 'artwork'],
    ['/cart/', 'page /cart/'],
    ['/some/api/nobody/knows/', 'page /some/api/nobody/knows/'],
  ])('%s → %s', async (path, body) => expect((await answer(at(path))).body).toBe(body))

  it('says it is down when the database does not answer', async () => {
    const down = handler({ health: healthOf(() => Promise.reject(new Error('gone'))) })
    expect(await answer(at('/healthz'), down)).toMatchObject({ status: 503, body: '{"status":"down"}' })
  })

  it('protects every answer to a browser, and https where it is there', async () => {
    const { headers } = await answer(at('/cart/'))
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.has('strict-transport-security')).toBe(false)
    const secure = await answer(at('/cart/'), handler({ secure: true }))
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000')
  })

  it('never shows a form of another site to a page', async () => {
    const seen: string[] = []
    const watching = handler({ pages: async ({ url }) => (seen.push(url), new Response('sold')) })
    const form = { method: 'POST', headers: { origin: 'https://evil.example' }, body: new URLSearchParams() }
    expect((await answer(at('/cart/', form), watching)).status).toBe(403)
    expect(seen).toEqual([])
  })
})
