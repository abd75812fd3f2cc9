import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { custom, quoteRequest, userFile } from '@kisscut/records'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Outcome } from '../outcome.ts'
import { openTestShop } from '../testing/open-test-shop.ts'
import { SESSION_SECONDS } from './sessions.ts'
import type { Viewer } from './viewer.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kisscut-expired-'))
  await writeFile(join(folder, 'logo.png'), 'pixels')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const must = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
  return outcome.value
}

type Opened = Awaited<ReturnType<typeof openTestShop>>

/** A guest with artwork on a product in the cart. */
async function guestWithCart({ shop }: Opened) {
  const { viewer, sessionId } = await shop.accounts.openSession('en-US')
  const change = { materialId: 'white-vinyl', width: '2', height: '2', quantity: '100' }
  const saved = must(await shop.configure.save(viewer, { id: null, productId: 'die-cut-stickers', change }))
  const path = join(folder, 'logo.png')
  const file = must(await shop.design.receiveFile(viewer, { path, name: 'logo.png', bytes: 6 }))
  must(await shop.design.useFile(viewer, saved.id, file.id))
  must(await shop.cart.add(viewer, { productClass: 'custom', productId: saved.id }))
  return { viewer, sessionId }
}

const rowsOf = async ({ storage }: Opened, { owner }: Viewer) => ({
  customs: await storage.records.count(custom, { owner }),
  files: await storage.records.count(userFile, { owner }),
  lines: await storage.carts.countOfOwner(owner),
})

const DAY = 24 * 60 * 60 * 1000

describe('a session in use', () => {
  it('lasts, with one write a day (ROLE-9, ACC-8)', async () => {
    const opened = await openTestShop()
    const { shop, clock, storage } = opened
    const { viewer, sessionId } = await guestWithCart(opened)
    const extend = vi.spyOn(storage.accounts, 'extendSession')
    for (let day = 0; day < 70; day += 1) {
      for (const each of ['viewerOfSession', 'visitorOfSession', 'viewerOfSession'] as const)
        await shop.accounts[each](sessionId, 'en-US')
      clock.now = new Date(clock.now.getTime() + 1.01 * DAY)
      expect(await shop.accounts.removeExpired()).toBe(0)
    }
    expect(extend.mock.calls.length).toBe(69)
    expect((await shop.accounts.visitorOfSession(sessionId, 'en-US')).cartCount).toBe(1)
    expect(await rowsOf(opened, viewer)).toEqual({ customs: 1, files: 1, lines: 1 })
    clock.now = new Date(clock.now.getTime() + 30.1 * DAY)
    expect((await shop.accounts.viewerOfSession(sessionId, 'en-US')).owner).not.toBe(viewer.owner)
    expect(await shop.accounts.removeExpired()).toBe(1)
  })

  it('is not removed if it is used while its removal begins (ROLE-9)', async () => {
    const opened = await openTestShop()
    const { shop, clock, storage } = opened
    const { viewer, sessionId } = await guestWithCart(opened)
    const { expiredSessions } = storage.accounts
    storage.accounts.expiredSessions = async (most) =>
      [sessionId, ...(await expiredSessions(most))].slice(0, extendedOnce++ === 0 ? 1 : 0)
    let extendedOnce = 0
    clock.now = new Date(clock.now.getTime() + 29 * DAY)
    await shop.accounts.removeExpired()
    expect(await rowsOf(opened, viewer)).toEqual({ customs: 1, files: 1, lines: 1 })
  })

  it('works even if it can’t be extended, as on a full disk (ROLE-9)', async () => {
    const opened = await openTestShop()
    const { shop, clock, storage } = opened
    const { viewer, sessionId } = await guestWithCart(opened)
    storage.accounts.extendSession = () => Promise.reject(new Error('disk full'))
    clock.now = new Date(clock.now.getTime() + 2 * DAY)
    expect((await shop.accounts.viewerOfSession(sessionId, 'en-US')).owner).toBe(viewer.owner)
    expect((await shop.accounts.visitorOfSession(sessionId, 'en-US')).cartCount).toBe(1)
  })

  it('of staff ends after 12 hours, even while it is used (ACC-8)', async () => {
    const { shop, clock, storage } = await openTestShop()
    await storage.accounts.createAccount(
      {
        ...{ id: 'eva', name: 'Eva', email: 'eva@example.com', tradeApproved: false },
        ...({ roles: ['owner'], unit: 'in', currency: 'USD', locale: 'en-US' } as const),
      },
      null,
    )
    const { id } = await storage.accounts.openSession('eva', 12 * 60 * 60)
    for (let hour = 0; hour < 12; hour += 1) {
      expect((await shop.accounts.viewerOfSession(id, 'en-US')).owner).toBe('account:eva')
      clock.now = new Date(clock.now.getTime() + DAY / 24)
    }
    expect((await shop.accounts.viewerOfSession(id, 'en-US')).owner).toBe('nobody')
  })
})

