import type { Box } from '@kisscut/artwork/geometry'
import type { Placement } from '@kisscut/artwork/placement'
import type { Level } from '@kisscut/core/problem'
import { PREFLIGHT, type PreflightCode } from './messages.ts'

/** Something to look at before printing: what was measured and what is wanted, in the unit the message says. */
export interface PreflightFinding {
  readonly code: PreflightCode
  readonly level: Level
  readonly element: 'artwork' | 'cut'
  readonly measured: number
  readonly wanted: number
  /** The box around what it is about: inches from the product's upper left corner. */
  readonly place?: Box
  /** What numbers cannot say: the letters that are missing, what a code says. */
  readonly says?: string
  /** Id of the element of a drawing. */
  readonly part?: string
  /** The mend of one click, where there is one: place the artwork so; put white ink under it. */
  readonly fix?: { readonly placement?: Placement; readonly whiteInk?: true }
}

export function finding(
  code: PreflightCode,
  measured: number,
  wanted: number,
  more: Pick<PreflightFinding, 'place' | 'says' | 'part' | 'fix'> = {},
): PreflightFinding {
  const element = code.startsWith('cut') || code.startsWith('tear') ? 'cut' : 'artwork'
  return { code, level: PREFLIGHT[code].level, element, measured, wanted, ...more }
}

/** What the staff or the shopper reads. */
export const preflightMessage = ({ code, measured, wanted, says = '' }: PreflightFinding): string =>
  PREFLIGHT[code].text
    .replace('{measured}', () => String(measured))
    .replace('{wanted}', () => String(wanted))
    .replace('{says}', () => says)
