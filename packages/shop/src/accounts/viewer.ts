import type { Currency } from '@kisscut/core/product'

/** Inputs and outputs of the use cases, for pages and the REST API. This file does not depend on HTTP, React or SQL. */

export const ROLES = ['shopper', 'trade', 'artist', 'owner', 'support', 'designer', 'production'] as const

export type Role = (typeof ROLES)[number]

/** The caller of a use case. The server derives it from the session cookie or the API key. */
export interface Viewer {
  /** `session:<id>` for guests, `account:<id>` for accounts; the owner of their configured products. */
  readonly owner: string
  readonly roles: readonly Role[]
  /** Approved trade customer and logged in (ROLE-3). */
  readonly trade: boolean
  /** Unit of length. SIZE-12. */
  readonly unit: 'in' | 'mm' | 'cm'
  /** Currency for prices; if absent or not sold in, the shop's main currency. CUR-1. */
  readonly currency?: Currency
  readonly locale: string
  /** The caller's API key may not change anything (ACC-16). */
  readonly mayOnlyRead?: true
  /** Staff who must set up two-factor sign-in before their staff roles count again; until then `roles` omits those (ACC-27). */
  readonly mustEnroll?: true
}

/** Display preferences the visitor has chosen; others are absent. UNIT-2. */
export type Chosen = Partial<Pick<Viewer, 'unit' | 'currency'>>

/** The owner before a session is opened; never owns anything. */
export const NOBODY_OWNER = 'nobody'

/** The unit of length for a visitor's language, until an account says otherwise (SIZE-12). */
export const unitOfLocale = (locale: string): Viewer['unit'] =>
  /-(?:US|LR|MM)\b/i.test(locale) || locale === 'en' ? 'in' : 'mm'

export const guest = (owner: string, locale: string): Viewer => ({
  owner,
  roles: ['shopper'],
  trade: false,
  unit: unitOfLocale(locale),
  locale,
})
