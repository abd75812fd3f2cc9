import { inUnit, type Unit } from '@kisscut/core/units'
import { useState } from 'react'

/**
 * The text of a length's field: what the shopper types while they are in it, else the length itself in their unit.
 * What is no length stays as it was typed.
 */
export function useSideText(inches: string, unit: Unit) {
  const [typing, setTyping] = useState<string | null>(null)
  const shown = textOf(inches, unit)
  return {
    text: typing ?? shown,
    focused: () => setTyping(shown),
    typed: (text: string) => setTyping(text),
    blurred: () => setTyping(null),
  }
}

/** A length in inches as an input's text; anything else as it is. */
export const textOf = (inches: string, unit: Unit): string =>
  /^\d{1,9}(\.\d{1,9})?$/.test(inches) ? inUnit(inches, unit) : inches