describe('an expired session', () => {
  it('is removed with everything its guest made, and nothing else (ROLE-9)', async () => {
    const opened = await openTestShop()
    const { shop, clock, storage, fileStore } = opened
    const late = await guestWithCart(opened)
    const keysOfLate = fileStore.retained()
    clock.now = new Date(clock.now.getTime() + 1000)
    const here = await guestWithCart(opened)
    clock.now = new Date(clock.now.getTime() + SESSION_SECONDS * 1000 - 500)
    expect(keysOfLate.length).toBeGreaterThan(1)
    expect(await shop.accounts.removeExpired()).toBe(1)
    expect(await rowsOf(opened, late.viewer)).toEqual({ customs: 0, files: 0, lines: 0 })
    expect(await rowsOf(opened, here.viewer)).toEqual({ customs: 1, files: 1, lines: 1 })
    // The sweep of sold items removes the files of the cart.
    await shop.cart.sweep()
    expect(fileStore.retained().filter((key) => keysOfLate.includes(key))).toEqual([])
    expect(fileStore.retained().length).toBeGreaterThan(1)
    expect(await storage.accounts.session(here.sessionId)).not.toBeNull()
    expect(await shop.accounts.removeExpired()).toBe(0)
  })

  it('leaves its guest’s requests to the shop with their files, because they are answered by letter (QUOTE-4)', async () => {
    const opened = await openTestShop()
    const { shop, clock, storage, letters, fileStore } = opened
    const { viewer, sessionId } = await guestWithCart(opened)
    const path = join(folder, 'logo.png')
    const typed = { name: 'Gil', email: 'gil@example.com', product: 'A flag', quantity: '1', trap: '' }
    const none = { width: '', height: '', material: '', neededBy: '', message: '' }
    const browser = { sessionId, address: '203.0.113.9', device: '' }
    const sent = await shop.quoteRequests.send(
      viewer,
      { ...typed, ...none },
      { path, name: 'flag.png', bytes: 6 },
      browser,
    )
    if (!sent.ok) throw new Error(sent.reason)
    clock.now = new Date(clock.now.getTime() + SESSION_SECONDS * 1000 + 1)
    expect(await shop.accounts.removeExpired()).toBe(1)
    expect(await rowsOf(opened, viewer)).toEqual({ customs: 0, files: 1, lines: 0 })
    const { user_file } = (await storage.records.get(quoteRequest, sent.value.id!))!
    expect(fileStore.retained()).toContain((await storage.records.get(userFile, user_file!))!.file)
    const token = /\?token=(\S+)/.exec(letters.find(({ to }) => to === 'gil@example.com')!.text)![1]!
    const { viewer: later } = await shop.accounts.openSession('en-US')
    const shown = await shop.quoteRequests.show(later, { token })
    expect(shown).toMatchObject({ ok: true, value: { product: 'A flag', fileName: 'flag.png' } })
  })

  it('stays for the next run if it can’t be removed, and doesn’t stop the others', async () => {
    const opened = await openTestShop()
    const { shop, clock, storage, execute } = opened
    const first = await guestWithCart(opened)
    const second = await guestWithCart(opened)
    // More than one batch.
    for (let more = 0; more < 120; more++) await shop.accounts.openSession('en-US')
    clock.now = new Date(clock.now.getTime() + SESSION_SECONDS * 1000 + 1)
    execute(
      `create trigger kept before delete on custom when old.owner = '${first.viewer.owner}'
       begin select raise(abort, 'kept'); end`,
    )
    await expect(shop.accounts.removeExpired()).rejects.toThrow('Sessions could not be removed')
    expect(await rowsOf(opened, first.viewer)).toEqual({ customs: 1, files: 1, lines: 1 })
    expect(await rowsOf(opened, second.viewer)).toEqual({ customs: 0, files: 0, lines: 0 })
    expect(await storage.accounts.expiredSessions(10)).toEqual([first.sessionId])
    execute('drop trigger kept')
    expect(await shop.accounts.removeExpired()).toBe(1)
  })
})
