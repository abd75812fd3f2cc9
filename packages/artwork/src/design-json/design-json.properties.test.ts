import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { designs, groupedDesigns } from '../testing/designs.ts'
import { designFromJson, designOfRecords, designToJson, recordsOf } from './index.ts'
import type { DesignRecords } from './index.ts'

describe('invariants of a design as JSON', () => {
  it('always survives a round trip, and is written the same again (DESIGN-1, DESIGN-15, EDIT-16)', () => {
    fc.assert(
      fc.property(groupedDesigns(), (design) => {
        const text = designToJson(design)
        const reading = designFromJson(text)
        expect(reading).toEqual({ ok: true, design })
        expect(reading.ok && designToJson(reading.design)).toBe(text)
      }),
    )
  })

  it('never throws, whatever the input', () => {
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

  it('never accepts a design with an invalid field', () => {
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

describe('invariants of a design as records', () => {
  const byId = (elements: readonly { readonly id: string }[]) =>
    [...elements].sort((a, b) => (a.id < b.id ? -1 : 1))

  it('always keeps every element in a round trip (CODE-4, DESIGN-1, DESIGN-15, EDIT-16)', () => {
    fc.assert(
      fc.property(groupedDesigns(), (design) => {
        const reading = designOfRecords(
          design,
          JSON.parse(JSON.stringify(recordsOf(design))) as DesignRecords,
        )
        expect(reading.ok && byId(reading.design.elements)).toEqual(byId(design.elements))
      }),
    )
  })

  it('never throws for a record with an invalid field, and never accepts it', () => {
    const fields = fc.constantFrom('id', 'x', 'width', 'rotation', 'side')
    fc.assert(
      fc.property(designs(), fields, fc.constantFrom(null, 'x', {}, []), (design, field, value) => {
        fc.pre(design.elements.length > 0 && !(field === 'id' && value === 'x'))
        const records = JSON.parse(JSON.stringify(recordsOf(design))) as Record<
          string,
          Record<string, unknown>[]
        >
        const list = Object.values(records).find((rows) => rows.length > 0)!
        list[0]![field] = value
        expect(designOfRecords(design, records as unknown as DesignRecords).ok).toBe(false)
      }),
    )
  })
})
