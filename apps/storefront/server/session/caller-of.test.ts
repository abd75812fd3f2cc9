import { guest, NOBODY_OWNER, type Viewer } from '@kisscut/shop'
import { describe, expect, it } from 'vitest'
import { createCallerOf } from './caller-of.ts'

const SECRET = 'a secret of at least thirty-two characters'
const STAFF: Viewer = { ...guest('account:eva', 'en-US'), roles: ['owner'] }

function shopOf() {
  const sessions = new Set<string>()
  const signedIn = new Set<string>()
  const accounts = {
    viewerOfSession: async (id: string | null, locale: string) =>
      guest(id && sessions.has(id) ? `session:${id}` : NOBODY_OWNER, locale),
    viewerOfKey: async (key: string) => (key === 'the-key-of-eva' ? STAFF : null),
    hasSignedIn: async (id: string) => signedIn.has(id),
    openSession: async (locale: string) => {
      const sessionId = `session-${sessions.size + 1}`
      sessions.add(sessionId)
      return { sessionId, viewer: guest(`session:${sessionId}`, locale) }
    },
  }
  return { sessions, signedIn, callerOf: createCallerOf({ accounts, secret: SECRET, secure: false }) }
}

const from = (headers: Record<string, string> = {}) => new Request('http://localhost/', { headers })

describe('the caller', () => {
  it('gets no session by just looking', async () => {
    const { sessions, callerOf } = shopOf()
    const caller = await callerOf(from(), { create: false })
    expect(caller).toEqual({ viewer: guest(NOBODY_OWNER, 'en-US') })
    expect(sessions.size).toBe(0)
  })

  it('gets a session with the first save, and is recognized by its cookie', async () => {
    const { sessions, callerOf } = shopOf()
    const first = await callerOf(from(), { create: true })
    const cookie = first?.setCookie?.split(';')[0] ?? ''
    const again = await callerOf(from({ cookie }), { create: true })
    expect(again?.viewer.owner).toBe(first?.viewer.owner)
    expect(again?.setCookie).toBeUndefined()
    expect(sessions.size).toBe(1)
  })

  it('gets no new session in place of one that has just signed in, whose cookie would be lost (ACC-5)', async () => {
    const { sessions, signedIn, callerOf } = shopOf()
    const cookie = (await callerOf(from(), { create: true }))?.setCookie?.split(';')[0] ?? ''
    sessions.delete('session-1')
    signedIn.add('session-1')
    expect(await callerOf(from({ cookie }), { create: true })).toEqual({
      viewer: guest(NOBODY_OWNER, 'en-US'),
      isOutdated: true,
    })
    expect(sessions.size).toBe(0)
    expect(await callerOf(from({ cookie }), { create: false })).toEqual({
      viewer: guest(NOBODY_OWNER, 'en-US'),
    })
  })

  it('gets a new session for a forged cookie', async () => {
    const { callerOf } = shopOf()
    const forged = { cookie: 'kisscut_session=session-1.c2lnbmF0dXJl' }
    const caller = await callerOf(from(forged), { create: true })
    expect(caller?.setCookie).toMatch(/^kisscut_session=session-1\./)
  })

  it('is the service of an API key, whatever its cookies (API-19)', async () => {
    const { callerOf } = shopOf()
    const caller = await callerOf(from({ authorization: 'Bearer the-key-of-eva' }), { create: true })
    expect(caller).toEqual({ viewer: STAFF })
  })

  it.each(['Bearer wrong', 'Basic ZXZh', 'Bearer ', 'x'])('is null for %s', async (authorization) => {
    expect(await shopOf().callerOf(from({ authorization }), { create: true })).toBeNull()
  })

  it("gets the formats of the browser's language", async () => {
    const caller = await shopOf().callerOf(from({ 'accept-language': 'en-GB' }), { create: false })
    expect(caller?.viewer).toMatchObject({ locale: 'en-GB', unit: 'mm' })
  })
})
