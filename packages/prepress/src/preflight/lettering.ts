import { cutDrawingsOf, letteringLinesOf } from '@kisscut/artwork/design'
import { letteringFindings, type LetteringFindingCode } from '@kisscut/artwork/lettering'
import type { DrawnDesign } from '@kisscut/shop/ports/drawing'
import { cutResources } from '../drawing/resources.ts'
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

/** Findings for a drawing, which has no letters to name. CLIP-5. */
const OF_DRAWINGS: Readonly<Partial<Record<LetteringFindingCode, PreflightCode>>> = {
  'thin-part': 'cut-out.thin-part',
  'small-counter': 'cut-out.small-opening',
  'narrow-gap': 'cut-out.narrow-gap',
  'small-piece': 'cut-out.small-piece',
  'no-letters': 'cut-out.nothing',
}

/**
 * Findings about lettering: parts that can't be cut or weeded, or no lettering at all. It isn't printed, so no other check
 * applies. LET-3, LET-4, LET-13.
 */
export async function letteringPreflight(drawn: DrawnDesign): Promise<readonly PreflightFinding[]> {
  const drawings = new Set(cutDrawingsOf(drawn.design).map(({ id }) => id))
  if (drawings.size === 0 && letteringLinesOf(drawn.design).length === 0) return [finding('cut.none', 0, 1)]
  return letteringFindings(drawn.design, await cutResources(drawn)).map(
    ({ code, element, letters, measured, wanted, place }) =>
      finding((drawings.has(element) && OF_DRAWINGS[code]) || CODES[code], measured, wanted, {
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
