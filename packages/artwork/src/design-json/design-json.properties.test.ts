import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { designs } from '../testing/designs.ts'
import { designFromJson, designToJson } from './index.ts'

describe('invariants of a design as JSON', () => {
  it('always reads back the design that was written, and writes it the same again', () => {
    fc.assert(
      fc.property(designs(), (design) => {
        const text = designToJson(design)
        const reading = designFromJson(text)
        expect(reading).toEqual({ ok: true, design })
        expect(reading.ok && designToJson(reading.design)).toBe(text)
      }),
    )
  })

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((v) => JSON.stringify({ version: 1, elements: v })),
        ),
        (text) => {
          expect(designFromJson(text).ok).toBe(false)
        },
      ),
    )
  })

  it('never accepts a design with one field broken', () => {
    const broken = fc.constantFrom(NaN, -1e9, '<script>', null, [], {}, 'x'.repeat(300_000))
    fc.assert(
      fc.property(
        designs(),
        broken,
        fc.constantFrom('width', 'height', 'sides', 'elements'),
        (design, value, key) => {
          fc.pre(!(key === 'elements' && Array.isArray(value)))
          const text = JSON.stringify({ version: 1, ...design, [key]: value })
          expect(designFromJson(text).ok).toBe(false)
        },
      ),
    )
  })
})
