import { dieLineOf, elementWith, type Design, type Element } from '@kisscut/artwork/design'
import type { Fix } from '@kisscut/artwork/measure'
import { inUnit } from '@kisscut/core/units'
import * as messages from '../../messages/design-tools.ts'
import type { Arrived } from '../library/library-store.ts'
import type { DesignSession } from '../session/session.ts'

/** A fix for display. */
export interface ShownFix {
  readonly label: string
  /** Rejects if the code it needs can't be loaded. */
  readonly apply: () => Promise<void>
}

/** A fix with its button text in the shopper's unit. */
export function shownFix(
  fix: Fix | null,
  { unit, perform }: Pick<DesignSession, 'unit' | 'perform'>,
): ShownFix | null {
  if (fix === null) return null
  const width = `${inUnit(fix.element.width.toFixed(3), unit)} ${unit}`
  const label = messages.fixes[fix.name](width)
  return { label, apply: async () => perform(fix.command) }
}

/** The press's finding codes about one element of a drawing. */
const PRESS = 'drawing.'

/** The element that a press finding is about, and its fix in the current design. */
export function fixOfPress(
  { code, part }: { readonly code: string; readonly part?: string },
  design: Design,
  { drawing, resources }: Arrived,
  session: Pick<DesignSession, 'product' | 'unit' | 'perform'>,
): { readonly element: Element | null; readonly fix: ShownFix | null } {
  const { rules } = session.product
  const element = part === undefined ? null : (elementWith(design, part) ?? null)
  const side = element && design.sides.find(({ id }) => id === element.side)
  if (!element || !side || !drawing || !code.startsWith(PRESS)) return { element, fix: null }
  const spec = dieLineOf(design, side, rules)
  const found = drawing.findingsOf(element, spec, resources, rules).find((each) => PRESS + each.code === code)
  const fix = found ? drawing.fixOf(found, element, spec, resources, rules) : null
  return { element, fix: shownFix(fix, session) }
}
