import type { SaxesAttributeNS } from 'saxes'
import { cutKindOf, type CutKind } from '../decode/cut-names.ts'

/** Marks what a sanitized drawing names as a cut line; no drawing can bring it along. */
export const CUT_MARK = 'kisscut-line'

const INKSCAPE = 'http://www.inkscape.org/namespaces/inkscape'
/** Elements that a drawing shows, or groups. */
const SHOWN = new Set('g path rect circle ellipse line polyline polygon text image use a'.split(' '))
/** Classes of these names style other things too. */
const EVERYDAY = new Set(['cut', 'fold', 'crease', 'perf'])

/** What an element is cut as, by its id, its label in Inkscape, its name in Illustrator, its classes or what it repeats; null: nothing. */
export function cutMarkOf(element: string, attributes: readonly SaxesAttributeNS[]): CutKind | null {
  if (!SHOWN.has(element)) return null
  for (const { local, uri, prefix, value } of attributes) {
    const isPlain = uri === '' && prefix === ''
    const isName = isPlain ? local === 'id' || local === 'data-name' : local === 'label' && uri === INKSCAPE
    const kind = isName ? cutKindOf(asNamed(value)) : null
    if (kind) return kind
    if (isPlain && local === 'class')
      for (const each of value.split(/\s+/)) {
        const ofClass = EVERYDAY.has(each.toLowerCase()) ? null : cutKindOf(each)
        if (ofClass) return ofClass
      }
    if (element === 'use' && local === 'href' && value.startsWith('#')) {
      const repeated = cutKindOf(asNamed(value.slice(1)))
      if (repeated) return repeated
    }
  }
  return null
}

/** Illustrator writes signs of a name as their numbers, and numbers its repetitions. */
const asNamed = (id: string): string =>
  id
    .replace(/_x([\dA-F]{2,4})_/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    .replace(/(?:[_-]\d+)+_?$/, '')
