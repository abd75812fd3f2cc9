import { describe, expect, it } from 'vitest'
import { sessionCookie, sessionIdOf } from './cookie.ts'

const SECRET = 'a secret of at least thirty-two characters'

describe('the session cookie', () => {
  it('brings its session back', () => {
    const cookie = sessionCookie('4f2c', SECRET, false).split(';')[0] ?? ''
    expect(sessionIdOf(`theme=dark; ${cookie}`, SECRET)).toBe('4f2c')
  })

  it('is hidden from scripts and other sites, and secure where the shop is', () => {
    expect(sessionCookie('4f2c', SECRET, false)).toMatch(/; HttpOnly; SameSite=Lax$/)
    expect(sessionCookie('4f2c', SECRET, true)).toMatch(/; HttpOnly; SameSite=Lax; Secure$/)
  })

  it.each([
    ['none', null],
    ['another name', 'other=4f2c.x'],
    ['no signature', 'kisscut_session=4f2c'],
    ['an empty one', 'kisscut_session='],
    [
      'another session with the signature of this one',
      sessionCookie('4f2c', SECRET, false).replace('4f2c', '4f2d'),
    ],
    ['another secret', sessionCookie('4f2c', 'another secret that is long enough too', false)],
  ])('opens nothing with %s', (_, cookies) => {
    expect(sessionIdOf(cookies?.split(';')[0] ?? null, SECRET)).toBeNull()
  })
})
