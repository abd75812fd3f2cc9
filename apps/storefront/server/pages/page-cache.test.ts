import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cachedPage, createPageCache, responseOf, withoutNonce } from './page-cache.ts'

const NONCE = 'n0nce-of_this'
const page = (html: string) => cachedPage(200, [['content-type', 'text/html']], html)

describe('a page without its nonce', () => {
  const html = `<style nonce="${NONCE}">p{}</style><script nonce="${NONCE}">go()</script><script src="/a.js" nonce="${NONCE}"></script>`
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

  it('names the inline scripts and styles that carried it, and no others', () => {
    const injected = `${html}<script>evil()</script><script nonce="guess">evil()</script>`
    expect(withoutNonce(injected, NONCE)).toEqual({
      html: '<style>p{}</style><script>go()</script><script src="/a.js"></script><script>evil()</script><script nonce="guess">evil()</script>',
      sources: { scripts: [hash('go()')], styles: [hash('p{}')] },
    })
  })

  it('is none where the nonce is part of what is sent', () => {
    expect(withoutNonce(`${html}<script nonce="${NONCE}">use("${NONCE}")</script>`, NONCE)).toBeNull()
  })
})

describe('the page cache', () => {
  it('makes a page once, however many ask at once', async () => {
    const cache = createPageCache(1_000_000)
    let made = 0
    const make = () => ((made += 1), page('<p>Hello</p>'))
    const pages = await Promise.all(Array.from({ length: 9 }, () => cache.get('a', make)))
    expect(new Set([...pages, await cache.get('a', make)]).size).toBe(1)
    expect(made).toBe(1)
  })

  it('tries again after a failure, and holds nothing that is no page', async () => {
    const cache = createPageCache(1_000_000)
    await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await cache.get('a', () => Promise.resolve(null))).toBeNull()
    expect(await cache.get('a', () => page('<p>Up</p>'))).not.toBeNull()
  })

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['', null, (bytes: Buffer) => bytes],
  ] as const)('sends what it holds to who accepts "%s"', async (accepted, coding, unpack) => {
    const response = responseOf(await page('<p>Hello</p>'.repeat(50)), accepted, false)
    expect(response.headers.get('content-encoding')).toBe(coding)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-length')).toBe(String(bytes.length))
    expect(unpack(bytes).toString()).toBe('<p>Hello</p>'.repeat(50))
  })
})

describe('invariants of the page cache', () => {
  it('never holds more bytes than it may, and always gives the page of the tag', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(9), { maxLength: 40 }),
        fc.integer({ min: 200, max: 3000 }),
        async (tags, most) => {
          const cache = createPageCache(most)
          for (const tag of tags) {
            const html = `<p>${String(tag).repeat(100 * (tag + 1))}</p>`
            const got = await cache.get(String(tag), () => page(html))
            expect(Buffer.from(got!.plain).toString()).toBe(html)
            expect(cache.bytes).toBeLessThanOrEqual(most)
          }
        },
      ),
      { numRuns: 20 },
    ))
})
