import fc from 'fast-check'
import { expect, it } from 'vitest'
import { AS_IS, scaledBy, scaleFrom } from './scale.ts'

const from = (query: string) => scaleFrom(new URLSearchParams(query))

it('the size guide has a drawable scale, whatever the address contains (MATERIAL-2)', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer().map(String)), (text) => {
      const scale = scaleFrom(new URLSearchParams({ scale: text }))
      expect(Number.isInteger(scale) && scale >= 40 && scale <= 250).toBe(true)
    }),
  )
  expect(from('')).toBe(AS_IS)
})

it('a step and its reverse return to the original scale unless they reach a limit (MATERIAL-2)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 50, max: 240 }), fc.constantFrom(1, 10), (scale, step) => {
      expect(from(scaledBy(from(scaledBy(scale, step)), -step))).toBe(scale)
    }),
  )
})
