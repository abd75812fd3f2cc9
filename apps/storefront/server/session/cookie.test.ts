import { describe, expect, it } from 'vitest'
import { mayHaveSession, sessionCookie, sessionIdOf } from './cookie.ts'

const SECRET = 'a secret of at least thirty-two characters'

describe('the session cookie', () => {
  it('identifies its session', () => {
    const cookie = sessionCookie('4f2c', SECRET, false).split(';')[0] ?? ''
    expect(sessionIdOf(`theme=dark; ${cookie}`, SECRET)).toBe('4f2c')
  })

  it('is hidden from scripts and other sites, and secure if the shop is', () => {
    const attributes = (secure: boolean) => sessionCookie('4f2c', SECRET, secure).split('; ').slice(1)
    expect(attributes(false)).toEqual([
      expect.stringMatching(/^Max-Age=\d+$/),
      'Path=/',
      'HttpOnly',
      'SameSite=Lax',
    ])
    expect(attributes(true)).toContain('Secure')
  })

  it('is still valid after an update of the shop', () => {
    const cookie = 'kisscut_session=4f2c.s7pS0gHswo3p3BssZrBZkdiUtEHtq8p4wmL5kR_lHBI'
    expect(sessionIdOf(cookie, SECRET)).toBe('4f2c')
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
  ])('names no session with %s', (_, cookies) => {
    expect(sessionIdOf(cookies?.split(';')[0] ?? null, SECRET)).toBeNull()
  })

  it('is never found where there is none', () => {
    const cookies = `theme=dark; ${sessionCookie('4f2c', SECRET, false).split(';')[0]}`
    expect(mayHaveSession(cookies)).toBe(true)
    expect([undefined, '', 'theme=dark'].map(mayHaveSession)).toEqual([false, false, false])
  })
})
