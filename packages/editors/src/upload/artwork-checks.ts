import {
  coversBleed,
  effectiveDpi,
  isLargerThanOrdered,
  isOffTheProduct,
  isOutsideSafeArea,
  judgeDpi,
  PRINT_RULES,
  type DpiVerdict,
  type Placement,
} from '@kisscut/artwork/placement'
import type { ContourChoice } from '@kisscut/artwork/design'
import { BACKING, SAFE_AREA, contourOffsetOf, type DieLineSpec } from '@kisscut/artwork/die-line'
import type { Box, Size } from '@kisscut/artwork/geometry'
import { FINISHED_SIZE, showFinishedSize } from '@kisscut/core/design'
import { inUnit, type Unit } from '@kisscut/core/units'
import type { Finding, OrderedSize } from './types.ts'
import * as messages from '../messages/artwork.ts'

/** One thing to check before printing, with the fix of one click. */
export interface ArtworkCheck {
  /** Tells it apart from the others, and stays the same while its figures change. */
  readonly id: string
  readonly level: 'ok' | 'warning' | 'error'
  readonly text: string
  /** What it is about, to be shown on the canvas. */
  readonly about?: 'artwork' | 'cut'
  /** The box around just the place it is about, where that is known: inches on the product. */
  readonly place?: Box
  readonly fix?:
    | 'fit'
    | 'fill'
    | Placement
    | { readonly order: OrderedSize }
    | Pick<ContourChoice, 'contourOffset'>
    | NonNullable<Finding['quickFix']>
}

interface PlacedOnProduct {
  readonly spec: DieLineSpec
  readonly placement: Placement
  readonly file: {
    readonly pixelWidth: number
    readonly pixelHeight: number
    readonly isVector: boolean
    readonly hasAlpha: boolean
  }
  /** The artwork's own outline, where the die line follows it and it is known; its path is empty where there is none. */
  readonly contour: { readonly path: string; readonly box: Box } | null
  /** A kiss-cut piece stays on a backing. */
  readonly hasBacking?: boolean
  /** Lengths in messages are in it. */
  readonly unit: Unit
}

/** Effective dpi of the artwork as placed; null for vectors. */
export const dpiOf = ({ file, placement }: Pick<PlacedOnProduct, 'file' | 'placement'>): number | null =>
  file.isVector ? null : effectiveDpi({ width: file.pixelWidth, height: file.pixelHeight }, placement)

const LEVELS: Readonly<Record<DpiVerdict, ArtworkCheck['level']>> = {
  good: 'ok',
  soft: 'ok',
  low: 'warning',
  unprintable: 'error',
}

/** What the print rules say about the resolution. */
export function dpiCheck(dpi: number | null): ArtworkCheck {
  const id = 'artwork.resolution'
  if (dpi === null) return { id, level: 'ok', text: messages.vectorResolution }
  const verdict = judgeDpi(dpi)
  const level = LEVELS[verdict]
  const text = messages.resolution[verdict](dpi, PRINT_RULES.good)
  return { id, level, text, ...(level !== 'ok' && { about: 'artwork' as const }) }
}

/** What the editor checks by itself, at once; the shop's findings of the same kind would repeat it. */
const CHECKED_HERE = new Set([
  'artwork.none',
  'artwork.off-product',
  'artwork.low-resolution',
  'artwork.unprintable-resolution',
  'artwork.outside-safe-area',
])

/** What the shop says of a sheet whose stickers lie at its edge: then not everything is safely inside. */
const STICKERS_AT_EDGE = 'cut.sticker-at-edge'

/** What the shop's preflight has found beyond that. */
export const preflightChecks = (findings: readonly Finding[]): readonly ArtworkCheck[] =>
  findings
    .filter(({ code }) => !CHECKED_HERE.has(code))
    .map(({ code, level, message, element, place, fix, quickFix }, at, all) => ({
      id: `${code} ${all.slice(0, at).filter((each) => each.code === code).length}`,
      level,
      text: message,
      about: element,
      ...(place && { place }),
      ...(fix?.placement && { fix: fix.placement }),
      ...(fix?.size && { fix: { order: fix.size } }),
      ...(quickFix && { fix: quickFix }),
    }))

