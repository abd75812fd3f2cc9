import { isListed, readList, recordsOfText, textOnPiece } from '@kisscut/core/variable-data'
import { variationOf, type TextItem, type VaryingItem } from '../design/index.ts'
import type { Face } from '../text/index.ts'
import { drawText } from './text.ts'

/** Number of the longest records that are drawn: the widest is among them, though seldom the longest itself. */
const MOST_DRAWN = 30

/**
 * Distinct records that may be the widest, longest first: not all of a list of 100,000 are drawn. Empty for text that does not
 * vary. VAR-16.
 */
export function longestRecords(element: VaryingItem): readonly string[] {
  const varying = variationOf(element)
  if (isListed(varying)) return longestOf(readList(varying.text).records)
  const length = recordsOfText(varying)?.length ?? 0
  // The widest number of a range has as many digits as one of its bounds.
  return length === 0 ? [] : [0, length - 1].map((piece) => textOnPiece(varying, piece) ?? '')
}

const known = new WeakMap<readonly string[], readonly string[]>()
function longestOf(records: readonly string[]): readonly string[] {
  const before = known.get(records)
  if (before) return before
  const longest = [...new Set(records)].sort((one, other) => other.length - one.length).slice(0, MOST_DRAWN)
  known.set(records, longest)
  return longest
}

/** The widest text of an element; undefined where it does not vary. */
export function widestText(element: TextItem, face: Face): string | undefined {
  let [widest, width]: [string | undefined, number] = [undefined, -1]
  for (const text of longestRecords(element)) {
    const { box } = drawText(element, face, text)
    if (box.width > width) [widest, width] = [text, box.width]
  }
  return widest
}
