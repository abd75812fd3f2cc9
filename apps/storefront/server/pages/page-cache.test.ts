import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cachedPage, createPageCache, type CachedPage } from './page-cache.ts'
import { codingOf } from './packing.ts'
import { pageResponses } from './page-response.ts'
import { piecesOf, textIn } from './personal-parts.ts'

const page = (html: string) => cachedPage(200, null, [['content-type', 'text/html']], html)
const making = (html: string) => () => Promise.resolve(page(html))
const nothing = () => Buffer.alloc(0)
const htmlOf = (held: CachedPage | null) => held?.bodies.identity?.toString()

describe('the page cache', () => {
  it('makes a page once for simultaneous requests', async () => {
    const cache = createPageCache(1_000_000)
    let made = 0
    const make = () => ((made += 1), Promise.resolve(page('<p>Hello</p>')))
    const pages = await Promise.all(
      Array.from({ length: 9 }, () => cache.get({ key: 'a', stamp: '1' }, make)),
    )
    expect(
      new Set([
        ...pages,
        await cache.get({ key: 'a', stamp: '1' }, make),
        cache.find({ key: 'a', stamp: '1' }),
      ]).size,
    ).toBe(1)
    expect(made).toBe(1)
  })

  it('tries again after a failure, and holds only cacheable pages', async () => {
    const cache = createPageCache(1_000_000)
    await expect(
      cache.get({ key: 'a', stamp: '1' }, () => Promise.reject(new Error('down'))),
    ).rejects.toThrow('down')
    expect(await cache.get({ key: 'a', stamp: '1' }, () => Promise.resolve(null))).toBeNull()
    expect(await cache.get({ key: 'a', stamp: '1' }, making('<p>Up</p>'))).not.toBeNull()
  })

  it('drops a page with an older stamp', async () => {
    const cache = createPageCache(1_000_000)
    await cache.get({ key: 'a', stamp: '1' }, making('<p>old</p>'))
    expect(cache.find({ key: 'a', stamp: '2' })).toBeNull()
    await cache.get({ key: 'a', stamp: '2' }, making('<p>new</p>'))
    expect([htmlOf(cache.find({ key: 'a', stamp: '2' })), cache.find({ key: 'a', stamp: '1' })]).toEqual([
      '<p>new</p>',
      null,
    ])
    const key = 2 * 'a'.length
    expect(cache.bytes).toBe(key + 'content-typetext/html'.length + '<p>new</p>'.length)
  })

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['', 'identity', (bytes: Buffer) => bytes],
  ] as const)('sends a page to clients that accept "%s"', async (accepted, coding, unpack) => {
    const html = '<p>Hello</p>'.repeat(50)
    const cache = createPageCache(1_000_000)
    const held = await cache.get({ key: 'a', stamp: '1' }, making(html))
    expect(codingOf(accepted)).toBe(coding)
    if (coding !== 'identity') expect(cache.bodyOf(held!, coding, nothing)).toBeNull()
    await Promise.all([cache.pack(held!, coding), cache.pack(held!, coding)])
    const [body] = cache.bodyOf(held!, coding, nothing)!
    expect(unpack(body!).toString()).toBe(html)
    expect(body).toBe(held!.bodies[coding])
    const how = { method: 'GET', ifNoneMatch: null, acceptEncoding: accepted }
    const flat = pageResponses(cache)({ page: held!, textOf: nothing, etag: null }, how)!.headers
    const headers = new Map(flat.map((name, at) => [name, flat[at + 1]]))
    expect([headers.get('content-encoding') ?? 'identity', headers.get('content-length')]).toEqual([
      coding,
      String(body!.length),
    ])
  })
})

describe('a page with a limited freshness (SEO-16)', () => {
  const open = () => {
    const clock = { at: 0 }
    return { clock, cache: createPageCache(1_000_000, () => clock.at) }
  }
  const a = { key: 'a', stamp: '1', freshFor: 30 }

  it('is served for the same time again while a new one is made, once for all requests, but no longer', async () => {
    const { clock, cache } = open()
    let made = 0
    const make = async () => page(`<p>${(made += 1)}</p>`)
    expect(htmlOf(await cache.get(a, make))).toBe('<p>1</p>')
    clock.at = 30
    expect(htmlOf(cache.find(a))).toBe('<p>1</p>')
    clock.at = 31
    expect(cache.find(a)).toBeNull()
    const found = await Promise.all([cache.get(a, make), cache.get(a, make)])
    expect(found.map(htmlOf)).toEqual(['<p>1</p>', '<p>1</p>'])
    expect(htmlOf(cache.find(a))).toBe('<p>2</p>')
    clock.at = 92
    expect(htmlOf(await cache.get(a, make))).toBe('<p>3</p>')
  })

  it("is served if a new one can't be made, until it is too old", async () => {
    const { clock, cache } = open()
    await cache.get(a, making('<p>old</p>'))
    const failing = () => Promise.reject(new Error('down'))
    clock.at = 40
    expect(htmlOf(await cache.get(a, failing))).toBe('<p>old</p>')
    clock.at = 60
    expect(htmlOf(await cache.get(a, failing))).toBe('<p>old</p>')
    clock.at = 61
    await expect(cache.get(a, failing)).rejects.toThrow('down')
  })

  it('is never served for another stamp', async () => {
    const { cache } = open()
    await cache.get(a, making('<p>1</p>'))
    expect(htmlOf(await cache.get({ ...a, stamp: '2' }, making('<p>2</p>')))).toBe('<p>2</p>')
  })
})

