import {
  coversBleed,
  EDGE_CODES,
  effectiveDpi,
  isOutsideSafeArea,
  judgeDpi,
  type DpiVerdict,
  type Placement,
} from '@kisscut/artwork/placement'
import type { ContourChoice } from '@kisscut/artwork/design'
import { BACKING, contourOffsetOf, rulesOn, safeAreaOn, type DieLineSpec } from '@kisscut/artwork/die-line'
import { DEFAULT_PRINT_RULES, type PrintRules } from '@kisscut/core/print-rules'
import type { Box, Size } from '@kisscut/artwork/geometry'
import { CUT_STOPS } from '@kisscut/artwork/placement'
import { CONTOUR_MAXIMUM, FINISHED_SIZE, showFinishedSize } from '@kisscut/core/design'
import { inUnit, showSize, type Unit } from '@kisscut/core/units'
import { estimated, type PlacedOnProduct } from './estimate.ts'
import type { Finding, OrderedSize } from './types.ts'
import * as messages from '../messages/artwork.ts'

/** A check before printing, with a one-click fix. */
export interface ArtworkCheck {
  /** Distinguishes it from the others, and stays the same while its numbers change. */
  readonly id: string
  /** The shop's code of the problem; absent for none. */
  readonly code?: string
  /** `waiting`: the shop has not checked it yet. */
  readonly level: 'ok' | 'waiting' | 'warning' | 'error'
  readonly text: string
  /** Its subject, highlighted on the canvas. */
  readonly about?: 'artwork' | 'cut'
  /** The bounding box of its place, if known: inches on the product. */
  readonly place?: Box
  readonly fix?:
    | 'fit'
    | 'fill'
    | { readonly place: Placement; readonly label: string }
    | { readonly order: OrderedSize }
    | Pick<ContourChoice, 'contourOffset'>
    | NonNullable<Finding['quickFix']>
}

/** Effective dpi of the artwork as placed; null for vectors. */
export const dpiOf = ({
  file,
  placement,
}: {
  readonly file: Pick<PlacedOnProduct['file'], 'pixelWidth' | 'pixelHeight' | 'isVector'>
  readonly placement: Placement
}): number | null =>
  file.isVector ? null : effectiveDpi({ width: file.pixelWidth, height: file.pixelHeight }, placement)

const LEVELS: Readonly<Record<DpiVerdict, ArtworkCheck['level']>> = {
  good: 'ok',
  soft: 'ok',
  low: 'warning',
  unprintable: 'error',
}

/** The print rules' verdict on the resolution. */
export function dpiCheck(dpi: number | null, rules: PrintRules = DEFAULT_PRINT_RULES): ArtworkCheck {
  const id = 'artwork.resolution'
  if (dpi === null) return { id, level: 'ok', text: messages.vectorResolution }
  const verdict = judgeDpi(dpi, rules)
  const level = LEVELS[verdict]
  const text = messages.resolution[verdict](dpi, rules.good)
  const code = verdict === 'low' ? 'artwork.low-resolution' : 'artwork.unprintable-resolution'
  return { id, level, text, ...(level !== 'ok' && { code, about: 'artwork' as const }) }
}

/** The findings of the shop's preflight, and whether they are about the current design. */
export interface Preflight {
  readonly findings: readonly Finding[]
  readonly isCurrent: boolean
}

/** Findings about the resolution, which has its own check. */
const RESOLUTION: ReadonlySet<string> = new Set(['artwork.low-resolution', 'artwork.unprintable-resolution'])

/** Findings that contradict the check that all is well at the cut. */
const ABOUT_THE_CUT =
  /^(cut|tear)\.(?!smaller)|\.(off-product|outside-safe-area)$|^artwork\.(none|not-drawn|no-bleed|covers-border|leaves-blank)$/

const STILL_CHECKING: ArtworkCheck = {
  id: 'artwork.unchecked',
  level: 'waiting',
  text: messages.stillChecking,
}

/**
 * All checks before printing, the worst first. Lists the shop's findings alone once it has checked the current design; until then
 * the editor's own, and that more may come, never that all is well.
 */
export function artworkChecks(placed: PlacedOnProduct, preflight: Preflight): readonly ArtworkCheck[] {
  const findings = preflight.isCurrent ? preflight.findings : estimated(placed, preflight.findings)
  const listed = findings.filter(({ code }) => !RESOLUTION.has(code) && code !== 'artwork.none')
  const dpi = dpiCheck(dpiOf(placed), rulesOn(placed.spec))
  const checks = [
    { ...dpi, ...resolutionFound(preflight, dpi.level) },
    ...finishedCheck(placed),
    ...listed.map((found, at) => checkOf(found, listed.slice(0, at), placed)),
    ...(preflight.isCurrent
      ? findings.some(({ code }) => ABOUT_THE_CUT.test(code))
        ? []
        : allIsWell(placed)
      : [STILL_CHECKING]),
  ]
  const order = { error: 0, warning: 1, waiting: 2, ok: 3 }
  return checks.sort((a, b) => order[a.level] - order[b.level])
}

