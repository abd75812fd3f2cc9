import type { Currency } from '@kisscut/core/product'

/**
 * What the use cases take and give. The storefront's pages and the REST API are both written against this file;
 * nothing in it knows of HTTP, React or SQL.
 */

export const ROLES = ['shopper', 'trade', 'artist', 'owner', 'support', 'designer', 'production'] as const

export type Role = (typeof ROLES)[number]

/** Who is asking. Made by the server from the session cookie or the API key, handed to every use case. */
export interface Viewer {
  /** `session:<id>` for guests, `account:<id>` for those logged in; what a configured product belongs to. */
  readonly owner: string
  readonly roles: readonly Role[]
  /** Approved trade customer and logged in (ROLE-3). */
  readonly trade: boolean
  /** SIZE-12. */
  readonly unit: 'in' | 'mm' | 'cm'
  /** What prices are wanted in; absent: the shop's main currency, as where the shop does not sell in it. CUR-1. */
  readonly currency?: Currency
  readonly locale: string
  /** Calls by a key that may not change anything (ACC-16). */
  readonly mayOnlyRead?: true
  /** Staff who have to set up two-factor sign-in before their roles count again; `roles` has none of staff until then (ACC-27). */
  readonly mustEnroll?: true
}

/** What a visitor has chosen for themselves; absent: nothing. UNIT-2. */
export type Chosen = Partial<Pick<Viewer, 'unit' | 'currency'>>

/** Owns nothing and never will: who is asking before a session is opened. */
export const NOBODY_OWNER = 'nobody'

/** The visitor's language decides how lengths are shown until an account says otherwise (SIZE-12). */
export const unitOfLocale = (locale: string): Viewer['unit'] =>
  /-(?:US|LR|MM)\b/i.test(locale) || locale === 'en' ? 'in' : 'mm'

export const guest = (owner: string, locale: string): Viewer => ({
  owner,
  roles: ['shopper'],
  trade: false,
  unit: unitOfLocale(locale),
  locale,
})