/** Everything to check before printing, the worst first. */
export function artworkChecks(
  placed: PlacedOnProduct,
  findings: readonly Finding[] = [],
): readonly ArtworkCheck[] {
  const { spec, placement, contour, file, unit } = placed
  // At once, before the shop has looked again: another cut line has no use for a missing background.
  const isContour = spec.shape === 'contour'
  const checks: ArtworkCheck[] = [
    dpiCheck(dpiOf(placed)),
    ...finishedCheck(placed),
    ...preflightChecks(findings.filter(({ code }) => isContour || code !== 'artwork.plain-background')),
  ]
  if (isOffTheProduct(placement, spec))
    checks.push({
      id: 'artwork.off-product',
      level: 'error',
      text: messages.offProduct,
      about: 'artwork',
      fix: 'fit',
    })
  else if (spec.shape === 'contour') checks.push(...contourChecks(spec, contour, unit))
  else if (!coversBleed(placement, spec) && isOutsideSafeArea(placement, spec))
    checks.push({
      id: 'artwork.outside-safe-area',
      level: 'warning',
      text: messages.outsideSafeArea(lengthOf(SAFE_AREA, unit)),
      about: 'artwork',
      fix: file.hasAlpha || spec.margin !== undefined ? 'fit' : 'fill',
    })
  else if (!findings.some(({ code }) => code === STICKERS_AT_EDGE))
    checks.push({
      id: 'artwork.inside',
      level: 'ok',
      text: coversBleed(placement, spec) ? messages.pastCutLine : messages.insideCutLine,
    })
  const located = checks.map((check) => ({ ...placeFound(check, findings), ...check }))
  const order = { error: 0, warning: 1, ok: 2 }
  return located.sort((a, b) => order[a.level] - order[b.level])
}

/** The size of the finished piece, as the cart and the proof will state it; nothing while its contour is being found. */
function finishedCheck({
  spec,
  contour,
  hasBacking = false,
  unit,
}: PlacedOnProduct): readonly ArtworkCheck[] {
  if (spec.shape === 'contour' && !contour) return []
  const cut = spec.shape === 'contour' && contour?.path ? contour.box : spec
  const text = ({ width, height }: Size, by = 0) => ({
    width: (width + by).toFixed(3),
    height: (height + by).toFixed(3),
  })
  const finished = { ...text(cut), backing: hasBacking ? text(cut, 2 * BACKING) : null }
  return [
    {
      id: 'cut.finished',
      level: 'ok',
      text: `${FINISHED_SIZE}: ${showFinishedSize(finished, unit, 'en-US')}.`,
    },
  ]
}

/** The place and the quick fix the shop's preflight found for what the editor checks by itself. */
const placeFound = (
  { id, level }: ArtworkCheck,
  findings: readonly Finding[],
): Pick<ArtworkCheck, 'place' | 'fix'> => {
  const found = findings.find(({ code }) => (SAME_CHECK[code] ?? code) === id)
  return {
    ...(found?.place && { place: found.place }),
    ...(found?.quickFix && level !== 'ok' && { fix: found.quickFix }),
  }
}

/** Codes of the shop for what is one check here. */
const SAME_CHECK: Readonly<Record<string, string>> = {
  'artwork.low-resolution': 'artwork.resolution',
  'artwork.unprintable-resolution': 'artwork.resolution',
}

/** A contour that leaves more than this many inches of the size unused is reported. */
const UNUSED = 1 / 16

/** The nearest offset that keeps artwork within the safe area, to the thousandth of an inch. */
const SAFE_OFFSET = Math.ceil(SAFE_AREA * 1000) / 1000

const lengthOf = (inches: number, unit: Unit): string =>
  `${unit === 'in' ? inches : inUnit(inches.toFixed(4), unit)} ${unit}`

function contourChecks(
  spec: DieLineSpec,
  contour: PlacedOnProduct['contour'],
  unit: Unit,
): readonly ArtworkCheck[] {
  const id = 'cut.contour'
  if (!contour) return [{ id, level: 'ok', text: messages.findingOutline }]
  if (contour.path === '')
    return [
      {
        id,
        level: 'warning',
        text: messages.nothingSolid,
      },
    ]
  const { box } = contour
  if (isLargerThanOrdered(box, spec))
    return [
      {
        id,
        level: 'warning',
        text: messages.cutTooLarge,
        about: 'cut',
        fix: 'fit',
      },
    ]
  if (box.width < spec.width - UNUSED && box.height < spec.height - UNUSED) {
    const [wide, high] = [box.width, box.height].map((side) => inUnit(side.toFixed(2), unit))
    const [chosenWide, chosenHigh] = [spec.width, spec.height].map((side) => inUnit(side.toFixed(3), unit))
    const text = messages.cutSmaller(`${wide} × ${high} ${unit}`, `${chosenWide} × ${chosenHigh} ${unit}`)
    return [{ id, level: 'warning', text, about: 'cut', fix: 'fit' }]
  }
  if (contourOffsetOf(spec) < SAFE_AREA) {
    const text = messages.outsideSafeArea(lengthOf(SAFE_AREA, unit))
    // On a product too small for it, nothing helps.
    const helps = contourOffsetOf({ ...spec, contourOffset: SAFE_OFFSET }) >= SAFE_AREA
    return [
      { id, level: 'warning', text, about: 'cut', ...(helps && { fix: { contourOffset: SAFE_OFFSET } }) },
    ]
  }
  return [{ id, level: 'ok', text: messages.cutAllAround }]
}
