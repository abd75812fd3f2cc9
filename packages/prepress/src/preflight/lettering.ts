import { letteringLinesOf } from '@kisscut/artwork/design'
import { letteringFindings, type LetteringFindingCode } from '@kisscut/artwork/lettering'
import type { DrawnDesign } from '@kisscut/shop/ports/drawing'
import { fontsAndColors } from '../drawing/resources.ts'
import { finding, type PreflightFinding } from './finding.ts'
import type { PreflightCode } from './messages.ts'

const CODES: Readonly<Record<LetteringFindingCode, PreflightCode>> = {
  'thin-part': 'lettering.thin-part',
  'small-counter': 'lettering.small-counter',
  'narrow-gap': 'lettering.narrow-gap',
  'small-piece': 'lettering.small-piece',
  'missing-letters': 'drawing.letters-missing',
  'font-missing': 'drawing.font-missing',
  'no-letters': 'lettering.no-letters',
  'too-much': 'lettering.too-much',
}

/** What can't be cut or weeded of lettering, and that there is none. Nothing of it is printed, so nothing else is asked. LET-3, LET-4, LET-13. */
export function letteringPreflight(drawn: DrawnDesign): readonly PreflightFinding[] {
  if (letteringLinesOf(drawn.design).length === 0) return [finding('cut.none', 0, 1)]
  return letteringFindings(drawn.design, fontsAndColors(drawn)).map(
    ({ code, element, letters, measured, wanted, place }) =>
      finding(CODES[code], measured, wanted, {
        part: element,
        detail: code === 'font-missing' ? fontOf(drawn, element) : letters.join(' '),
        ...(place && { place }),
      }),
  )
}

const fontOf = ({ design }: DrawnDesign, id: string): string => {
  const element = design.elements.find((each) => each.id === id)
  return element?.kind === 'text' ? element.font : ''
}
