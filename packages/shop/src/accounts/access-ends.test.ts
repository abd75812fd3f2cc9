import { describe, expect, it } from 'vitest'
import { openTestShop, STAFF_EVA } from '../testing/open-test-shop.ts'
import { ownerOfAccount, viewerOfKey } from './sessions.ts'
import { guest, type Role, type Viewer } from './viewer.ts'

const BROWSER = { sessionId: null, address: '203.0.113.1', device: '' }

const open = async () => {
  const opened = await openTestShop()
  const { accounts } = opened.storage
  const accountAs = async (id: string, role: Role): Promise<Viewer> => {
    const shown = { unit: 'in', currency: 'USD', locale: 'en-US' } as const
    const person = { id, name: id, email: `${id}@example.com`, roles: [role], tradeApproved: false }
    await accounts.createAccount({ ...person, ...shown }, null)
    return { ...guest(ownerOfAccount(id), 'en-US'), roles: [role] }
  }
  return { ...opened, accounts, accountAs }
}

/** Every way into an account: its sessions, its API keys and the links mailed to it. */
const waysInto = async ({ accounts }: Awaited<ReturnType<typeof open>>, accountId: string) => {
  const links = ['reset', 'second_factor', 'passkey_add'] as const
  const tokens = await Promise.all(
    links.map((kind) => accounts.addToken({ kind, accountId, data: {}, lifeSeconds: 3600 })),
  )
  const { id: session } = await accounts.openSession(accountId, 3600)
  await accounts.addApiKey(accountId, 'till', `key of ${accountId}`, null)
  return {
    tokens: async () => {
      const found = await Promise.all(links.map((kind, at) => accounts.token(kind, tokens[at]!)))
      return found.filter((token) => token !== null).length
    },
    sessions: async () => ((await accounts.session(session)) === null ? 0 : 1),
    keys: async () => ((await viewerOfKey({ accounts })(`key of ${accountId}`)) === null ? 0 : 1),
  }
}

const counted = async ({ tokens, sessions, keys }: Awaited<ReturnType<typeof waysInto>>) => ({
  tokens: await tokens(),
  sessions: await sessions(),
  keys: await keys(),
})

describe('every way into an account', () => {
  it('is closed when it is removed from staff, and no other account’s (ACC-28)', async () => {
    const opened = await open()
    const { shop, accountAs } = opened
    const eva = await accountAs('eva', 'owner')
    await accountAs('hana', 'support')
    await accountAs('paul', 'production')
    const [hana, paul] = [await waysInto(opened, 'hana'), await waysInto(opened, 'paul')]
    expect(await shop.accounts.staff.remove(eva, 'hana')).toMatchObject({ ok: true })
    expect(await counted(hana)).toEqual({ tokens: 0, sessions: 0, keys: 0 })
    expect(await counted(paul)).toEqual({ tokens: 3, sessions: 1, keys: 1 })
  })

  it('is closed by a new password, which a mailed link sets once; API keys stay (ACC-10)', async () => {
    const opened = await open()
    const { shop, accounts, accountAs } = opened
    await accountAs('ana', 'shopper')
    const ana = await waysInto(opened, 'ana')
    const link = await accounts.addToken({ kind: 'reset', accountId: 'ana', data: {}, lifeSeconds: 3600 })
    const password = 'a walrus in the bakery'
    expect(await shop.accounts.resetPassword(link, password, BROWSER)).toMatchObject({ ok: true })
    expect(await counted(ana)).toEqual({ tokens: 0, sessions: 0, keys: 1 })
    expect(await shop.accounts.resetPassword(link, password, BROWSER)).toMatchObject({ reason: 'conflict' })
  })
})

describe('jobs', () => {
  it.each([
    ['owner', true],
    ['production', true],
    ['designer', true],
    ['support', false],
  ] as const)(
    'are canceled, retried and removed by those whose role allows it: %s, %s (ROLE-8)',
    async (role, may) => {
      const { shop, storage, clock, accountAs } = await open()
      const viewer = await accountAs(role, role)
      const { jobs } = shop.production
      const { id } = await storage.jobs.add(
        { owner: STAFF_EVA.owner, kind: 'print', request: { kind: 'print', customs: [], files: [] } },
        clock.now,
      )
      const results: boolean[] = []
      for (const step of [jobs.cancel, jobs.retry, jobs.cancel, jobs.remove])
        results.push((await step(viewer, id)).ok)
      expect(results).toEqual([may, may, may, may])
      expect((await storage.jobs.get(id)) === null).toBe(may)
    },
  )
})