describe('a page whose sources are known (SEO-17)', () => {
  it('is served while they are unchanged, synchronously if that is known without a query', async () => {
    let isSame: boolean | Promise<boolean> = true
    const cache = createPageCache(
      1_000_000,
      () => 0,
      () => isSame,
    )
    let made = 0
    const make = async () => ({ ...page(`<p>${(made += 1)}</p>`), madeOf: { bytes: 0 } })
    const a = { key: 'a', stamp: '1', freshFor: 30 }
    expect(htmlOf(await cache.get(a, make))).toBe('<p>1</p>')
    expect(htmlOf(cache.find(a))).toBe('<p>1</p>')
    isSame = Promise.resolve(true)
    expect(cache.find(a)).toBeNull()
    expect(htmlOf(await cache.get(a, make))).toBe('<p>1</p>')
    for (const changed of [false, Promise.resolve(false)]) {
      isSame = changed
      const before = made
      expect(cache.find(a)).toBeNull()
      expect(htmlOf(await cache.get(a, make))).toBe(`<p>${before + 1}</p>`)
    }
  })

  it('does not wait for one that is being made from an older version', async () => {
    const cache = createPageCache(1_000_000)
    let goOn = () => {}
    const old = cache.get({ key: 'a', stamp: '1', version: 1 }, async () => {
      await new Promise<void>((resolve) => (goOn = resolve))
      return page('<p>old</p>')
    })
    expect(htmlOf(await cache.get({ key: 'a', stamp: '1', version: 2 }, making('<p>new</p>')))).toBe(
      '<p>new</p>',
    )
    goOn()
    await old
  })
})

describe('invariants of the page cache', () => {
  it("fills in a visitor's data, the same compressed or not, and counts its bytes", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.string(), { minLength: 1, maxLength: 4 }),
        fc.array(
          fc.record({
            accountName: fc.oneof(fc.string(), fc.constantFrom('NAME', 'COUNT', 'x'.repeat(70_000))),
            cartCount: fc.nat(),
          }),
          { minLength: 1, maxLength: 3 },
        ),
        async (texts, visitors) => {
          const cache = createPageCache(10_000_000)
          const html = `NAME${texts.join('COUNT')}NAME`
          const pieces = piecesOf(html, { accountName: 'NAME', cartCount: 'COUNT' })
          const make = async () => cachedPage(200, null, [], html, { pieces })
          const held = await cache.get({ key: 'a', stamp: '1' }, make)
          for (const visitor of visitors) {
            const text = (part: string) => (part === 'NAME' ? 'accountName' : 'cartCount')
            const expected = html.replaceAll(/NAME|COUNT/g, (part) => textIn(visitor)(text(part)).toString())
            const bodyIn = (coding: 'identity' | 'gzip') =>
              Buffer.concat(cache.bodyOf(held!, coding, textIn(visitor))!)
            expect(bodyIn('identity').toString()).toBe(expected)
            await cache.pack(held!, 'gzip')
            expect(gunzipSync(bodyIn('gzip')).toString()).toBe(expected)
          }
          const packed = cache.bytes - 2 - Buffer.byteLength(html)
          expect(packed).toBeGreaterThan(0)
          await cache.get({ key: 'a', stamp: '2' }, making(''))
          expect(cache.bytes).toBe(2 + 'content-typetext/html'.length)
        },
      ),
    ))

  const request = fc.record({
    key: fc.nat(9).map(String),
    stamp: fc.nat(2).map(String),
    coding: fc.constantFrom('br', 'gzip', 'identity'),
  })

  it('never exceeds its bytes or miscounts them, and always returns the page of the key and stamp', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(request, { maxLength: 40 }),
        fc.integer({ min: 100, max: 3000 }),
        async (requests, most) => {
          const cache = createPageCache(most)
          const seen = new Map<string, CachedPage>()
          for (const { key, stamp, coding } of requests) {
            const html = `<p>${key} of ${stamp}</p>`.repeat(10 * (Number(key) + 1))
            const got = await cache.get({ key, stamp }, making(html))
            expect(htmlOf(got)).toBe(html)
            await cache.pack(got!, coding)
            seen.set(`${key} ${stamp}`, got!)
            const held = [...seen].filter(([name, each]) => cache.find(wanted(name)) === each)
            // A key of one letter, and one header.
            const about = 2 + 'content-typetext/html'.length
            const bytes = held.flatMap(([, { bodies }]) => [
              about,
              ...Object.values(bodies).map(({ length }) => length),
            ])
            expect(cache.bytes).toBe(bytes.reduce((sum, length) => sum + length, 0))
            expect(cache.bytes).toBeLessThanOrEqual(most)
          }
        },
      ),
      { numRuns: 50 },
    ))
})

const wanted = (name: string) => {
  const [key = '', stamp = ''] = name.split(' ')
  return { key, stamp }
}
