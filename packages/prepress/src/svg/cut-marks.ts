import type { SaxesAttributeNS } from 'saxes'
import { cutKindOf, type CutKind } from '../decode/cut-names.ts'

/** Attribute that marks named cut lines in a sanitized drawing; sanitizing removes it from uploads. */
export const CUT_MARK = 'kisscut-line'

const INKSCAPE = 'http://www.inkscape.org/namespaces/inkscape'
/** Elements that are displayed, or group others. */
const SHOWN = new Set('g path rect circle ellipse line polyline polygon text image use a'.split(' '))
/** Common names in artwork: an element is a cut line by them only without a fill, and never by its class. */
const EVERYDAY = new Set(['cut', 'fold', 'crease', 'perf'])

const UNFILLED = 'unfilled'

/** Splits a mark into its kind of cut, and whether it applies only to shapes without a fill. */
export function cutMarkIn(
  attributes: ReadonlyMap<string, string>,
): { kind: CutKind; isUnfilled: boolean } | null {
  const [kind, condition] = (attributes.get(CUT_MARK) ?? '').split(' ')
  return kind ? { kind: kind as CutKind, isUnfilled: condition === UNFILLED } : null
}

/** The mark of an element by its id, Inkscape label, Illustrator name, classes or repeated element; null for none. */
export function cutMarkOf(element: string, attributes: readonly SaxesAttributeNS[]): string | null {
  if (!SHOWN.has(element)) return null
  const marks = attributes.flatMap(({ local, uri, prefix, value }) => {
    const isPlain = uri === '' && prefix === ''
    if (isPlain && local === 'class') return value.split(/\s+/).map(markOf).filter(isUnconditional)
    const isName = isPlain ? local === 'id' || local === 'data-name' : local === 'label' && uri === INKSCAPE
    if (isName) return [markOf(asNamed(value))]
    return element === 'use' && local === 'href' && value.startsWith('#')
      ? [markOf(asNamed(value.slice(1)))]
      : []
  })
  return marks.find(isUnconditional) ?? marks.find((each) => each !== null) ?? null
}

const isUnconditional = (mark: string | null): boolean => mark !== null && !mark.endsWith(UNFILLED)

function markOf(called: string): string | null {
  const kind = cutKindOf(called)
  return kind && EVERYDAY.has(called.trim().toLowerCase()) ? `${kind} ${UNFILLED}` : kind
}

/** Undoes Illustrator's encoding of characters in ids, and its numbering of duplicates. */
const asNamed = (id: string): string =>
  id
    .replace(/_x([\dA-F]{2,4})_/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    .replace(/(?:[_-]\d+)+_?$/, '')
