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
  /** The mend of one click, where there is one: place the artwork so. */
  readonly mend?: { readonly placement: Placement }
}

export function finding(
  code: PreflightCode,
  measured: number,
  wanted: number,
  placement?: Placement,
): PreflightFinding {
  const element = code.startsWith('cut') ? 'cut' : 'artwork'
  return {
    code,
    level: PREFLIGHT[code].level,
    element,
    measured,
    wanted,
    ...(placement && { mend: { placement } }),
  }
}

/** What the staff or the shopper reads. */
export const preflightMessage = ({ code, measured, wanted }: PreflightFinding): string =>
  PREFLIGHT[code].text.replace('{measured}', String(measured)).replace('{wanted}', String(wanted))
