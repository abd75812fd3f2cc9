import { letteringLinesOf, type Design } from '@kisscut/artwork/design'
import { LETTERING_LIMITS, withinLimits } from '@kisscut/artwork/lettering'
import { messageOf } from '@kisscut/core/problem'
import { showLimit } from '@kisscut/core/units'
import * as messages from '../messages/lettering.ts'

/**
 * Reasons why lettering can't be cut, by their place in the design. Such a design can be saved but not ordered. LET-5, LET-12.
 */
export function letteringErrors(design: Design): Record<string, readonly string[]> {
  const errors: Record<string, readonly string[]> = {}
  const beyond = new Set(withinLimits(design).beyond.map(({ id }) => id))
  const lines = letteringLinesOf(design)
  for (const element of lines) {
    const place = `design.elements.${design.elements.indexOf(element)}`
    if (element.fill.colorId === null) errors[`${place}.fill`] = [messageOf({ code: 'color.required' })]
    if (element.stroke.width > 0) errors[`${place}.stroke`] = [messages.noOutline]
    if (element.symbol !== 'none') errors[`${place}.text`] = [messages.sameOnEachPiece]
    if (beyond.has(element.id))
      errors[`${place}.text`] = [
        messages.tooMuch(LETTERING_LIMITS.letters, showLimit(String(LETTERING_LIMITS.inches))),
      ]
  }
  return lines.length === 0 ? { design: [messages.noLetters] } : errors
}
