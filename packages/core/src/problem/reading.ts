import type { Problem } from './problem.ts'

/** Result of parsing typed input: the value, or the one problem with it. */
export type Reading<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem }

/** A value that could be read. */
export const read = <T>(value: T): Reading<T> => ({ ok: true, value })
/** Why a value could not be read. */
export const unreadable = <T>(problem: Problem): Reading<T> => ({ ok: false, problem })
