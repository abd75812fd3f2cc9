import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sealed, unsealed } from './sealed.ts'

const values = fc.uint8Array({ maxLength: 64 }).map((bytes) => Buffer.from(bytes))

describe('invariants of sealed values', () => {
  it('always open with their own secret and for their own account (ACC-23)', () => {
    fc.assert(
      fc.property(values, fc.string(), fc.string(), fc.string(), (value, secret, about, other) => {
        const text = sealed(value, secret, about)
        expect(unsealed(text, secret, about)).toEqual(value)
        fc.pre(other !== secret && other !== about)
        expect(unsealed(text, other, about)).toBeNull()
        expect(unsealed(text, secret, other)).toBeNull()
      }),
    )
  })

  it('never open when damaged, and never throw', () => {
    fc.assert(
      fc.property(values, fc.nat(), fc.integer({ min: 1, max: 255 }), (value, at, by) => {
        const bytes = Buffer.from(sealed(value, 'secret', 'ada'), 'base64url')
        bytes[at % bytes.length]! ^= by
        expect(unsealed(bytes.toString('base64url'), 'secret', 'ada')).toBeNull()
        expect(
          unsealed(bytes.subarray(0, at % bytes.length).toString('base64url'), 'secret', 'ada'),
        ).toBeNull()
      }),
    )
  })
})
