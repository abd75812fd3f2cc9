import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { depthOf } from './json.ts'

const depthOfValue = (value: unknown): number =>
  value !== null && typeof value === 'object' ? 1 + Math.max(0, ...Object.values(value).map(depthOfValue)) : 0

describe('invariants of the depth of a text', () => {
  it('is always the depth of the value it stands for, whatever its strings hold', () =>
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(depthOf(JSON.stringify(value))).toBe(depthOfValue(value))
        expect(depthOf(JSON.stringify(value, null, 2))).toBe(depthOfValue(value))
      }),
    ))

  it('never throws, whatever is sent', () =>
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void depthOf(text))))
})
