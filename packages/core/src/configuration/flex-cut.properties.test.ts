import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { product } from '../product/arbitraries.ts'
import { DIE_LINES } from './values.ts'
import { defaultConfiguration } from '../product/index.ts'
import { changeConfiguration, newConfiguration, type ConfigurationChange } from './index.ts'

const change: fc.Arbitrary<ConfigurationChange> = fc.oneof(
  fc.record({ flexCut: fc.boolean() }),
  fc.record({ dieLine: fc.constantFrom(...DIE_LINES) }),
  fc.record({ flexCut: fc.boolean(), dieLine: fc.constantFrom(...DIE_LINES) }),
  fc.record({ quantity: fc.constantFrom('1', '50') }),
)

describe('flex cut and cut line', () => {
  it('always agree: what is flex cut is cut along its contour, whatever is changed in whatever order (OPT-14)', () => {
    fc.assert(
      fc.property(product(), fc.array(change, { minLength: 1, maxLength: 6 }), (of, [first, ...others]) => {
        let configuration = newConfiguration(of, first ?? {})
        for (const next of [{}, ...others]) {
          configuration = changeConfiguration(of, configuration, next)
          if (configuration.flexCut) expect(configuration.dieLine).toBe('contour')
        }
      }),
    )
  })

  it('always come back as they were where flex cut is taken back (OPT-14)', () => {
    fc.assert(
      fc.property(product(), (of) => {
        const opened = defaultConfiguration(of)
        const cut = changeConfiguration(of, opened, { flexCut: true })
        expect(cut.dieLine).toBe('contour')
        expect(changeConfiguration(of, cut, { flexCut: false }).dieLine).toBe(opened.dieLine)
        expect(changeConfiguration(of, cut, { dieLine: 'circle' }).flexCut).toBe(false)
      }),
    )
  })
})
