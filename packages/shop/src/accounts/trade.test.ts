import { expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import type { Role } from './viewer.ts'

const TYPED = { company: 'Ana’s Jams', website: '', taxId: 'DE 123', sells: 'Jams' }
const BROWSER = { sessionId: null, address: '203.0.113.1', device: '' }

it('a decision is in the audit log with who decided, on what and why (ACC-20)', async () => {
  const { shop, storage, auditLog } = await openTestShop()
  const accountAs = async (name: string, role: Role) => {
    const person = { name, email: `${name}@example.com`, roles: [role], tradeApproved: false }
    const shown = { unit: 'in', currency: 'USD', locale: 'en-US' } as const
    return (await storage.accounts.createAccount({ id: name, ...person, ...shown }, null))!
  }
  const [ana, hana] = [await accountAs('ana', 'shopper'), await accountAs('hana', 'support')]
  const { trade } = shop.accounts
  await trade.apply(ana, TYPED, BROWSER)
  const { id } = (await trade.of(ana))!
  await trade.decide(hana, id, { isApproved: false, reason: 'Not a business.' })
  await trade.decide(hana, id, { isApproved: true, reason: '' })
  expect(await auditLog()).toMatchObject([
    {
      who: 'account:hana',
      did: 'declined',
      what: `trade_application ${id} of account:ana`,
      reason: 'Not a business.',
      before: { state: 'waiting', company: TYPED.company, taxId: TYPED.taxId },
      after: { state: 'declined' },
    },
  ])
})

it('the audit log says who ended a trade account and why (ACC-22)', async () => {
  const { shop, storage, auditLog } = await openTestShop()
  const accountAs = async (id: string, roles: readonly Role[], tradeApproved: boolean) => {
    const shown = { unit: 'in', currency: 'USD', locale: 'en-US' } as const
    const person = { id, name: id, email: `${id}@example.com`, roles, tradeApproved }
    return (await storage.accounts.createAccount({ ...person, ...shown }, null))!
  }
  const ana = await accountAs('ana', ['shopper', 'trade'], true)
  const hana = await accountAs('hana', ['support'], false)
  const ended = { email: ana.email, reason: 'Closed.' }
  await shop.accounts.trade.end(hana, ended)
  await shop.accounts.trade.end(hana, ended)
  expect(await auditLog()).toMatchObject([
    {
      who: 'account:hana',
      did: 'ended trade',
      what: 'account:ana',
      reason: 'Closed.',
      before: { tradeApproved: true, roles: ['shopper', 'trade'] },
      after: { tradeApproved: false, roles: ['shopper'] },
    },
  ])
})
