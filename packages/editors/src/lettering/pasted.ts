import { variationOf, type Element, type TextItem } from '@kisscut/artwork/design'
import { textOnPiece } from '@kisscut/core/variable-data'
import * as messages from '../messages/lettering.ts'

/** Stated fields of a new line; the rest are copied from the last one. */
export type LineFields = Partial<
  Pick<
    TextItem,
    'text' | 'font' | 'size' | 'tracking' | 'alignment' | 'bend' | 'pathScale' | 'rotation' | 'fill'
  >
>

/** Predicates for content the shop can cut. */
interface Cuttable {
  readonly hasFont: (id: string) => boolean
  readonly hasFilm: (id: string) => boolean
}

interface PastedLines {
  readonly lines: readonly LineFields[]
  /** Message about omitted content; null for none. */
  readonly leftOut: string | null
}

/** Elements or words from the clipboard as lines of lettering: letters only, each line of one film, without variation. LET-14. */
export function linesOfPaste(what: readonly Element[] | string, shop: Cuttable): PastedLines {
  if (typeof what === 'string') {
    const words = what.split(/\r\n|\r|\n/).map((each) => each.trim())
    return { lines: words.filter((text) => text !== '').map((text) => ({ text })), leftOut: null }
  }
  const texts = what.filter((element): element is TextItem => element.kind === 'text' && !element.hidden)
  if (texts.length === 0) return { lines: [], leftOut: messages.lettersOnly }
  const found = [
    what.some(({ kind }) => kind !== 'text') && messages.leftOut.others,
    texts.some(({ stroke }) => stroke.width > 0) && messages.leftOut.outlines,
    texts.some(({ symbol }) => symbol !== 'none') && messages.leftOut.varying,
    texts.some(({ fill }) => !isFilm(fill, shop)) && messages.leftOut.colors,
  ].filter((each) => each !== false)
  const lines = [...texts].sort((a, b) => a.y - b.y || a.x - b.x).map((text) => lineOf(text, shop))
  return { lines, leftOut: found.length === 0 ? null : found.join(' ') }
}

function lineOf(pasted: TextItem, shop: Cuttable): LineFields {
  const { font, size, tracking, alignment, bend, pathScale, rotation, fill } = pasted
  return {
    ...{ size, tracking, alignment, bend, pathScale, rotation },
    text: textOnPiece(variationOf(pasted), 0) ?? pasted.text,
    ...(shop.hasFont(font) && { font }),
    ...(isFilm(fill, shop) && { fill }),
  }
}

const isFilm = ({ colorId, customColor }: TextItem['fill'], { hasFilm }: Cuttable): boolean =>
  customColor === null && colorId !== null && hasFilm(colorId)
