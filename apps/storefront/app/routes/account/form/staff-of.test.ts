import { guest, mayDecideTrade, type Role } from '@kisscut/shop'
import type { AppLoadContext } from '@remix-run/node'
import { describe, expect, it } from 'vitest'
import { staffOf } from './staff-of.ts'

const openedBy = async (roles: readonly Role[] | null, mustEnroll?: true) => {
  const account = roles && { id: 'eva', roles }
  const viewer = { ...guest('account:eva', 'en-US'), ...(mustEnroll && { mustEnroll }) }
  const shop = { accounts: { own: { ofBrowser: async () => account } } }
  const context = { shop, viewer, session: {} } as unknown as AppLoadContext
  try {
    return await staffOf(context, 'tradeApplications', mayDecideTrade)
  } catch (thrown) {
    const { status, headers } = thrown as Response
    return [status, headers.get('location')]
  }
}

describe('a page for staff', () => {
  it('opens for its staff, and sends guests to sign in', async () => {
    expect(await openedBy(['support'])).toMatchObject({ id: 'eva' })
    expect(await openedBy(['production'])).toEqual([404, null])
    expect(await openedBy(null)).toEqual([303, '/account/sign-in/?next=/account/trade-applications/'])
  })

  it('requires two-factor sign-in first where the shop does (ACC-27)', async () => {
    expect(await openedBy(['support'], true)).toEqual([303, '/account/two-factor/'])
  })
})
