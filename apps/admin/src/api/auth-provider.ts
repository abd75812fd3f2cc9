import { HttpError, type AuthProvider } from 'react-admin'
import { call } from './call.ts'
import { forgetRights, hasRights, may, rights, type Action } from './rights.ts'

interface Me {
  readonly id: string
  readonly email: string
  readonly name: string
}

/** The right that each action of react-admin requires. A read-only visitor sees the form without its buttons. */
const ACTIONS: Readonly<Record<string, Action>> = {
  list: 'read',
  show: 'read',
  edit: 'read',
  export: 'read',
  create: 'create',
  clone: 'create',
  change: 'change',
  delete: 'remove',
}

/** URL of the shop's sign-in for staff, which returns to `next`. */
export const signInAddress = (next: string): string => `/account/sign-in/?${new URLSearchParams({ next })}`

/** Uses the shop's own session: the admin never sees a password (ADMIN-2). */
export const authProvider: AuthProvider = {
  login: () => Promise.resolve(),
  checkAuth: async () => {
    if ((await rights()) === null) throw new HttpError('', 401)
  },
  checkError: async ({ status }: { status?: number }) => {
    if (status !== 401) return
    forgetRights()
    throw new HttpError('', 401)
  },
  // The framework also calls this for visitors without rights: a shopper stays signed in to the shop.
  logout: async () => {
    if (hasRights())
      await fetch('/account/sign-out/', { method: 'POST', body: new URLSearchParams(), redirect: 'manual' })
    forgetRights()
  },
  getIdentity: async () => {
    const me = await call<Me>('/account/api/v1/me/').catch(() => null)
    return me === null ? { id: 'staff' } : { id: me.id, fullName: me.name === '' ? me.email : me.name }
  },
  canAccess: ({ resource, action }) => may(ACTIONS[action] ?? 'read', resource),
}
