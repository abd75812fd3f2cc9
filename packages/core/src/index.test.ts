import { describe, expect, it } from 'vitest'
import * as root from './index.ts'

describe('the root of the package', () => {
  it('exports what most services need, and no more', () => {
    expect(Object.keys(root).sort()).toEqual([
      'PriceDataError',
      'applyFix',
      'changeConfiguration',
      'createProduct',
      'defaultConfiguration',
      'formatMoney',
      'formatUnitPrice',
      'hasErrors',
      'hasMoreTiers',
      'messageOf',
      'newConfiguration',
      'problemsOf',
      'quoteProduct',
      'quoteTotal',
      'tiersToShow',
    ])
  })
})
