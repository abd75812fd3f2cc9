import { describe, expect, it } from 'vitest'
import { inchesTyped, parseTypedLength } from './index.ts'

describe('a typed length (SIZE-2, SIZE-12)', () => {
  it('is read in the shopper’s unit, unless it says another one; one comma may be a decimal mark anywhere', () => {
    expect(parseTypedLength('50.8', 'mm', 'en-US')).toEqual({ ok: true, value: '2' })
    expect(parseTypedLength('7,5 cm', 'in', 'en-US')).toEqual({ ok: true, value: '2.953' })
    expect(parseTypedLength('0,5 m', 'in', 'en-US')).toEqual({ ok: true, value: '19.685' })
    expect(parseTypedLength('1,25', 'in', 'en-US')).toEqual({ ok: true, value: '1.25' })
  })

  it('is not read by the marks of another locale than the shopper’s', () => {
    expect(parseTypedLength('1,234.5', 'mm', 'de-DE').ok).toBe(false)
    expect(inchesTyped('1,234.5', 'mm', 'de-DE')).toBe('1,234.5')
  })
})
