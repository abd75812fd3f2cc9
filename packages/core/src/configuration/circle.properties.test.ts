import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { product } from '../product/arbitraries.ts'
import { defaultConfiguration } from '../product/index.ts'
import { parseSides } from '../size/parse-size.ts'
import { changeConfiguration, DIE_LINES, type ConfigurationChange } from './index.ts'

const side = fc.constantFrom('2', '3', '4.5', '0.5')
const change: fc.Arbitrary<ConfigurationChange> = fc.oneof(
  fc.record({ width: side }),
  fc.record({ height: side }),
  fc.record({ width: side, height: side }),
  fc.record({ flexCut: fc.boolean() }),
)
const soldIn = fc.uniqueArray(fc.constantFrom(...DIE_LINES), { minLength: 2 })

describe('a circle', () => {
  it('always has equal sides, whatever sides are ordered: the oval, or another line the product is sold in, takes its place (DESIGN-21)', () => {
    fc.assert(
      fc.property(product(), soldIn, fc.array(change, { maxLength: 5 }), (of, dieLines, changes) => {
        const sold = { ...of, dieLines }
        let configuration = defaultConfiguration(sold)
        for (const next of [{}, { width: '3', height: '3', dieLine: 'circle' as const }, ...changes]) {
          configuration = changeConfiguration(sold, configuration, next)
          const { size } = parseSides(configuration.width, configuration.height)
          if (configuration.dieLine !== 'circle' || size === null) continue
          expect(size.width).toBe(size.height)
        }
      }),
    )
  })

  it('does not come back with a flex cut that is taken back, where the sides have become unequal (DESIGN-21, OPT-14)', () => {
    fc.assert(
      fc.property(product(), (of) => {
        const sold = { ...of, dieLines: ['circle', 'contour'] as const, lockRatio: null }
        const round = { ...defaultConfiguration(sold), width: '3', height: '3', dieLine: 'circle' as const }
        const wider = changeConfiguration(sold, round, { width: '2' })
        const cut = changeConfiguration(sold, wider, { flexCut: true })
        expect(changeConfiguration(sold, cut, { flexCut: false }).dieLine).toBe('contour')
      }),
    )
  })

  it('is an oval where the product is sold in both', () => {
    const dieLines = ['circle', 'rectangle', 'ellipse'] as const
    fc.assert(
      fc.property(product(), (of) => {
        const round = { ...defaultConfiguration(of), width: '3', height: '3', dieLine: 'circle' as const }
        const wider = changeConfiguration({ ...of, dieLines, lockRatio: null }, round, { width: '4' })
        expect(wider.dieLine).toBe('ellipse')
      }),
    )
  })
})
