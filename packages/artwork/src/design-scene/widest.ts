import { isListed, readList, recordsOfText, textOnPiece } from '@kisscut/core/variable-data'
import { variationOf, type TextItem, type VaryingItem } from '../design/index.ts'
import type { Face } from '../text/index.ts'
import { drawText } from './text.ts'

/** So many of the longest records are drawn: the widest in ink is among them, though seldom the longest itself. */
const MOST_DRAWN = 30

/**
 * The records that may need most room, the longest first, each once: a list of 100,000 is not drawn to be measured. Empty where nothing
 * varies. VAR-16.
 */
export function longestRecords(element: VaryingItem): readonly string[] {
  const varying = variationOf(element)
  if (isListed(varying)) return longestOf(readList(varying.text).records)
  const length = recordsOfText(varying)?.length ?? 0
  // All between the bounds of a range have digits as one of them has.
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

/** What a text says where it is drawn widest; undefined where it is the same on every piece. */
export function widestText(element: TextItem, face: Face): string | undefined {
  let [widest, width]: [string | undefined, number] = [undefined, -1]
  for (const text of longestRecords(element)) {
    const { box } = drawText(element, face, text)
    if (box.width > width) [widest, width] = [text, box.width]
  }
  return widest
}
