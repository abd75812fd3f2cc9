import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from './client.ts'
import { ENGINES, OWNER_KEY, serveApi, type ServedApi } from './serve-api.ts'

const ARTISTS = '/account/api/v1/artists/'

describe.each(ENGINES)('the works of artists on %s', (engine) => {
  let api: ServedApi
  let added = 0
  beforeAll(async () => {
    api = await serveApi(engine)
  })
  afterAll(async () => {
    await api.close()
    expect(api.errors).toEqual([])
  })

  const withKey = (key: string) => createClient(api.origin, { authorization: `Bearer ${key}` })
  const owner = () => withKey(OWNER_KEY)

  /** An account with its own key. */
  const accountOf = async (roles: readonly ('shopper' | 'artist' | 'owner' | 'support' | 'designer')[]) => {
    const { accounts } = api.storage
    const email = `artist-${++added}@example.com`
    const owners = (await accounts.account({ id: 'owner' }))!
    const account = await accounts.createAccount({ ...owners, id: `artist-${added}`, email, roles }, null)
    await accounts.addApiKey(account!.id, 'own', `key of ${email}`)
    return { id: account!.id, email, client: withKey(`key of ${email}`) }
  }
  const artistNamed = async (name: string) => {
    const { status, body } = await owner().post('/marketplace/api/v1/artist/', {
      ...{ name, slug: `${name.toLowerCase()}-${++added}` },
    })
    expect(status).toBe(201)
    return body.id
  }
  const rolesOf = async (id: string) => (await api.storage.accounts.account({ id }))?.roles
  const worksOf = (id: string) =>
    api.shop.artworks.isArtist({
      ...{ owner: `account:${id}`, roles: ['shopper', 'artist'], trade: false, unit: 'in', locale: 'en-US' },
    })

  it('are assigned to an account and withdrawn by the owner, who sees the accounts (MKT-13)', async () => {
    const { id, email } = await accountOf(['shopper'])
    const artist = await artistNamed('Ada')
    expect((await owner().get(ARTISTS)).body['free']).toContainEqual({ id: artist, name: 'Ada' })
    expect(await owner().post(ARTISTS, { email: ` ${email.toUpperCase()} `, artist })).toMatchObject({
      ...{ status: 200, body: { id } },
    })
    expect(await rolesOf(id)).toEqual(['shopper', 'artist'])
    expect(await worksOf(id)).toBe(true)
    const { results, free } = (await owner().get(ARTISTS)).body as Record<string, unknown>
    expect(results).toContainEqual(expect.objectContaining({ id, artists: [{ id: artist, name: 'Ada' }] }))
    expect(free).not.toContainEqual({ id: artist, name: 'Ada' })

    expect((await owner().remove(`${ARTISTS}${id}/`)).status).toBe(200)
    expect(await rolesOf(id)).toEqual(['shopper'])
    expect(await worksOf(id)).toBe(false)
    expect((await owner().remove(`${ARTISTS}${id}/`)).status).toBe(404)
  })

  it.each([['shopper'], ['artist'], ['support'], ['designer']] as const)(
    'can’t be assigned, unassigned or listed by %s, for themselves or others (MKT-13)',
    async (role) => {
      const [self, other] = [await accountOf([role]), await accountOf(['artist'])]
      const artist = await artistNamed('Bea')
      for (const { email } of [self, other])
        expect((await self.client.post(ARTISTS, { email, artist })).status).toBe(403)
      expect((await self.client.remove(`${ARTISTS}${other.id}/`)).status).toBe(403)
      expect((await self.client.get(ARTISTS)).status).toBe(403)
      expect([await rolesOf(self.id), await rolesOf(other.id)]).toEqual([[role], ['artist']])
    },
  )

  it('can’t be assigned by owners to themselves (MKT-13)', async () => {
    const { id, email, client } = await accountOf(['owner', 'artist'])
    expect((await client.post(ARTISTS, { email, artist: await artistNamed('Cy') })).status).toBe(409)
    expect((await client.remove(`${ARTISTS}${id}/`)).status).toBe(409)
    expect(await rolesOf(id)).toEqual(['owner', 'artist'])
  })

  it('go to one account of two assigned at once, and errors are reported at their fields (MKT-13)', async () => {
    const [one, other] = [await accountOf(['shopper']), await accountOf(['shopper'])]
    const artist = await artistNamed('Di')
    const given = await Promise.all([one, other].map(({ email }) => owner().post(ARTISTS, { email, artist })))
    expect(given.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const roles = [await rolesOf(one.id), await rolesOf(other.id)]
    expect(roles.filter((each) => each?.includes('artist'))).toHaveLength(1)
    const wrong = async (body: object) => (await owner().post(ARTISTS, body)).body['errors']
    expect(await wrong({ email: 'nobody@example.com', artist })).toHaveProperty('email')
    expect(await wrong({ email: one.email, artist: 'no-such' })).toHaveProperty('artist')
    expect(await wrong({ email: '', artist: '' })).toMatchObject({
      ...{ email: expect.any(Array), artist: expect.any(Array) },
    })
  })
})
