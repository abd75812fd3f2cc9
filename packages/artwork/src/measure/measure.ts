import type { Paint } from '@kisscut/core/color'
import { smallestBarcodeSize, smallestQrSize } from '@kisscut/core/codes'
import type { ClipartItem, CodeItem, Design, Element, Side, TextItem, UploadItem } from '../design/index.ts'
import { elementsOn, variationOf } from '../design/index.ts'
import { firstText, lettersOfText } from '@kisscut/core/variable-data'
import { STROKE_UNIT, dieLineOf, drawText, symbolOf } from '../design-scene/index.ts'
import type { Resources } from '../design-scene/index.ts'
import { safeAreaOn } from '../die-line/index.ts'
import type { DieLineSpec } from '../die-line/index.ts'
import { DEFAULT_PRINT_RULES, type PrintRules } from '@kisscut/core/print-rules'
import { decimal, flatten } from '../geometry/index.ts'
import type { Box, Point } from '../geometry/index.ts'
import { boundsOf, effectiveDpi, isOffTheProduct, isOutsideSafeArea, judgeDpi } from '../placement/index.ts'
import { THINNEST_STROKE } from './finding.ts'
import type { Finding, FindingCode } from './finding.ts'

/** The upright bounding box of a rotated element, in inches. */
export const boundsOfElement = (element: Element): Box => boundsOf(element)

/** Dots per inch of an upload as placed and cropped; null for vectors. */
export function dpiOf({ pixels, crop, width, height }: UploadItem): number | null {
  if (!pixels) return null
  const shown = { width: pixels.width * (crop?.width ?? 1), height: pixels.height * (crop?.height ?? 1) }
  return effectiveDpi(shown, { width, height })
}

/** Ids of the palette colors a design is painted with, each once. */
export const colorIdsOf = (design: Design): readonly string[] => [
  ...new Set(paintsOf(design).flatMap(({ colorId }) => (colorId === null ? [] : [colorId]))),
]

const paintsOf = (design: Design): readonly Paint[] => [
  ...design.sides.flatMap(({ shape }) => [shape.fill, shape.border, shape.contourColor]),
  ...design.elements.flatMap((element) => {
    if (element.kind === 'text' || element.kind === 'shape') return [element.fill, element.stroke]
    if (element.kind === 'code') return [element.color]
    return element.kind === 'clipart' ? clipartPaints(element) : []
  }),
]

const clipartPaints = ({ regions, base }: ClipartItem): readonly Paint[] => [
  ...Object.values(regions).flatMap((paint) => (paint.stroke ? [paint, paint.stroke] : [paint])),
  ...(base ? [base] : []),
]

/** All problems of a side before printing, from the bottom element to the top one, by the print rules that apply. */
export function findingsOn(
  design: Design,
  side: Side,
  resources: Resources,
  rules: PrintRules = DEFAULT_PRINT_RULES,
): readonly Finding[] {
  const spec = dieLineOf(design, side, rules)
  return elementsOn(design, side.id).flatMap((element) => findingsOf(element, spec, resources, rules))
}

/** The problems of one element on a side with this cut; empty if it is hidden. */
export const findingsOf = (
  element: Element,
  spec: DieLineSpec,
  resources: Resources,
  rules: PrintRules = DEFAULT_PRINT_RULES,
): readonly Finding[] =>
  element.hidden
    ? []
    : [
        ...placeFindings(element, spec, resources),
        ...strokeFindings(element),
        ...(element.kind === 'upload' ? dpiFindings(element, rules) : []),
        ...(element.kind === 'text' ? textFindings(element, resources) : []),
        ...(element.kind === 'code' ? codeFindings(element) : []),
      ]

const report = (
  code: FindingCode,
  { id }: Element,
  measured: Finding['measured'],
  wanted: Finding['wanted'],
  level: Finding['level'] = 'warning',
): Finding => ({ code, level, element: id, measured, wanted })

