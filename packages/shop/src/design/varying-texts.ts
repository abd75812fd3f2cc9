import { dataOfItem, variationOf, varyingIn, type CodeItem, type Design } from '@kisscut/artwork/design'
import { messageOf, problem } from '@kisscut/core/problem'
import { readBarcode } from '@kisscut/core/codes'
import { equalLengthProblems, readVariableData, recordsOfText } from '@kisscut/core/variable-data'
import * as messages from '../messages/artwork.ts'

/** Records of a bar code that are checked; a labels job checks all of them. */
const TRIED = 1000

/** Why a record isn't a valid bar code, in the rule's words; null if all are valid. */
function noCodeIn(element: CodeItem): string | null {
  if (element.code.type !== 'bar') return null
  let tried = 0
  for (const record of recordsOfText(variationOf(element))?.records ?? []) {
    const reading = readBarcode(element.code.barcode, record)
    if ('problem' in reading) return messageOf(reading.problem)
    if ((tried += 1) === TRIED) break
  }
  return null
}

/**
 * Errors of varying texts and codes, by their places in the design: no range, no list, different lengths, or another number of
 * records than pieces ordered. VAR-2, VAR-10, DESIGN-34.
 */
export function varyingErrors(design: Design, quantity: number): Record<string, readonly string[]> {
  const errors: Record<string, readonly string[]> = {}
  const lengths: { readonly name: string; readonly length: number }[] = []
  for (const { at, element } of varyingIn(design)) {
    const place = `design.elements.${at}.${element.kind === 'text' ? 'text' : 'data'}`
    if (element.symbol === 'variable_data' && element.symbolFile === '')
      errors[place] = [messageOf(problem('variable-data.no-column', place))]
    const data = dataOfItem(element)
    if (data === null) continue
    const { length, problems } = readVariableData(data)
    const wrong = problems.filter(({ level }) => level === 'error')
    if (wrong.length > 0) errors[place] = wrong.map(messageOf)
    const noCode = element.kind === 'code' ? noCodeIn(element) : null
    if (noCode !== null) errors[place] = [noCode]
    if (length === null) continue
    lengths.push({ name: element.symbolName || variationOf(element).text, length })
    const unequal = equalLengthProblems(lengths.slice(0, 1).concat(lengths.slice(-1)))
    if (unequal.length > 0) errors[place] = unequal.map(messageOf)
    else if (length !== quantity) errors[place] = [messages.otherCount(length, quantity)]
  }
  return errors
}
