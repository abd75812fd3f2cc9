import type { FieldName } from '@kisscut/core/configuration'
import * as messages from '../messages/cart.ts'

type Name = keyof typeof messages.changedNames

/** Shoppers' names for the fields of a product, in the order of its page. */
const NAMES: Readonly<Record<FieldName | 'artwork' | 'design', Name>> = {
  width: 'size',
  height: 'size',
  materialId: 'material',
  materialName: 'material',
  materialColorId: 'color',
  filmColorIds: 'color',
  quantity: 'quantity',
  variableData: 'variableData',
  lamination: 'lamination',
  userFileId: 'artwork',
  artwork: 'artwork',
  vectorize: 'artwork',
  placement: 'artwork',
  lowResolutionChoice: 'artwork',
  design: 'design',
  cliparts: 'design',
  dieLine: 'cutLine',
  clipRadius: 'cutLine',
  contourOffset: 'cutLine',
  contourSmoothness: 'cutLine',
  contourHoles: 'cutLine',
  border: 'options',
  flexCut: 'options',
  reverseCut: 'options',
  options: 'options',
  packaging: 'packaging',
  proofApproval: 'proof',
  instructions: 'notes',
  agreed: 'price',
  vectorizePrice: 'price',
}

const MOST_NAMED = 3

/** The changed fields by their shoppers' names: the first three, and whether there are more. CART-11. */
export function changedInWords(parts: readonly string[]): string {
  const found = new Set(parts.map((part) => (NAMES as Readonly<Record<string, Name>>)[part] ?? 'other'))
  const ordered = [...new Set<Name>([...Object.values(NAMES), 'other'])].filter((name) => found.has(name))
  const named = ordered.slice(0, MOST_NAMED).map((name) => messages.changedNames[name])
  return messages.changedSince(named, ordered.length > MOST_NAMED)
}
