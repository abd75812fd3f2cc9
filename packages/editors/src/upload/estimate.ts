import { contourOffsetOf, safeAreaOn, type DieLineSpec } from '@kisscut/artwork/die-line'
import type { Box, Point } from '@kisscut/artwork/geometry'
import {
  CUT_STOPS,
  EDGE_CODES,
  cutStopOf,
  edgeFindings,
  isInside,
  isOffTheProduct,
  isOutsideOrdered,
  isSmallerThanOrdered,
  outlineOn,
  ownCut,
  type EdgeFinding,
  type Placement,
} from '@kisscut/artwork/placement'
import type { Unit } from '@kisscut/core/units'
import type { EditorFile, Finding } from './types.ts'

/** Placed artwork with everything its checks depend on. */
export interface PlacedOnProduct {
  readonly spec: DieLineSpec
  readonly placement: Placement
  readonly file: Pick<
    EditorFile,
    'pixelWidth' | 'pixelHeight' | 'isVector' | 'hasAlpha' | 'fullBleed' | 'ink' | 'cutLines'
  >
  /** The artwork's contour, where the die line follows it and it is known; an empty path where there is none. */
  readonly contour: { readonly path: string; readonly box: Box } | null
  /** A kiss-cut piece stays on a backing. */
  readonly hasBacking?: boolean
  /** Unit of lengths in messages. */
  readonly unit: Unit
}

/** Findings that the editor computes itself, until the shop has checked the saved design. */
const ESTIMATED: ReadonlySet<string> = new Set([
  ...EDGE_CODES,
  'cut.no-outline',
  ...CUT_STOPS,
  'cut.smaller-than-ordered',
])

/** The shop's findings on a design that has changed since, with the editor's own checks updated. */
export function estimated(placed: PlacedOnProduct, findings: readonly Finding[]): readonly Finding[] {
  const { spec, contour } = placed
  const isContour = spec.shape === 'contour'
  const isSmaller =
    isContour &&
    contour !== null &&
    isSmallerThanOrdered(contour.box, spec) &&
    !isOutsideOrdered(contour.box, spec)
  const offered = findings.some(({ code }) => code === SMALLER)
  const remaining = findings.filter(
    ({ code }) =>
      !ESTIMATED.has(code) &&
      (isContour || code !== 'artwork.plain-background') &&
      (isSmaller || contour === null || code !== SMALLER),
  )
  const own = estimate(placed).filter(({ code }) => !(offered && code === 'cut.smaller-than-ordered'))
  return [...remaining, ...own]
}

/** The finding with an offer to order the smaller size. */
const SMALLER = 'cut.smaller-than-paid'

function estimate(placed: PlacedOnProduct): readonly Finding[] {
  const { spec, placement, file, contour } = placed
  if (spec.shape === 'contour' && !isOffTheProduct(placement, spec))
    return contour ? contourFindings(spec, contour, ownCut(file.cutLines) !== null) : []
  const outline = file.ink ?? undefined
  const ring = outlineOn(placement, outline)
  const isInked = (point: Point) => isInside(point, [ring], 0)
  const ink = { placement, isInked, fullBleed: file.fullBleed, ...(outline && { outline }) }
  return edgeFindings(ink, spec).map(asFinding)
}

const asFinding = ({ code, measured, place, fix }: EdgeFinding): Finding => ({
  code,
  level: code === 'artwork.off-product' ? 'error' : 'warning',
  element: 'artwork',
  measured,
  message: '',
  place,
  ...(fix && { fix }),
})

function contourFindings(
  spec: DieLineSpec,
  { path, box }: NonNullable<PlacedOnProduct['contour']>,
  /** The line comes with the file: only the shop measures its distance from the artwork. */
  isOwn: boolean,
): readonly Finding[] {
  const stop = cutStopOf(box, spec)
  const found = (code: string): Finding => ({
    code,
    level: code === stop ? 'error' : 'warning',
    element: 'cut',
    message: '',
  })
  if (path === '') return [found('cut.no-outline')]
  const codes = [
    stop ?? (isSmallerThanOrdered(box, spec) && 'cut.smaller-than-ordered'),
    !isOwn && contourOffsetOf(spec) < safeAreaOn(spec) && 'artwork.outside-safe-area',
  ]
  return codes.flatMap((code) => (code ? [found(code)] : []))
}
