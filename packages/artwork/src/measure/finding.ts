import type { Level } from '@kisscut/core/problem'

/** Kinds of findings. */
export const FINDINGS = [
  'off-product',
  'outside-safe-area',
  'low-resolution',
  'unprintable-resolution',
  'thin-stroke',
  'missing-letters',
  'font-missing',
  'code-unreadable',
  'code-too-small',
] as const
export type FindingCode = (typeof FINDINGS)[number]

/** A problem to check before printing; lengths in inches, resolutions in dots per inch. */
export interface Finding {
  readonly code: FindingCode
  readonly level: Level
  /** Id of the element. */
  readonly element: string
  readonly measured: number | string
  readonly wanted: number | string
}

/** The thinnest printable line in inches (a quarter of a point). */
export const THINNEST_STROKE = 0.0035
