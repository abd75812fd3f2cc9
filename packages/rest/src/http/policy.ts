import type { Action, Subject } from '@kisscut/shop'

/** Calls a minute from one address, and from one account, by what a call costs the shop. */
export const RATE_LIMITS = {
  /** Answered from memory: a price quote. */
  light: 60_000,
  /** A few reads of the database. */
  normal: 12_000,
  /** A page rendered for somebody. */
  page: 3_000,
  /** Saves something. */
  costly: 3_000,
  /** Reads the catalog from its first product to the last: a file of the sitemap, the feed for merchants. */
  walk: 60,
  /** Works on files: uploads, retouches, print files, previews. */
  upload: 300,
} as const
export type Cost = keyof typeof RATE_LIMITS

/** `anyone`: the caller is not identified; `shopper`: identified, guests included; `staff`: the shop's own people. */
export type Access = 'anyone' | 'shopper' | 'staff'

interface Declared {
  /** Changes something stored: the request must be same-site, and a guest without a session gets one. */
  readonly changes: boolean
  readonly cost: Cost
}

/**
 * Declared by every route. There is no default: a route without a policy does not compile, nor does a staff route that names no required
 * right (`shop/accounts/rights.ts`).
 */
export type Policy = Declared &
  (
    | { readonly access: Exclude<Access, 'staff'> }
    | { readonly access: 'staff'; readonly may: readonly [Action, Subject] }
  )

/** Reads what everyone may see. */
export const OPEN = { access: 'anyone', changes: false, cost: 'normal' } as const satisfies Policy
/** Computes an answer from memory for anyone. */
export const OPEN_LIGHT = { access: 'anyone', changes: false, cost: 'light' } as const satisfies Policy
/** Reads what belongs to the caller, or what the caller's role may see. */
export const OWN = { access: 'shopper', changes: false, cost: 'normal' } as const satisfies Policy
/** Makes a file of something the caller may see. */
export const OWN_FILES = { access: 'shopper', changes: false, cost: 'upload' } as const satisfies Policy
/** Changes what belongs to the caller. */
export const OWN_CHANGES = { access: 'shopper', changes: true, cost: 'costly' } as const satisfies Policy
/** Uploads or reworks the caller's artwork. */
export const OWN_UPLOADS = { access: 'shopper', changes: true, cost: 'upload' } as const satisfies Policy
/** For the roles that have the right. */
export const staffMay = (action: Action, subject: Subject) =>
  ({
    access: 'staff',
    may: [action, subject],
    changes: action !== 'read',
    cost: action === 'read' ? 'normal' : 'costly',
  }) as const satisfies Policy
