import { Buffer } from 'node:buffer'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { preferredCoding } from './accept-encoding.ts'
import { codingOf, packable, packedFor, packing } from './packing.ts'
import { json } from './responses.ts'

const preferred = (accepted: string | null) => preferredCoding(accepted, ['br', 'gzip'])

describe('the coding of a response (API-34)', () => {
  it.each([
    [null, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, br;q=0.9', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['*;q=0.5, gzip', 'gzip'],
    ['gzip;q=0.5, identity', 'identity'],
    ['gzip;q=0.5, identity;q=0.4', 'gzip'],
    ['gzip;q=0.001', 'gzip'],
    ['identity', 'identity'],
    ['deflate, zstd', 'identity'],
    ['identity;q=0, gzip;q=0.1', 'gzip'],
    ['identity;q=0', null],
    ['*;q=0', null],
    ['*;q=0, identity', 'identity'],
    ['*;q=0, gzip', 'gzip'],
    ['GZIP ; Q=0.8', 'gzip'],
    ['x-gzip', 'gzip'],
    ['gzip;q=0, gzip', 'identity'],
    ['gzip;q=2', 'identity'],
    ['gzip;q=high', 'identity'],
    ['brotli, xbr, gzipped', 'identity'],
  ])('%j prefers %j', (accepted, coding) => expect(preferred(accepted)).toBe(coding))

  const weight = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000)
  const NAMES = ['br', 'gzip', 'identity', '*', 'deflate'] as const
  const header = fc
    .uniqueArray(fc.constantFrom(...NAMES), { minLength: 1 })
    .chain((names) => fc.tuple(fc.constant(names), fc.array(weight, { minLength: 5, maxLength: 5 })))
    .map(([names, weights]) => new Map(names.map((name, at) => [name as string, weights[at]!])))

  it('is never one with a weight of 0, and none with a greater weight is left out', () =>
    fc.assert(
      fc.property(header, (weights) => {
        const text = [...weights].map(([name, q]) => `${name};q=${q}`).join(', ')
        const of = (name: string) => weights.get(name) ?? weights.get('*') ?? (name === 'identity' ? 1e-9 : 0)
        const chosen = preferred(text)
        const best = Math.max(of('br'), of('gzip'), of('identity'))
        expect(chosen === null ? 0 : of(chosen)).toBe(best)
      }),
      { numRuns: 2000 },
    ))

  it('is understood by the client, whatever it sends', () =>
    fc.assert(
      fc.asyncProperty(
        fc.oneof(
          header.map((weights) => [...weights].map(([name, q]) => `${name};q=${q}`).join(',')),
          fc.string(),
        ),
        fc.constantFrom('short', 'long'.repeat(500)),
        async (accepted, text) => {
          const response = await packedFor(accepted, json({ text }))
          const bytes = Buffer.from(await response.arrayBuffer())
          const coding = response.headers.get('content-encoding')
          const unpacked =
            coding === 'br' ? brotliDecompressSync(bytes) : coding === 'gzip' ? gunzipSync(bytes) : bytes
          expect(JSON.parse(unpacked.toString())).toEqual({ text })
          // A short body goes as it is.
          if (coding !== null) expect(preferred(accepted)).toBe(coding)
        },
      ),
    ))

  it('compresses a short body, too, for a client that refuses it otherwise', async () => {
    const sent = async (accepted: string) =>
      (await packedFor(accepted, json({}))).headers.get('content-encoding')
    expect([await sent('gzip'), await sent('gzip, identity;q=0'), await sent('br, *;q=0')]).toEqual([
      ...[null, 'gzip', 'br'],
    ])
    // Nothing is left that could be sent: as it is, rather than an error.
    expect([await sent('identity;q=0'), codingOf('identity;q=0')]).toEqual([null, null])
  })

  it('is absent for a response without a body', async () => {
    const unchanged = new Response(null, { status: 304, headers: { 'content-type': 'application/json' } })
    expect((await packedFor('gzip, identity;q=0', unchanged)).headers.get('content-encoding')).toBeNull()
    const packed = packing(json({ a: 1 }), packable('x'.repeat(2000)))
    expect((await packedFor('gzip', packed)).headers.get('content-encoding')).toBe('gzip')
  })
})
