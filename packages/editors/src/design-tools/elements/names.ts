import { variationOf, type Element, type VaryingItem } from '@kisscut/artwork/design'
import * as messages from '../../messages/design-tools.ts'
import type { LibraryStore } from '../library/library-store.ts'

/** Number of letters of a text or a code in its name. */
const LETTERS = 32

/** An element's name for shoppers: its own, otherwise its kind and content. EDIT-26. */
export function elementName(element: Element, store: LibraryStore): string {
  if (element.name !== undefined) return element.name
  const kind = messages.kindNames[element.kind]
  switch (element.kind) {
    case 'text':
      return messages.named(kind, wordsOf(element))
    case 'code':
      return element.code.type === 'qr'
        ? messages.named(messages.qrCode, wordsOf(element))
        : messages.named(messages.barcodeNames[element.code.barcode], wordsOf(element))
    case 'shape':
      return messages.shapeNames[element.shape]
    case 'clipart':
      return messages.named(kind, store.clipart(element.clipart)?.name ?? '')
    case 'marketplace':
      return messages.named(kind, store.artwork(element.artwork)?.name ?? '')
    case 'upload':
      return messages.named(kind, store.file(element.file)?.name ?? '')
    case 'clip_mask':
      return kind
  }
}

/** The heading of a column, otherwise the content. */
function wordsOf(element: VaryingItem): string {
  const { symbol, symbolFile, symbolName, text } = variationOf(element)
  return shortened(symbol === 'variable_data' && symbolFile !== '' ? symbolName : text)
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const letters = [...line]
  return letters.length > LETTERS ? `${letters.slice(0, LETTERS).join('')}…` : line
}
