import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { product } from '../product/arbitraries.ts'
import { defaultConfiguration } from '../product/index.ts'
import { changeConfiguration, newConfiguration } from './index.ts'

describe('chosen = made: the border', () => {
  it('always is as wide as the contour runs from its artwork, and the usual offset returns without it (OPT-10)', () => {
    fc.assert(
      fc.property(product(), (of) => {
        const bordered = changeConfiguration(of, defaultConfiguration(of), { border: true })
        expect(bordered.contourOffset).toBe('0.25')
        expect(newConfiguration(of, { border: true }).contourOffset).toBe('0.25')
        expect(changeConfiguration(of, bordered, { border: false }).contourOffset).toBe('0.125')
        expect(changeConfiguration(of, bordered, { quantity: '7' }).contourOffset).toBe('0.25')
        expect(changeConfiguration(of, bordered, { contourOffset: '0.1' })).toMatchObject({
          border: false,
          contourOffset: '0.1',
        })
      }),
    )
  })
})
