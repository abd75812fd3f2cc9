import * as messages from '../messages/csv.ts'

/** Text of a spreadsheet cell whose formula failed. */
const FAILED_FORMULA = /^#(?:REF!|DIV\/0!|N\/A|NAME\?|NULL!|NUM!|VALUE!|SPILL!|CALC!|#+)$/
const DECIMAL_COMMA = /^-?(?:\d+|\d{1,3}(?:[. ]\d{3})+),\d+$/
const DATE = /^(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{1,2}[. -][A-Za-z]{3,9}|[A-Za-z]{3,9}[. -]\d{1,4})$/
const FORMULA = /^[=+@]/

/** A guess at what a spreadsheet has done to a cell; null for no known mistake. */
export function hintOf(cell: string, isWrong: boolean): string | null {
  if (FAILED_FORMULA.test(cell)) return messages.failedFormula
  if (!isWrong) return null
  if (DECIMAL_COMMA.test(cell)) return messages.decimalComma
  if (DATE.test(cell)) return messages.date
  return FORMULA.test(cell) ? messages.formula : null
}
