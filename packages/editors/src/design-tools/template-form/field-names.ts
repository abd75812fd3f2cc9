import type { Element } from '@kisscut/artwork/design'
import * as messages from '../../messages/easy.ts'

/**
 * Field names in the order of the elements: the owner's name of the element or of its variation, otherwise its kind, numbered
 * where several have it. TOOL-5.
 */
export function fieldNames(elements: readonly Element[]): readonly string[] {
  const given = elements.map(givenName)
  const kinds = elements.map(kindName)
  return elements.map((_, at) => {
    const kind = kinds[at]!
    const isAlike = (other: number) => given[other] === '' && kinds[other] === kind
    const alike = elements.flatMap((__, other) => (isAlike(other) ? [other] : []))
    if (given[at] !== '') return given[at]!
    return alike.length === 1 ? kind : messages.numbered(kind, alike.indexOf(at) + 1)
  })
}

const givenName = (element: Element): string => {
  const varying = element.kind === 'text' || element.kind === 'code' ? element.symbolName : ''
  return (element.name ?? varying).trim()
}

const kindName = (element: Element): string => {
  if (element.kind === 'text') return messages.text
  if (element.kind !== 'code') return messages.picture
  return element.code.type === 'qr' ? messages.qrCode : messages.barcode
}
