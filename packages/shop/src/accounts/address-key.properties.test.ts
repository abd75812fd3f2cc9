import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressKey } from './address-key.ts'
import { LONGEST_ADDRESS } from './field-limits.ts'

const space = fc.stringMatching(/^[ \t\n\u00A0]{0,3}$/)
const address = fc.oneof(
  fc.emailAddress(),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: fc.constantFrom('a', 'Z', ' ', '@', '.', 'İ', '🦋'), minLength: 240, maxLength: 280 }),
)

describe('an e-mail address, however it is written (ACC-34)', () => {
  it('has one key, which is its own key', () => {
    fc.assert(
      fc.property(address, (typed) => {
        const key = addressKey(typed)
        expect(addressKey(key)).toBe(key)
        expect(key).toBe(key.trim())
        expect(key.length).toBeLessThanOrEqual(LONGEST_ADDRESS)
      }),
    )
  })

  it('has the same key in capitals and surrounded by spaces', () => {
    fc.assert(
      fc.property(fc.emailAddress(), space, space, (typed, before, after) => {
        expect(addressKey(before + typed.toUpperCase() + after)).toBe(addressKey(typed))
      }),
    )
  })
})
