import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { preferencesCookie, preferencesKey, preferencesOf } from './preferences.ts'

const preferences = (headers: Record<string, string>) =>
  preferencesOf(new Request('http://localhost/', { headers }))

describe('the preferences of a request', () => {
  it("are the browser's language and its visitor's choices (UNIT-1, CUR-8)", () => {
    expect(preferences({ 'accept-language': 'de-DE' })).toEqual({ locale: 'en-GB', chosen: {} })
    const [cookie = ''] = preferencesCookie({ unit: 'mm', currency: 'EUR' }, false).split(';')
    expect(preferences({ cookie })).toEqual({ locale: 'en-US', chosen: { unit: 'mm', currency: 'EUR' } })
    expect(preferences({ cookie: `a=b; ${cookie}; c=d` }).chosen).toEqual({ unit: 'mm', currency: 'EUR' })
  })

  it('include one choice without the other', () => {
    const [cookie = ''] = preferencesCookie({ currency: 'JPY' }, true).split(';')
    expect(preferences({ cookie }).chosen).toEqual({ currency: 'JPY' })
  })

  it('include only a valid unit and currency code, whatever the cookie contains', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w.%=-]{0,20}$/), (value) => {
        const { chosen } = preferences({ cookie: `kisscut_preferences=${value}` })
        expect(['in', 'mm', 'cm', undefined]).toContain(chosen.unit)
        expect(chosen.currency ?? 'EUR').toMatch(/^[A-Z]{3}$/)
      }),
    )
  })

  it('always have different keys if they differ (CUR-8)', () => {
    const some = fc.record({
      locale: fc.constantFrom('en-US', 'en-GB'),
      chosen: fc.record(
        { unit: fc.constantFrom('in', 'mm', 'cm'), currency: fc.constantFrom('USD', 'EUR') },
        { requiredKeys: [] },
      ),
    })
    fc.assert(
      fc.property(some, some, (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other)
        const { unit, currency } = one.chosen
        const { unit: u, currency: c } = other.chosen
        const isEqual = isSame || (one.locale === other.locale && unit === u && currency === c)
        expect(preferencesKey(one) === preferencesKey(other)).toBe(isEqual)
      }),
    )
  })
})
