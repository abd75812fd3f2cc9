import { designToJson } from '@kisscut/artwork/design-json'
import { designs } from '@kisscut/artwork/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withFields, rowOf } from '@kisscut/artwork/design-json'
import { changedParts } from './write-parts.ts'
import { partRowsOf } from './part-rows.ts'
import type { CustomRow } from '../custom-rows.ts'

const chosen = fc
  .array(fc.constantFrom('speed', 'tape', 'wrap'), { maxLength: 5 })
  .map((sets) => sets.map((option_set, at) => ({ option_set, option: `option-${at}` })))
const offer = fc.constantFrom(null, 'starter-pack', 'hundred')
const customs = fc
  .record({ design: designs(), options: chosen, special_offer: offer })
  .map(({ design, options, special_offer }) => ({
    // Sides are stored in thousandths of an inch.
    ...{ id: 'mine', owner: 'session:ana', width: design.width.toFixed(3), height: design.height.toFixed(3) },
    ...{ options, special_offer, quantity: 50, currency: 'USD', design: designToJson(design) },
  })) as unknown as fc.Arbitrary<CustomRow>

describe('invariants of the parts of a custom (REC-79, OFFER-5)', () => {
  it('always are valid rows of their records, each with its own id', () =>
    fc.assert(
      fc.property(customs, (row) => {
        const parts = partRowsOf(row)
        for (const { record, values } of parts)
          expect(record.schema.safeParse(values).error?.issues, record.name).toBeUndefined()
        expect(new Set(parts.map(({ record, id }) => `${record.name} ${id}`)).size).toBe(parts.length)
        const { elements } = JSON.parse(row.design!) as { elements: { regions?: object }[] }
        const regions = elements.flatMap((element) => Object.keys(element.regions ?? {})).length
        const offers = row.special_offer === null ? 0 : 1
        expect(parts).toHaveLength(elements.length + regions + row.options.length + offers)
      }),
    ))

  it('are the same while the custom is, and their changes always lead from one state to the next', () =>
    fc.assert(
      fc.property(customs, customs, (before, after) => {
        expect(changedParts(before, before)).toEqual({ gone: [], now: [] })
        const key = ({ record, id }: { record: { name: string }; id: string }) => `${record.name} ${id}`
        const rows = new Map(partRowsOf(before).map((row) => [key(row), row.values]))
        const { gone, now } = changedParts(before, after)
        for (const row of gone) rows.delete(key(row))
        for (const row of now) rows.set(key(row), row.values)
        expect(rows).toEqual(new Map(partRowsOf(after).map((row) => [key(row), row.values])))
      }),
    ))

  it('keep an element’s decimal places when another of its fields changes', () =>
    fc.assert(
      fc.property(designs(), fc.integer({ min: -50, max: 50 }), ({ elements }, x) => {
        for (const element of elements) {
          const moved = withFields(element, { x: String(x) })
          expect(moved).toEqual({ ...element, x: rowOf(element)['x'] === String(x) ? element.x : x })
        }
      }),
    ))
})
