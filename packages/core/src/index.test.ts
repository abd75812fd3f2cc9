import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as root from './index.ts'

describe('the root of the package', () => {
  it('exports what most services need, and no more', () => {
    expect(Object.keys(root).sort()).toEqual([
      'KisscutError',
      'MoneyError',
      'PriceDataError',
      'applyFix',
      'changeConfiguration',
      'createProduct',
      'defaultConfiguration',
      'formatMoney',
      'formatUnitPrice',
      'hasErrors',
      'hasMoreTiers',
      'isPriced',
      'messageOf',
      'newConfiguration',
      'parseProduct',
      'problemsOf',
      'provisionalPriceOf',
      'quoteProduct',
      'quoteTotal',
      'tiersToShow',
    ])
  })
})

describe('the version of the package', () => {
  it('is the newest of its changelog', () => {
    const read = (name: string) => readFileSync(join(import.meta.dirname, '..', name), 'utf8')
    const [, newest] = /^## (\S+)$/m.exec(read('CHANGELOG.md')) ?? []
    expect(JSON.parse(read('package.json')).version).toBe(newest)
  })
})
