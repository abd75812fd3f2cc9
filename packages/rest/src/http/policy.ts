/**
 * What every route must say about itself before it compiles: who may call it, whether it changes anything, and how
 * often one caller may. There is no default.
 */

/** `anyone`: nobody asks who it is; `shopper`: the viewer is known, guests included; `staff`: the shop's own people. */
export const CALLERS = ['anyone', 'shopper', 'staff'] as const
export type Caller = (typeof CALLERS)[number]

/** Calls a minute for one caller, by what a call costs the shop. */
export const RATE_LIMITS = { light: Infinity, normal: 12_000, costly: 3000, upload: 300 } as const
export type RateLimit = keyof typeof RATE_LIMITS

export interface Policy {
  readonly caller: Caller
  /** Changes what is kept: the request's origin is checked, and a guest without a session gets one. */
  readonly changes: boolean
  readonly rateLimit: RateLimit
}

/** Reads what everyone may see; cheap, answered without asking who it is. */
export const OPEN = { caller: 'anyone', changes: false, rateLimit: 'normal' } as const satisfies Policy
/** Reads what belongs to the caller, or what the caller's role may see. */
export const OWN = { caller: 'shopper', changes: false, rateLimit: 'normal' } as const satisfies Policy
/** Changes what belongs to the caller. */
export const OWN_CHANGES = { caller: 'shopper', changes: true, rateLimit: 'costly' } as const satisfies Policy
/** Changes the catalog. */
export const STAFF_CHANGES = { caller: 'staff', changes: true, rateLimit: 'costly' } as const satisfies Policy
