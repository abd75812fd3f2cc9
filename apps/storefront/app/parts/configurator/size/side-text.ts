import { inUnit, type Unit } from '@kisscut/core/units'
import { useState } from 'react'

/**
 * The text of a length field: as typed while the field has the focus, otherwise the length in the shopper's unit. Text
 * that isn't a length stays as typed.
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

/** A length in inches as the text of an input; other text is unchanged. */
export const textOf = (inches: string, unit: Unit): string =>
  /^\d{1,9}(\.\d{1,9})?$/.test(inches) ? inUnit(inches, unit) : inches
