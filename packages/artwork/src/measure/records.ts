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

/** Something to look at in one record of a list. VAR-16. */
export interface RecordFinding {
  readonly code: RecordFindingCode
  /** Counted from 0. */
  readonly piece: number
  readonly text: string
  /**
   * The piece that says the same; the letters that can't be printed; the share of its size that a text is set at; why it is no code; the
   * inches a code has to be wide.
   */
  readonly about: number | string
}

/** A text set by less than this smaller is as good as not. */
const UNSEEN = 0.005
/** Most findings given; all are counted. */
const MOST = 50

/** Findings about single records of a list or column, piece by piece; none for a range. VAR-16. */
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
  // All letters at once, each once: 100,000 records are not set to be looked at.
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
