import { isListed, readVariableData, type VariableData } from '@kisscut/core/variable-data'
import type { Design } from './design.ts'
import { variationOf, type VaryingItem } from './element.ts'

/** The variable data of a text or code; null where it does not vary, or no column is chosen. */
export function dataOfItem(element: VaryingItem): VariableData | null {
  const varying = variationOf(element)
  const { symbol, text, symbolRangeStart, symbolRangeEnd } = varying
  if (symbol === 'number_range') return { kind: 'range', from: symbolRangeStart, to: symbolRangeEnd }
  return isListed(varying) ? { kind: 'list', text } : null
}

/** The visible texts and codes of a design with their indexes. */
export const varyingIn = ({ elements }: Design) =>
  elements.flatMap((element, at) =>
    !element.hidden && (element.kind === 'text' || element.kind === 'code') ? [{ at, element }] : [],
  )

/**
 * The variable data of a design: that of its first varying, valid text or code, which sets quantity and surcharge. VAR-5,
 * DESIGN-34.
 */
export function variableDataOf(design: Design): VariableData | null {
  for (const { element } of varyingIn(design)) {
    const data = dataOfItem(element)
    if (data !== null && readVariableData(data).length !== null) return data
  }
  return null
}
