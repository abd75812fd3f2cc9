import { variationOf, type CodeItem, type Design, type VaryingItem } from '@kisscut/artwork/design'
import type { Configuration } from '@kisscut/core/configuration'
import { messageOf } from '@kisscut/core/problem'
import { readBarcode } from '@kisscut/core/codes'
import { equalLengthProblems, readVariableData, recordsOfText } from '@kisscut/core/variable-data'
import * as messages from '../messages/artwork.ts'

export type VariableData = NonNullable<Configuration['variableData']>

/** What a text or a code of a design varies by; null: it is the same on every piece, or varies by a column, whose table is elsewhere. */
const dataOf = (element: VaryingItem): VariableData | null => {
  const { symbol, text, symbolRangeStart, symbolRangeEnd } = variationOf(element)
  if (symbol === 'number_range') return { kind: 'range', from: symbolRangeStart, to: symbolRangeEnd }
  return symbol === 'csv_list' ? { kind: 'list', text } : null
}

const varyingIn = ({ elements }: Design) =>
  elements.flatMap((element, at) =>
    element.kind === 'text' || element.kind === 'code' ? [{ at, element }] : [],
  )

/** The variable data of a design: that of its first text or code that varies and can be read, which sets quantity and surcharge. VAR-5, DESIGN-34. */
export function variableDataOf(design: Design): VariableData | null {
  for (const { element } of varyingIn(design)) {
    const data = dataOf(element)
    if (data !== null && readVariableData(data).length !== null) return data
  }
  return null
}

/** So many records of a bar code are looked at; a labels job looks at all of them. */
const TRIED = 1000

/** Why a record of a bar code is none, in the rule's own words; null: all are. */
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
 * Texts and codes that vary and can't be made, by their places in the design: no range, no list, different lengths, or another number of
 * records than pieces are ordered. VAR-2, VAR-10, DESIGN-34.
 */
export function varyingErrors(design: Design, quantity: number): Record<string, readonly string[]> {
  const errors: Record<string, readonly string[]> = {}
  const lengths: { readonly name: string; readonly length: number }[] = []
  for (const { at, element } of varyingIn(design)) {
    const place = `design.elements.${at}.${element.kind === 'text' ? 'text' : 'data'}`
    if (element.symbol === 'variable_data') errors[place] = [messages.noColumns]
    const data = dataOf(element)
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
