import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cachedPage, codingOf, createPageCache, headersOf, type CachedPage } from './page-cache.ts'

const page = (html: string) => cachedPage(200, null, [['content-type', 'text/html']], html)
const making = (html: string) => () => Promise.resolve(page(html))
const htmlOf = (held: CachedPage | null) => held?.bodies.identity?.toString()

describe('the page cache', () => {
  it('makes a page once, however many ask at once', async () => {
    const cache = createPageCache(1_000_000)
    let made = 0
    const make = () => ((made += 1), Promise.resolve(page('<p>Hello</p>')))
    const pages = await Promise.all(Array.from({ length: 9 }, () => cache.get('a', '1', make)))
    expect(new Set([...pages, await cache.get('a', '1', make), cache.find('a', '1')]).size).toBe(1)
    expect(made).toBe(1)
  })

  it('tries again after a failure, and holds nothing that is no page', async () => {
    const cache = createPageCache(1_000_000)
    await expect(cache.get('a', '1', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await cache.get('a', '1', () => Promise.resolve(null))).toBeNull()
    expect(await cache.get('a', '1', making('<p>Up</p>'))).not.toBeNull()
  })

  it('lets go of the page of an older stamp', async () => {
    const cache = createPageCache(1_000_000)
    await cache.get('a', '1', making('<p>old</p>'))
    expect(cache.find('a', '2')).toBeNull()
    await cache.get('a', '2', making('<p>new</p>'))
    expect([htmlOf(cache.find('a', '2')), cache.find('a', '1')]).toEqual(['<p>new</p>', null])
    expect(cache.bytes).toBe('<p>new</p>'.length)
  })

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['', 'identity', (bytes: Buffer) => bytes],
  ] as const)('sends what it holds to who accepts "%s"', async (accepted, coding, unpack) => {
    const html = '<p>Hello</p>'.repeat(50)
    const cache = createPageCache(1_000_000)
    const held = await cache.get('a', '1', making(html))
    expect(codingOf(accepted)).toBe(coding)
    const bodies = await Promise.all([cache.body(held!, coding), cache.body(held!, coding)])
    expect(unpack(bodies[0]).toString()).toBe(html)
    expect(bodies[1]).toBe(held!.bodies[coding])
    const headers = Object.fromEntries(headersOf(held!, coding, bodies[0]))
    expect([headers['content-encoding'] ?? 'identity', headers['content-length']]).toEqual([
      coding,
      String(bodies[0].length),
    ])
  })
})

describe('invariants of the page cache', () => {
  const request = fc.record({
    key: fc.nat(9).map(String),
    stamp: fc.nat(2).map(String),
    coding: fc.constantFrom('br', 'gzip', 'identity'),
  })

  it('never holds more bytes than it may or a wrong number of them, and always gives the page of the key and stamp', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(request, { maxLength: 40 }),
        fc.integer({ min: 100, max: 3000 }),
        async (requests, most) => {
          const cache = createPageCache(most)
          const seen = new Map<string, CachedPage>()
          for (const { key, stamp, coding } of requests) {
            const html = `<p>${key} of ${stamp}</p>`.repeat(10 * (Number(key) + 1))
            const got = await cache.get(key, stamp, making(html))
            expect(htmlOf(got)).toBe(html)
            await cache.body(got!, coding)
            seen.set(`${key} ${stamp}`, got!)
            const held = [...seen].filter(([name, each]) => cache.find(...halves(name)) === each)
            const bytes = held.flatMap(([, { bodies }]) => Object.values(bodies).map(({ length }) => length))
            expect(cache.bytes).toBe(bytes.reduce((sum, length) => sum + length, 0))
            expect(cache.bytes).toBeLessThanOrEqual(most)
          }
        },
      ),
      { numRuns: 50 },
    ))
})

const halves = (name: string) => name.split(' ') as [string, string]
