import { variationOf, type Design } from '@kisscut/artwork/design'
import { firstText } from '@kisscut/core/variable-data'
import { boundsOfElement, findingsOn, type Finding, type FindingCode } from '@kisscut/artwork/measure'
import type { PrintRules } from '@kisscut/core/print-rules'
import { fontsAndColors } from '../drawing/resources.ts'
import type { DrawnDesign } from '@kisscut/shop/ports/drawing'
import { finding, type PreflightFinding } from './finding.ts'
import type { PreflightCode } from './messages.ts'

const CODES: Readonly<Record<FindingCode, PreflightCode>> = {
  'off-product': 'drawing.off-product',
  'outside-safe-area': 'drawing.outside-safe-area',
  'low-resolution': 'drawing.low-resolution',
  'unprintable-resolution': 'drawing.unprintable-resolution',
  'thin-stroke': 'drawing.thin-stroke',
  'missing-letters': 'drawing.letters-missing',
  'font-missing': 'drawing.font-missing',
  'code-unreadable': 'drawing.code-invalid',
  'code-too-small': 'drawing.code-too-small',
}

/**
 * Problems of a drawing's elements, and codes that do not scan. `scan` reads the codes of the rendered artwork; it is called
 * where the drawing has any.
 */
export async function drawingFindings(
  drawn: DrawnDesign,
  scan: () => Promise<readonly string[]>,
  rules: PrintRules,
): Promise<readonly PreflightFinding[]> {
  const { design, side: id } = drawn
  const side = design.sides.find((each) => each.id === id)
  if (!side) return []
  const measured = findingsOn(design, side, { ...fontsAndColors(drawn), artwork: () => null }, rules).map(
    (each) => asPreflightFinding(each, design),
  )
  const judged = new Set(measured.map(({ part }) => part))
  const codes = design.elements.flatMap((element) =>
    element.kind !== 'code' || element.hidden || element.side !== id || judged.has(element.id)
      ? []
      : [{ element, data: firstText(variationOf(element)) }],
  )
  const scanned = codes.length === 0 ? [] : await scan()
  const unread = codes
    .filter(({ data }) => !scanned.some((text) => text === data || text.includes(data)))
    .map(({ element, data }) =>
      finding('drawing.code-unreadable', 0, 1, {
        detail: data,
        part: element.id,
        place: boundsOfElement(element),
      }),
    )
  return [...measured, ...unread]
}

function asPreflightFinding(
  { code, element: id, measured, wanted }: Finding,
  design: Design,
): PreflightFinding {
  const element = design.elements.find((each) => each.id === id)
  const place = element && boundsOfElement(element)
  const number = (value: number | string) =>
    typeof value === 'number' ? value : Number.parseFloat(value) || 0
  return finding(CODES[code], number(measured), number(wanted), {
    part: id,
    ...(typeof measured === 'string' && { detail: measured }),
    ...(place && { place }),
  })
}
