import { readBarcode } from '@kisscut/core/codes'
import { messageOf } from '@kisscut/core/problem'
import { isListed, lettersOfText, readList } from '@kisscut/core/variable-data'
import { variationOf, type CodeItem, type TextItem, type VaryingItem } from '../design/index.ts'
import { drawText, longestRecords } from '../design-scene/index.ts'
import type { Resources } from '../design-scene/index.ts'
import { smallestCode } from './code-size.ts'

/** Checks on a single record of a list. */
export type RecordFindingCode =
  'repeated' | 'blank' | 'missing-letters' | 'set-smaller' | 'no-code' | 'small-code'

/** A problem of one record of a list. VAR-16. */
export interface RecordFinding {
  readonly code: RecordFindingCode
  /** Counted from 0. */
  readonly piece: number
  readonly text: string
  /**
   * By code: the earlier piece with the same record; the missing letters; the share of its size that a text is set at; why a code
   * is invalid; the width in inches a code needs.
   */
  readonly about: number | string
}

/** Reductions of a text below this share are invisible. */
const UNSEEN = 0.005
/** Maximum number of findings returned; all are counted. */
const MOST = 50

/** Problems of single records of a list or column, piece by piece; none for a range. VAR-16. */
export function recordFindings(
  element: VaryingItem,
  resources: Pick<Resources, 'face'>,
): { readonly findings: readonly RecordFinding[]; readonly count: number } {
  const varying = variationOf(element)
  if (!isListed(varying)) return { findings: [], count: 0 }
  const { records } = readList(varying.text)
  const about = element.kind === 'text' ? lookAtTexts(element, resources) : lookAtCodes(element)
  const first = new Map<string, number>()
  const findings = records.flatMap((text, piece): RecordFinding[] => {
    const before = first.get(text)
    if (before === undefined) first.set(text, piece)
    if (text.trim() === '') return [{ code: 'blank', piece, text, about: '' }]
    const found = about(text).map((each) => ({ ...each, piece, text }))
    return before === undefined ? found : [{ code: 'repeated', piece, text, about: before }, ...found]
  })
  return { findings: findings.slice(0, MOST), count: findings.length }
}

type Look = (text: string) => readonly Pick<RecordFinding, 'code' | 'about'>[]

function lookAtTexts(element: TextItem, { face: faceOf }: Pick<Resources, 'face'>): Look {
  const face = faceOf(element.font)
  if (!face) return () => []
  // Checks the distinct letters of all records at once, instead of setting 100,000 records.
  const lacking = new Set(
    drawText({ ...element, bend: { kind: 'straight' } }, face, lettersOfText(element)).missing,
  )
  const smaller = new Map(
    longestRecords(element).flatMap((text) => {
      const { box } = drawText(element, face, text)
      const share = Math.min(element.width / box.width, element.height / box.height)
      return share < 1 - UNSEEN ? [[text, share] as const] : []
    }),
  )
  return (text) => {
    const missing = [...lacking].filter((letter) => text.includes(letter))
    const share = smaller.get(text)
    return [
      ...(missing.length > 0 ? [{ code: 'missing-letters' as const, about: missing.join('') }] : []),
      ...(share === undefined ? [] : [{ code: 'set-smaller' as const, about: share }]),
    ]
  }
}

function lookAtCodes(element: CodeItem): Look {
  const { code, width, height } = element
  const longest = new Set(longestRecords(element))
  return (text) => {
    const reading = code.type === 'bar' ? readBarcode(code.barcode, text) : null
    if (reading && 'problem' in reading) return [{ code: 'no-code', about: messageOf(reading.problem) }]
    if (!longest.has(text)) return []
    try {
      const smallest = smallestCode({ code, data: text })
      const fits = width >= smallest.width - 1e-6 && height >= smallest.height - 1e-6
      return fits ? [] : [{ code: 'small-code', about: smallest.width }]
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      return [{ code: 'no-code', about: error.message }]
    }
  }
}
