import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from './client.ts'
import { ENGINES, OWNER_KEY, serveApi, type ServedApi } from './serve-api.ts'

const KEYS = '/account/api/v1/api-key/'
const INVITATION = '/account/api/v1/invitation/'
const STAFF = '/account/api/v1/staff/'
const ME = '/account/api/v1/me/'

describe.each(ENGINES)('keys and invitations on %s', (engine) => {
  let api: ServedApi
  beforeAll(async () => {
    api = await serveApi(engine)
  })
  afterAll(async () => {
    await api.close()
    expect(api.errors).toEqual([])
  })

  const withKey = (key: string) => createClient(api.origin, { authorization: `Bearer ${key}` })
  const owner = () => withKey(OWNER_KEY)
  const made = async (scopes: readonly string[]) => {
    const { status, body } = await owner().post(KEYS, { label: `for ${scopes.join()}`, scopes })
    expect(status).toBe(201)
    return body['key'] as string
  }
  const listed = async () =>
    (await owner().get(KEYS)).body['results'] as readonly { id: string; label: string; scopes: string[] }[]

  it('are shown once, do what they may, and open nothing once removed (ACC-16)', async () => {
    const [reads, writes] = [await made(['read']), await made(['read', 'write'])]
    expect(JSON.stringify(await listed())).not.toContain(reads)
    const change = { name: 'White vinyl' }
    const material = '/custom/api/v1/template-material/white-vinyl/'
    expect((await withKey(reads).get(ME)).body.id).toBe('owner')
    const rejected = await withKey(reads).patch(material, change)
    expect([rejected.status, rejected.body.error]).toEqual([403, 'This key may only read.'])
    expect((await withKey(reads).post(KEYS, { label: 'more', scopes: ['write'] })).status).toBe(403)
    expect((await withKey(reads).post('/custom/api/v1/custom-autosave/', { data: {} })).status).toBe(403)
    expect((await withKey(writes).patch(material, change)).status).toBe(200)
    for (const { id, label } of await listed())
      if (label.startsWith('for ')) expect((await owner().remove(`${KEYS}${id}/`)).status).toBe(200)
    expect((await withKey(reads).get(ME)).status).toBe(401)
    expect((await owner().remove(`${KEYS}no-such/`)).status).toBe(404)
  })

  it.each([
    [{ label: '', scopes: ['read'] }],
    [{ label: 'a', scopes: [] }],
    [{ label: 'a', scopes: ['everything'] }],
    [{ label: 'x'.repeat(101), scopes: ['read'] }],
    [{ label: 'a\u0000', scopes: ['read'] }],
  ])('are not made of %j (ACC-16)', async (body) => {
    expect((await owner().post(KEYS, body)).status).toBe(400)
  })

  it('bring somebody into the staff by a letter (ACC-17)', async () => {
    const email = 'iris@example.com'
    const invited = await owner().post(INVITATION, { name: 'Iris', email, roles: ['support'] })
    expect(invited.status).toBe(201)
    const [letter] = api.letters.filter(({ to }) => to === email)
    const token = /\?token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
    const password = 'a password of Iris'
    expect(await api.shop.accounts.resetPassword(token, password, browser())).toMatchObject({ ok: true })
    const signedIn = await api.shop.accounts.signIn({ email, password }, browser())
    const id = signedIn.ok ? signedIn.sessionId : ''
    const me = await createClient(api.origin, { cookie: `session=${id}` }).get(ME)
    expect(me.body).toMatchObject({ name: 'Iris', roles: ['support'], staff: true })
    const iris = createClient(api.origin, { cookie: `session=${id}` })
    const toMyself = { name: 'Iris', email, roles: ['owner'] }
    expect((await iris.post(INVITATION, toMyself)).status).toBe(403)
    const eva = { name: 'Eva', email: 'eva@example.com', roles: ['support'] }
    expect((await owner().post(INVITATION, eva)).status).toBe(409)
    await owner().post(INVITATION, { ...toMyself, roles: ['production'] })
    expect((await createClient(api.origin, { cookie: `session=${id}` }).get(ME)).status).toBe(401)
  })

  const browser = (sessionId: string | null = null) => ({ sessionId, address: '203.0.113.1', device: '' })
  const invited = async (email: string, roles: readonly string[]) => {
    const { status, body } = await owner().post(INVITATION, { name: 'Jo', email, roles })
    expect(status).toBe(201)
    return body.id
  }
  const tokensTo = (email: string) =>
    api.letters
      .filter(({ to }) => to === email)
      .flatMap(({ text }) => /\/invitation\/.*\?token=([\w-]+)/.exec(text)?.[1] ?? [])
  const staffBy = async (id: string) =>
    ((await owner().get(STAFF)).body['results'] as readonly { id: string }[]).find((each) => each.id === id)

  it('are listed while nobody has chosen a password, sent again, and then not (ACC-28)', async () => {
    const email = 'jo@example.com'
    const id = await invited(email, ['designer', 'support'])
    expect(await staffBy(id)).toEqual({
      id,
      name: 'Jo',
      email,
      roles: ['designer', 'support'],
      invited: true,
    })
    expect((await owner().post(`${STAFF}${id}/invitation/`, {})).status).toBe(200)
    const [first = '', second = ''] = tokensTo(email)
    const { resetPassword } = api.shop.accounts
    expect(await resetPassword(first, 'a password of Jo', browser())).toMatchObject({ reason: 'conflict' })
    expect(await resetPassword(second, 'a password of Jo', browser())).toMatchObject({ ok: true })
    expect(await staffBy(id)).toMatchObject({ invited: false })
    expect((await owner().post(`${STAFF}${id}/invitation/`, {})).status).toBe(409)
    expect((await owner().post(`${STAFF}no-such/invitation/`, {})).status).toBe(404)
  })

  it('are withdrawn: their link opens nothing, and the account is no staff (ACC-28)', async () => {
    const email = 'kim@example.com'
    const id = await invited(email, ['support'])
    expect((await owner().remove(`${STAFF}${id}/`)).status).toBe(200)
    const [token = ''] = tokensTo(email)
    const chosen = await api.shop.accounts.resetPassword(token, 'a password of Kim', browser())
    expect(chosen).toMatchObject({ reason: 'conflict' })
    expect(await staffBy(id)).toBeUndefined()
    expect((await owner().remove(`${STAFF}${id}/`)).status).toBe(404)
  })

  it('end with somebody’s roles, sessions and keys; what else they are stays (ACC-28)', async () => {
    const { accounts } = api.storage
    const id = await invited('lee@example.com', ['owner'])
    await accounts.changeAccount(id, { roles: ['owner', 'trade'] })
    const session = await accounts.openSession(id, 60)
    await accounts.addApiKey(id, 'press', 'a key of Lee')
    expect((await withKey('a key of Lee').get(STAFF)).status).toBe(200)
    expect((await withKey('a key of Lee').remove(`${STAFF}${id}/`)).status).toBe(409)
    expect((await owner().remove(`${STAFF}${id}/`)).status).toBe(200)
    expect((await withKey('a key of Lee').get(ME)).status).toBe(401)
    expect(await accounts.session(session.id)).toBeNull()
    expect((await accounts.account({ id }))?.roles).toEqual(['trade'])
  })

  it('keep what else somebody is who joins the staff (ACC-17)', async () => {
    const id = await invited('ola@example.com', ['support'])
    await api.storage.accounts.changeAccount(id, { roles: ['shopper', 'artist', 'support'] })
    expect(await invited('ola@example.com', ['designer'])).toBe(id)
    expect((await api.storage.accounts.account({ id }))?.roles).toEqual(['shopper', 'artist', 'designer'])
  })

  it('leave one of two owners who remove each other at once (ACC-28)', async () => {
    const { accounts } = api.storage
    const [one, other] = [
      await invited('mo@example.com', ['owner']),
      await invited('nat@example.com', ['owner']),
    ]
    await accounts.addApiKey(one, 'mo', 'a key of Mo')
    await accounts.addApiKey(other, 'nat', 'a key of Nat')
    await Promise.all([
      withKey('a key of Mo').remove(`${STAFF}${other}/`),
      withKey('a key of Nat').remove(`${STAFF}${one}/`),
    ])
    expect([await staffBy(one), await staffBy(other)].filter(Boolean)).toHaveLength(1)
  })

  it.each([
    [{ name: 'Iris', email: 'iris@example.com\r\nbcc: all@example.com', roles: ['support'] }],
    [{ name: '', email: 'iris@example.com', roles: ['support'] }],
    [{ name: 'Iris', email: 'iris@example.com', roles: ['king'] }],
    [{ name: 'Iris', email: 'iris@example.com', roles: [] }],
  ])('invite nobody by %j (ACC-17)', async (body) => {
    const before = api.letters.length
    expect((await owner().post(INVITATION, body)).status).toBe(400)
    expect(api.letters.length).toBe(before)
  })
})