/**
 * Level, place and quick fix that the shop found for the resolution: an approved one is no error. Outdated once the editor rates
 * it as good.
 */
function resolutionFound(
  { findings, isCurrent }: Preflight,
  seen: ArtworkCheck['level'],
): Partial<ArtworkCheck> {
  const found = findings.find(({ code }) => RESOLUTION.has(code))
  if (!found || (!isCurrent && seen === 'ok')) return {}
  const { code, level, place, quickFix } = found
  return { ...(isCurrent && { code, level }), ...(place && { place }), ...(quickFix && { fix: quickFix }) }
}

function checkOf(found: Finding, before: readonly Finding[], placed: PlacedOnProduct): ArtworkCheck {
  const { code, level, element, place } = found
  const fix = fixOf(found, placed)
  return {
    id: `${code} ${before.filter((each) => each.code === code).length}`,
    code,
    level,
    text: textOf(found, placed),
    about: element,
    ...(place && { place }),
    ...(fix && { fix }),
  }
}

/** The text of a finding. Those that the editor also checks have its words, in the shopper's unit; others the shop's. */
function textOf({ code, measured, message }: Finding, { spec, contour, unit }: PlacedOnProduct): string {
  switch (code) {
    case 'artwork.off-product':
      return messages.offProduct
    case 'artwork.outside-safe-area':
      return messages.outsideSafeArea(lengthOf(safeAreaOn(spec), unit))
    case 'artwork.no-bleed':
      return messages.noBleed(lengthOf(rulesOn(spec).bleed, unit))
    case 'artwork.covers-border':
      return messages.coversBorder
    case 'artwork.leaves-blank':
      return measured === undefined ? message : messages.leavesBlank(lengthOf(measured, unit))
    case 'cut.no-outline':
      return messages.nothingSolid
    case 'cut.larger-than-ordered':
      return messages.cutTooLarge
    case 'cut.outside-ordered':
      return messages.cutOutside
    case 'cut.smaller-than-ordered':
      return contour ? smallerText(contour.box, spec, unit) : message
    default:
      return message
  }
}

const smallerText = (box: Size, spec: Size, unit: Unit): string => {
  const [finished, ordered] = [box, spec].map(({ width, height }) =>
    showSize(width.toFixed(3), height.toFixed(3), unit, 'en-US'),
  ) as [string, string]
  return messages.cutSmaller(finished, ordered)
}

/** Contour problems that are fixed by tracing. */
const FITTED: ReadonlySet<string> = new Set([...CUT_STOPS, 'cut.smaller-than-ordered'])

function fixOf({ code, fix, quickFix }: Finding, { spec }: PlacedOnProduct): ArtworkCheck['fix'] {
  if (quickFix) return quickFix
  if (fix?.size) return { order: fix.size }
  if (FITTED.has(code)) return 'fit'
  if (fix?.placement) return { place: fix.placement, label: labelOf(code, fix.placement, spec) }
  if (spec.shape !== 'contour' || !EDGES.has(code)) return undefined
  // Rounded up to the thousandth of an inch. On a product too small for it, no offset helps.
  const contourOffset = Math.ceil(safeAreaOn(spec) * 1000) / 1000
  const helps =
    contourOffset <= CONTOUR_MAXIMUM.offset && contourOffsetOf({ ...spec, contourOffset }) >= safeAreaOn(spec)
  return helps ? { contourOffset } : undefined
}

const EDGES: ReadonlySet<string> = new Set(EDGE_CODES)

const labelOf = (code: string, placement: Placement, spec: DieLineSpec): string =>
  messages.leaving[code] ?? (coversBleed(placement, spec) ? messages.fixes.fill : messages.fixes.fit)

/** The check that all is well at the cut; empty where the artwork partly crosses it. */
function allIsWell({ spec, placement, contour, file }: PlacedOnProduct): readonly ArtworkCheck[] {
  if (spec.shape === 'contour')
    return [
      { id: 'cut.contour', level: 'ok', text: contour ? messages.cutAllAround : messages.findingOutline },
    ]
  const id = 'artwork.inside'
  if (!isOutsideSafeArea(placement, spec, file.ink ?? undefined))
    return [{ id, level: 'ok', text: messages.insideCutLine }]
  return coversBleed(placement, spec) ? [{ id, level: 'ok', text: messages.pastCutLine }] : []
}

/** The size of the finished piece, as in the cart and the proof; empty while its contour is being traced. */
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

const lengthOf = (inches: number, unit: Unit): string =>
  `${unit === 'in' ? Number(inches.toFixed(4)) : inUnit(inches.toFixed(4), unit)} ${unit}`
