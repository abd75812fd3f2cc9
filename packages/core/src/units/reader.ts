import { FALLBACK_LOCALE } from './locale.ts'
import type { Unit } from './unit.ts'

/** The reader's unit of length and locale. UNIT-1. */
export interface Reader {
  readonly unit: Unit
  readonly locale: string
}

/** The reader of shared content: inches, as lengths are stored. */
export const ANYBODY: Reader = { unit: 'in', locale: FALLBACK_LOCALE }