function placeFindings(element: Element, spec: DieLineSpec, resources: Resources): Finding[] {
  if (element.kind === 'clip_mask' || element.width <= 0 || element.height <= 0) return []
  const { x, y } = boundsOf(element)
  const place = `${decimal(x, 3)}, ${decimal(y, 3)}`
  if (isOffTheProduct(element, spec)) return [report('off-product', element, place, 'on the product')]
  return leavesSafeArea(element, spec, () => inkOf(element, resources))
    ? [report('outside-safe-area', element, place, safeAreaOn(spec))]
    : []
}

/** Whether an element that must stay whole leaves the safe area. `ink`: its printed outline, computed only if its box does. */
export function leavesSafeArea(
  element: Element,
  spec: DieLineSpec,
  ink: () => ReturnType<typeof inkOf>,
): boolean {
  // Shapes and pictures may bleed; texts and codes must not be cut.
  if (element.kind !== 'text' && element.kind !== 'code') return false
  // The corners of a bent text's box are empty: only its letters count.
  return isOutsideSafeArea(element, spec) && isOutsideSafeArea(element, spec, ink())
}

/** The outline of a bent text's ink, in fractions of its box, at any size; undefined: the whole box. */
export function inkOf(element: Element, resources: Resources): readonly Point[] | undefined {
  const face = element.kind === 'text' ? resources.face(element.font) : null
  if (element.kind !== 'text' || element.bend.kind === 'straight' || face === null) return undefined
  const { path, box } = drawText(element, face, resources.textOf?.(element))
  const points = flatten(path, element.size / 100).flat()
  if (points.length === 0 || box.width <= 0 || box.height <= 0) return undefined
  return points.map((point) => {
    const [x, y] = [(point.x - box.x) / box.width, (point.y - box.y) / box.height]
    return { x: element.invertX ? 1 - x : x, y: element.invertY ? 1 - y : y }
  })
}

const strokeOf = (element: Element): number | null =>
  (element.kind === 'text' || element.kind === 'shape') && element.stroke.width > 0
    ? element.stroke.width * STROKE_UNIT
    : null

function strokeFindings(element: Element): Finding[] {
  const width = strokeOf(element)
  return width !== null && width < THINNEST_STROKE - 1e-9
    ? [report('thin-stroke', element, width, THINNEST_STROKE)]
    : []
}

function dpiFindings(element: UploadItem, rules: PrintRules): Finding[] {
  const dpi = dpiOf(element)
  const verdict = judgeDpi(dpi, rules)
  if (dpi === null || verdict === 'good' || verdict === 'soft') return []
  return verdict === 'low'
    ? [report('low-resolution', element, dpi, rules.low)]
    : [report('unprintable-resolution', element, dpi, rules.coarse, 'error')]
}

/** Letters missing from a text's font, on any piece. VAR-14. */
export function textFindings(element: TextItem, resources: Pick<Resources, 'face'>): Finding[] {
  const face = resources.face(element.font)
  if (!face) return [report('font-missing', element, element.font, 'a font that is there', 'error')]
  const { missing } = drawText(element, face, lettersOfText(element))
  return missing.length > 0
    ? [report('missing-letters', element, missing.join(''), element.font, 'error')]
    : []
}

function codeFindings(element: CodeItem): Finding[] {
  try {
    const { code } = element
    const data = firstText(variationOf(element))
    const symbol = symbolOf(element)
    const smallest =
      code.type === 'qr' ? smallestQrSize(symbol.width - 8) : smallestBarcodeSize(code.barcode, data)
    // The code is fitted into its box: the narrower direction decides.
    const scale = Math.min(element.width / symbol.width, element.height / symbol.height)
    const width = symbol.width * scale
    return width < Number(smallest.width) - 1e-6
      ? [
          report(
            'code-too-small',
            element,
            Number(width.toFixed(3)),
            `${smallest.width} × ${smallest.height}`,
            'error',
          ),
        ]
      : []
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return [report('code-unreadable', element, error.message, 'data of its kind', 'error')]
  }
}
