import type { Box } from '@kisscut/artwork/geometry'
import type { Placement } from '@kisscut/artwork/placement'
import type { Level } from '@kisscut/core/problem'
import { ANYBODY, type Reader, showCompared } from '@kisscut/core/units'
import { PREFLIGHT, type PreflightCode } from './messages.ts'

/** A finding: the measured and the required value, in the unit of its message. */
export interface PreflightFinding {
  readonly code: PreflightCode
  readonly level: Level
  readonly element: 'artwork' | 'cut'
  readonly measured: number
  readonly wanted: number
  /** Where it is: a box in inches from the product's top left corner. */
  readonly place?: Box
  /** Text for the message: missing characters, the content of a code. */
  readonly detail?: string
  /** Id of the drawing's element. */
  readonly part?: string
  /** A quick fix, or absent: a placement, white ink under the artwork, or removal of its plain background. */
  readonly fix?: {
    readonly placement?: Placement
    readonly whiteInk?: true
    readonly removeBackground?: true
  }
}

export function finding(
  code: PreflightCode,
  measured: number,
  wanted: number,
  more: Pick<PreflightFinding, 'place' | 'detail' | 'part' | 'fix'> = {},
): PreflightFinding {
  const element = code.startsWith('cut') || code.startsWith('tear') ? 'cut' : 'artwork'
  return { code, level: PREFLIGHT[code].level, element, measured, wanted, ...more }
}

/** `{wanted:length}`: a length. */
const PLACEHOLDER = /\{(measured|wanted|detail)(:length)?\}/g

/** The message for staff and shoppers, with lengths in the reader's unit. UNIT-1. */
export function preflightMessage(
  { code, measured, wanted, detail = '' }: PreflightFinding,
  { unit, locale }: Reader = ANYBODY,
): string {
  const { text } = PREFLIGHT[code]
  const values = { measured, wanted, detail }
  const lengths = [...text.matchAll(PLACEHOLDER)].flatMap(([, name, isLength]) =>
    isLength ? [name as 'measured' | 'wanted'] : [],
  )
  const inches = lengths.map((name) => values[name].toFixed(4))
  const shown = showCompared(inches, unit, locale)
  return text.replace(PLACEHOLDER, (_, name: keyof typeof values, isLength?: string) =>
    isLength ? shown[lengths.indexOf(name as 'measured' | 'wanted')]! : String(values[name]),
  )
}
