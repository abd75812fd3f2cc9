import type { Box } from '@kisscut/artwork/geometry'
import type { Placement } from '@kisscut/artwork/placement'
import type { Level } from '@kisscut/core/problem'
import { PREFLIGHT, type PreflightCode } from './messages.ts'

/** A finding: what was measured and what is required, in the unit of its message. */
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
  /** A quick fix, where there is one: a placement, white ink under the artwork, or its plain background taken away. */
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

/** The message for staff and shoppers. */
export const preflightMessage = ({ code, measured, wanted, detail = '' }: PreflightFinding): string =>
  PREFLIGHT[code].text
    .replace('{measured}', () => String(measured))
    .replace('{wanted}', () => String(wanted))
    .replace('{detail}', () => detail)
