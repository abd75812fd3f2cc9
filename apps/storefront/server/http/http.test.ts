import { mkdtemp, mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { Hono, type MiddlewareHandler } from 'hono'
import { describe, expect, it } from 'vitest'
import { redirectToSlash } from './addresses.ts'
import { serveFolder } from './folder.ts'
import { rejectOtherForms } from './forms.ts'
import { pathOf } from './request.ts'
import { fileUrl } from '@kisscut/shop/file-url'
import { serveStoredFiles } from './stored-files.ts'

const at = (path: string, init?: RequestInit) => new Request(`http://localhost:3000${path}`, init)

/** The response of a middleware; null if it calls the next one. */
const responseOf = (middleware: MiddlewareHandler) => {
  const app = new Hono()
  app.all('*', middleware, () => new Response(null, { headers: { 'x-next': '1' } }))
  return async (request: Request) => {
    const response = await app.fetch(request)
    return response.headers.has('x-next') ? null : response
  }
}

describe('the path of a URL', () => {
  it.each([
    ['http://localhost:3000', '/'],
    ['http://localhost:3000/', '/'],
    ['http://localhost:3000/cart/?q=a/b', '/cart/'],
    ['http://localhost:3000?q=1', '/'],
    ['http://localhost:3000/a%20b#c', '/a%20b'],
  ])('of %s is %s', (url, path) => expect(pathOf(url)).toBe(path))
})

describe.each([
  ['at the start', false],
  ['when they are asked for', true],
])('build files, read %s', async (_, whenRequested) => {
  const folder = await mkdtemp(join(tmpdir(), 'kisscut-folder-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/page-1a2b.js'), 'export {}')
  const packed = brotliCompressSync('export {}')
  await writeFile(join(folder, 'assets/page-1a2b.js.br'), packed)
  await writeFile(join(folder, 'assets/page-1a2b.js.gz'), gzipSync('export {}'))
  await writeFile(join(folder, 'robots.txt'), 'hello')
  const serve = responseOf(
    await serveFolder({ folder, under: '/', cacheControl: (path) => `of ${path}`, whenRequested }),
  )

  it('are sent with content type, cache control and a tag', async () => {
    const response = await serve(at('/assets/page-1a2b.js'))
    expect(response?.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(response?.headers.get('cache-control')).toBe('of /assets/page-1a2b.js')
    expect(await response?.text()).toBe('export {}')
  })

  it('are sent compressed if the browser accepts it', async () => {
    const response = await serve(at('/assets/page-1a2b.js', { headers: { 'accept-encoding': 'gzip, br' } }))
    expect(response?.headers.get('content-encoding')).toBe('br')
    expect(Buffer.from(await response!.arrayBuffer())).toEqual(packed)
    const gzip = await serve(at('/assets/page-1a2b.js', { headers: { 'accept-encoding': 'gzip' } }))
    expect(gzip?.headers.get('content-encoding')).toBe('gzip')
    const bytes = Buffer.from(await gzip!.arrayBuffer())
    expect(gzip?.headers.get('content-length')).toBe(String(bytes.length))
    expect(gunzipSync(bytes).toString()).toBe('export {}')
  })

  it('are a 304 for a browser that has them', async () => {
    const etag = (await serve(at('/robots.txt')))?.headers.get('etag') ?? ''
    expect((await serve(at('/robots.txt', { headers: { 'if-none-match': etag } })))?.status).toBe(304)
  })

  it('stay as first read', async () => {
    await writeFile(join(folder, 'robots.txt'), whenRequested ? 'hello' : 'another')
    const read = async () => (await serve(at('/robots.txt')))?.text()
    expect(await read()).toBe('hello')
    await writeFile(join(folder, 'robots.txt'), 'another')
    expect(await read()).toBe('hello')
  })

  it.each(['/', '/../package.json', '/assets%2f..%2frobots.txt', '/missing.js'])(
    'are not found at %s, which is left to the next handler',
    async (path) => expect(await serve(at(path))).toBeNull(),
  )

  it('leave POST requests to the next handler', async () =>
    expect(await serve(at('/robots.txt', { method: 'POST' }))).toBeNull())
})

describe('stored files', () => {
  const content = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  const stored = serveStoredFiles({
    open: async (key) =>
      key === 'uploads/4f2c.svg'
        ? { stream: Readable.from([content]), bytes: content.length, mime: 'image/svg+xml', etag: 'e1' }
        : null,
  })
  const app = new Hono().get('/files/*', stored)
  const serve = (request: Request) => app.fetch(request)

  it('may run and load nothing when opened by themselves', async () => {
    const response = await serve(at(fileUrl('uploads/4f2c.svg')))
    expect(response?.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
    expect(response?.headers.get('cache-control')).toMatch(/^private/)
    expect(await response?.text()).toBe(content.toString())
  })

  it.each([
    '/files/uploads/other.svg',
    '/files/../session-secret',
    '/files/%2e%2e%2fsession-secret',
    '/files/%zz',
    '/files/',
  ])('answer 404 for %s', async (path) => expect((await serve(at(path)))?.status ?? 404).toBe(404))

  it('are a 304 for a browser that has them, compressed or not', async () => {
    for (const etag of ['"e1"', 'W/"e1"', '"e0", W/"e1"']) {
      const response = await serve(at('/files/uploads/4f2c.svg', { headers: { 'if-none-match': etag } }))
      expect(response.status).toBe(304)
    }
  })
})

describe('pages without a trailing slash', () => {
  it('are redirected with their query', async () => {
    const response = await responseOf(redirectToSlash)(at('/cart?q=cats'))
    expect([response?.status, response?.headers.get('location')]).toEqual([301, '/cart/?q=cats'])
  })

  it.each(['/cart/', '/nothing', '/robots.txt', '//evil.example'])('do not include %s', async (path) =>
    expect(await responseOf(redirectToSlash)(at(path))).toBeNull(),
  )
})

describe('the check of form requests', () => {
  const FORM = 'application/x-www-form-urlencoded'
  const FILE = 'multipart/form-data; boundary=x'
  const reject = responseOf(rejectOtherForms(null))
  const upload = '/custom/products/stickers/p/die-cut-stickers/4f2c/upload/'
  const send = async (path: string, method: string, kind: string, length: number | null) => {
    const headers = { 'content-type': kind, ...(length === null ? {} : { 'content-length': String(length) }) }
    return (await reject(at(path, { method, headers })))?.status ?? 'read'
  }

  it.each([
    ['fields', '/cart/', 'POST', FORM, 40, 'read'],
    ['another method', '/cart/', 'DELETE', FORM, 0, 405],
    ['JSON', '/cart/', 'POST', 'application/json', 2, 415],
    ['nothing said of its length', '/cart/', 'POST', FORM, null, 411],
    ['megabytes of fields', '/cart/', 'POST', FORM, 3_000_000, 413],
    ['a file for the cart', '/cart/', 'POST', FILE, 3_000_000, 413],
    ['artwork for the upload page', upload, 'POST', FILE, 30_000_000, 'read'],
    ['an artist’s work', '/account/works/', 'POST', FILE, 30_000_000, 'read'],
    ['artwork sent by script', upload.replace(/\/$/, '.data'), 'POST', FILE, 30_000_000, 'read'],
    ['artwork without an end', upload, 'POST', FILE, 100_000_000, 413],
  ])('handles %s', async (_, path, method, kind, length, response) =>
    expect(await send(path, method, kind, length)).toBe(response),
  )
})
