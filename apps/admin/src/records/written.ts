import type { PriceTable } from '@kisscut/core/product'
import type { DeclaredField } from '@kisscut/records'
import * as messages from '../messages/pages.ts'
import { writtenTable } from '../price-table/written.ts'
import { labelOfPiece } from './fields.ts'
import { shownWord } from './shown.ts'

/** Maximum length of a value in a table. */
const LONGEST = 400

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text)

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Structured data in words: the fields of an object with their labels, the items of a list in order. */
function writtenPiece(value: unknown): string {
  if (isNothing(value)) return messages.none
  if (typeof value === 'boolean') return value ? messages.yes : messages.no
  if (Array.isArray(value)) return value.map(writtenPiece).join('; ')
  if (typeof value === 'object')
    return Object.entries(value as object)
      .filter(([, piece]) => !isNothing(piece))
      .map(([name, piece]) => `${labelOfPiece(name)}: ${writtenPiece(piece)}`)
      .join(', ')
  return String(value)
}

/** The value of a field in words for tables of differences; ids stay ids. */
export function writtenValue(field: DeclaredField | undefined, value: unknown): string {
  if (isNothing(value)) return messages.none
  const { kind, words } = field?.meta ?? {}
  if (kind === 'choice') return shownWord(String(value))
  if (kind === 'code') return shownWord(words?.[Number(value)] ?? String(value))
  if (kind === 'inches') return messages.inches(String(value))
  if (kind === 'percent') return messages.percent(String(value))
  if (field?.name === 'price_table') return shortened(writtenTable(value as PriceTable))
  return shortened(writtenPiece(value) || messages.none)
}

/** The ids of rows that a value references, with their record; null for none. */
export function rowsNamed(
  field: DeclaredField | undefined,
  value: unknown,
): { readonly to: string; readonly ids: readonly string[] } | null {
  const { kind, to } = field?.meta ?? {}
  if (to === undefined || isNothing(value)) return null
  if (kind === 'ref' || kind === 'mention') return { to, ids: [String(value)] }
  return kind === 'links' || kind === 'mentions' ? { to, ids: value as string[] } : null
}
