import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { base32, codeOf, enrollmentUrl, PERIOD_SECONDS, periodOf, periodOfCode } from './totp.ts'

const SECRET = Buffer.from('12345678901234567890')

const secrets = fc.uint8Array({ minLength: 20, maxLength: 20 }).map((bytes) => Buffer.from(bytes))
const moments = fc.integer({ min: 100 * PERIOD_SECONDS, max: 4_000_000_000 }).map((s) => new Date(s * 1000))

describe('codes of an authenticator app', () => {
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('match RFC 6238 after %i seconds', (seconds, code) => {
    expect(codeOf(SECRET, periodOf(new Date(seconds * 1000)), 8)).toBe(code)
  })

  it('are set up by a QR code, with their secret in RFC 4648 base32', () => {
    expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
    expect(base32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
    expect(enrollmentUrl(SECRET, 'Peel & Post', 'ada+1@example.com')).toBe(
      'otpauth://totp/Peel%20%26%20Post:ada%2B1%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Peel%20%26%20Post',
    )
  })

  it('are accepted while shown, one period before and one after, and when typed in two groups (ACC-24)', () => {
    const now = new Date(1234567890_000)
    const [early, late] = [codeOf(SECRET, periodOf(now) - 1), codeOf(SECRET, periodOf(now) + 1)]
    for (const code of [early, late, codeOf(SECRET, periodOf(now))])
      expect(periodOfCode(SECRET, `${code.slice(0, 3)} ${code.slice(3)}`, { now, after: 0 })).not.toBeNull()
    for (const typed of ['', '12345', '1234567', 'abcdef', '٠١٢٣٤٥', codeOf(SECRET, periodOf(now) - 2)])
      expect(periodOfCode(SECRET, typed, { now, after: 0 })).toBeNull()
  })
})

describe('invariants of codes', () => {
  it('never accept a code twice, nor one older than the last (ACC-24)', () => {
    fc.assert(
      fc.property(secrets, moments, fc.integer({ min: -1, max: 1 }), (secret, now, drift) => {
        const period = periodOf(now) + drift
        const code = codeOf(secret, period)
        const used = periodOfCode(secret, code, { now, after: 0 })
        expect(used).not.toBeNull()
        fc.pre(used === period)
        expect(periodOfCode(secret, code, { now, after: period })).not.toBe(period)
        expect(
          periodOfCode(secret, codeOf(secret, period - 1), { now, after: period }) ?? Infinity,
        ).toBeGreaterThan(period)
      }),
    )
  })
})
