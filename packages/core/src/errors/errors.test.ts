import { describe, expect, it } from 'vitest'
import {
  errorsOfAddToCartFailure,
  errorsOfMarketplaceSaveFailure,
  errorsOfPackageQuoteFailure,
  errorsOfQuoteFailure,
  errorsOfSaveFailure,
  errorsWithoutId,
  MISSING_PRODUCT_DATA,
  formHasErrors,
  mergeErrors,
  NO_ERRORS,
} from './index.ts'

const general = (...texts: string[]) => ({ general: texts, fields: {} })
const fields = (byField: Record<string, string[]>) => ({ general: [], fields: byField })

describe('a failed price quote', () => {
  it('shows the errors of the response field errors and nothing else (ERR-1)', () => {
    const response = { errors: { width: ['Too wide.'], height: [] }, error: 'not shown' }
    expect(errorsOfQuoteFailure(response)).toEqual(fields({ width: ['Too wide.'] }))
  })

  it('shows errors without a field as general ones', () => {
    expect(errorsOfQuoteFailure({ errors: ['No quote today.'] })).toEqual(general('No quote today.'))
    expect(errorsOfQuoteFailure({ errors: 'No quote today.' })).toEqual(general('No quote today.'))
  })
})

describe('a failed save', () => {
  it('shows errors, error and error_message each as a general error (ERR-2)', () => {
    const response = { errors: { width: ['A', 'B'] }, error: 'C', error_message: ['D'] }
    expect(errorsOfSaveFailure(response)).toEqual(general('A', 'B', 'C', 'D'))
  })

  it("adds the configured product's own errors (ERR-2)", () => {
    expect(errorsOfSaveFailure({ error: 'C' }, fields({ width: ['Own'] }))).toEqual({
      general: ['C'],
      fields: { width: ['Own'] },
    })
  })
})

describe('a failed add-to-cart', () => {
  it('shows the errors, else the error, else its own text (ERR-3)', () => {
    expect(errorsOfAddToCartFailure({ errors: { quantity: ['Q'] }, error: 'E' })).toEqual(
      fields({ quantity: ['Q'] }),
    )
    expect(errorsOfAddToCartFailure({ errors: ['L'], error: 'E' })).toEqual(general('L'))
    expect(errorsOfAddToCartFailure({ errors: {}, error: 'E' })).toEqual(general('E'))
    for (const nothing of [{}, null, undefined, '', 'oops', 7, [], { errors: [], error: ' ' }])
      expect(errorsOfAddToCartFailure(nothing)).toEqual(general('Unable to add the product to the cart'))
  })

  it('is reported before anything is sent when there is no id (ERR-4)', () => {
    expect(errorsWithoutId()).toEqual(
      general('Unable to add the product to the cart, please refresh and try again.'),
    )
  })
})

describe('other failures', () => {
  it('of a missing product-data block is a word to developers alone (ERR-6)', () => {
    expect(MISSING_PRODUCT_DATA).toBe('The page has no product-data block; the configurator stays disabled.')
  })

  it('of a retail package quote are ignored silently (ERR-5)', () => {
    expect(errorsOfPackageQuoteFailure()).toEqual(NO_ERRORS)
  })

  it('of a marketplace save are merged from configured-product (ERR-7)', () => {
    const response = { 'configured-product': { width: ['W'] }, other: { height: ['H'] } }
    expect(errorsOfMarketplaceSaveFailure(response, fields({ width: ['Own'] }))).toEqual(
      fields({ width: ['Own', 'W'] }),
    )
    expect(errorsOfMarketplaceSaveFailure({ errors: response })).toEqual(fields({ width: ['W'] }))
    expect(errorsOfMarketplaceSaveFailure('broken')).toEqual(NO_ERRORS)
  })

  it('never show what is no text, nor more than a page can hold', () => {
    expect(errorsOfQuoteFailure({ errors: { width: [1, null, 'W', { deep: ['x'] }], n: 4 } })).toEqual(
      fields({ width: ['W'] }),
    )
    const flood = Array.from({ length: 5000 }, (_, n) => `e${n}`)
    const byField = Object.fromEntries(flood.map((text) => [text, text]))
    for (const errors of [flood, [flood], { width: flood }, byField])
      expect(errorsOfSaveFailure({ errors }).general).toHaveLength(100)
    expect(Object.keys(errorsOfQuoteFailure({ errors: byField }).fields)).toHaveLength(100)
  })
})

describe('errors on one form', () => {
  it('are merged field by field, each text once', () => {
    const merged = mergeErrors(
      { general: ['A'], fields: { width: ['W'] } },
      { general: ['A', 'B'], fields: { width: ['W', 'V'], height: ['H'] } },
    )
    expect(merged).toEqual({ general: ['A', 'B'], fields: { width: ['W', 'V'], height: ['H'] } })
  })

  it('are there when any text is', () => {
    expect(
      [NO_ERRORS, fields({ width: [] }), fields({ width: ['W'] }), general('G')].map(formHasErrors),
    ).toEqual([false, false, true, true])
  })
})
