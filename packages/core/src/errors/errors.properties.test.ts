import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  errorsOfAddToCartFailure,
  errorsOfMarketplaceSaveFailure,
  errorsOfQuoteFailure,
  errorsOfSaveFailure,
  type FormErrors,
  formHasErrors,
  mergeErrors,
} from './index.ts'

const texts = fc.array(fc.string({ minLength: 1 }), { maxLength: 3 })
const formErrors: fc.Arbitrary<FormErrors> = fc.record({
  general: texts,
  fields: fc.dictionary(fc.constantFrom('width', 'height', 'quantity'), texts),
})
/** Anything a broken server may answer. */
const response = fc.oneof(
  fc.anything(),
  fc.record(
    { errors: fc.anything(), error: fc.anything(), error_message: fc.anything() },
    { requiredKeys: [] },
  ),
)

describe('invariants of failures', () => {
  it('never throw, and never show what is no text', () => {
    fc.assert(
      fc.property(response, (body) => {
        const handlers = [
          errorsOfQuoteFailure,
          errorsOfSaveFailure,
          errorsOfAddToCartFailure,
          errorsOfMarketplaceSaveFailure,
        ]
        for (const { general, fields } of handlers.map((way) => way(body)))
          for (const text of [...general, ...Object.values(fields).flat()]) expect(typeof text).toBe('string')
      }),
    )
  })

  it('never leave a failed add-to-cart without a word', () => {
    fc.assert(
      fc.property(response, (body) => {
        expect(formHasErrors(errorsOfAddToCartFailure(body))).toBe(true)
      }),
    )
  })

  it('never lose the product’s own errors in a failed save', () => {
    fc.assert(
      fc.property(response, formErrors, (body, own) => {
        const { general, fields } = errorsOfSaveFailure(body, own)
        expect(general).toEqual(expect.arrayContaining([...own.general]))
        for (const [field, texts] of Object.entries(own.fields))
          expect(fields[field]).toEqual([...new Set(texts)])
      }),
    )
  })
})

describe('invariants of merged errors', () => {
  it('never show a text twice', () => {
    fc.assert(
      fc.property(formErrors, formErrors, (one, other) => {
        const merged = mergeErrors(one, other)
        const lists = [
          merged.general,
          ...Object.keys(other.fields).map((field) => merged.fields[field] ?? []),
        ]
        for (const list of lists) expect(new Set(list).size).toBe(list.length)
      }),
    )
  })

  it('never have an error that neither had', () => {
    fc.assert(
      fc.property(formErrors, formErrors, (one, other) => {
        const merged = mergeErrors(one, other)
        expect(formHasErrors(merged)).toBe(formHasErrors(one) || formHasErrors(other))
        expect(mergeErrors(merged, merged)).toEqual(mergeErrors(merged, { general: [], fields: {} }))
      }),
    )
  })
})
