import type { Design } from '@kisscut/artwork/design'
import type { DieLineSpec } from '@kisscut/artwork/die-line'
import type { Size } from '@kisscut/artwork/geometry'
import { fit, fitWithin, isOffTheProduct, isSmallerThanOrdered } from '@kisscut/artwork/placement'
import { ANYBODY, type Reader } from '@kisscut/core/units'
import type { SoldProduct } from '../configure/sold-product.ts'
import { cutProblem, shownSize } from '../design/artwork-errors.ts'
import { finishedInches, isTracedOf, sizeOfLine } from '../design/finished-size.ts'
import { finishedBoxOf, followed, ownLineOf } from '../design/placing.ts'
import { cutsApart, noStickerCut, stickersOf } from './cuts.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { isFinished } from './finishing.ts'
import { quickFixFor, whiteInkOffered, type QuickFix } from './quick-fix.ts'
import type { Finding, PrintDesign, PrintSide } from '../ports/print-design.ts'
import type { ProductionPorts } from '../ports/production.ts'
import type { Turn } from '../ports/turn.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import * as messages from '../messages/artwork.ts'

/** The preflight's result, with messages. */
export interface PreflightReport {
  /** Whether no finding is an error. */
  readonly passed: boolean
  readonly findings: readonly (Finding & {
    readonly message: string
    /** Id of its side; absent: the first one. */
    readonly side?: string
    readonly quickFix?: QuickFix
  })[]
}

/** A report with the line a product is cut along, if that follows its artwork; null for other shapes. */
export interface CutReport extends PreflightReport {
  readonly contour: string | null
  /** Revision of the checked product; findings apply to no other. FILE-14. */
  readonly revision: number
}

/** Whether the shopper approved the low resolution, so that the finding is no error (FILE-3). */
const isApproved = ({ row }: SoldProduct, { code }: Finding): boolean =>
  code === 'artwork.unprintable-resolution' && row.low_resolution_choice === 'approve'

/** Finding about a sheet's stickers that can't be cut; an error if none can. Fitting the artwork inside the margin fixes it. */
const atEdgeOf = async (
  deps: DepsOf<typeof stickersOf>,
  loaded: SoldProduct,
  { dieLine, placement }: PrintDesign,
  reader: Reader,
): Promise<PreflightReport['findings']> => {
  const stickers = await stickersOf(deps, loaded, dieLine)
  const [place] = stickers?.atEdge ?? []
  if (stickers === null || place === undefined) return []
  const none = noStickerCut(stickers, reader)
  const { length } = stickers.atEdge
  const about = { level: none === null ? 'warning' : 'error', element: 'cut', wanted: 0, place } as const
  const message = none ?? messages.stickersAtEdge(length, cutsApart(reader))
  const fix = placement && {
    placement: fit(placement, dieLine, placement.rotation, loaded.file?.ink ?? undefined),
  }
  return [{ code: 'cut.sticker-at-edge', ...about, measured: length, message, ...(fix && { fix }) }]
}

/** Finding about a finished size well below the paid one, with the smaller size offered. SIZE-20. */
const smallerSizeFound = (loaded: SoldProduct): PreflightReport['findings'] => {
  const { smallerSize, design } = loaded
  const finished = finishedInches(loaded)
  if (smallerSize === null) return []
  const { message, size } = smallerSize
  // Enlarging the artwork would fill the paid size; another finding says so.
  if (size === null && isSmallerThanOrdered(finished, design)) return []
  const area = ({ width, height }: Size) => Math.round(width * height * 100) / 100
  const figures = { measured: area(finished), wanted: area(design) }
  const about = { code: 'cut.smaller-than-paid', level: 'warning', element: 'cut', ...figures } as const
  return [{ ...about, message, ...(size && { fix: { size } }) }]
}

/** Findings about a contour and the ordered size: nothing to cut around, or a piece that is larger, partly outside or smaller. SIZE-14. */
const contourFound = (
  loaded: SoldProduct,
  { dieLine, placement }: PrintDesign,
  reader: Reader,
): PreflightReport['findings'] => {
  const { design, file, smallerSize } = loaded
  if (isTracedOf(design)) return drawnContourFound(design, dieLine, reader)
  if (!file?.raster || placement === null || dieLine.shape !== 'contour') return []
  if (isOffTheProduct(placement, dieLine)) return []
  const about = { level: 'warning', element: 'cut', measured: 0, wanted: 0 } as const
  if (!dieLine.contour) return [{ ...about, code: 'cut.no-outline', message: messages.noOutline }]
  const box = finishedBoxOf(design, file)
  const { outline, line } = followed(file, dieLine)
  const fitted = fitWithin(placement, line, placement.rotation, outline)
  const fix = { placement: fitted }
  const problem = cutProblem(design, file, reader)
  if (problem !== null) return [{ ...about, ...problem, level: 'error', fix }]
  if (smallerSize?.size || !isSmallerThanOrdered(box, design)) return []
  const message = messages.smallerThanOrdered(shownSize(box, reader), shownSize(design, reader))
  return [{ ...about, code: 'cut.smaller-than-ordered', message, fix }]
}

/** Findings about a drawn design's contour, which never leaves the product: the piece may only be smaller. DESIGN-37. */
const drawnContourFound = (
  design: Design,
  { contour }: DieLineSpec,
  reader: Reader,
): PreflightReport['findings'] => {
  const about = { level: 'warning', element: 'cut', measured: 0, wanted: 0 } as const
  const size = sizeOfLine(contour)
  if (size === null) return [{ ...about, code: 'cut.no-outline', message: messages.noOutline }]
  if (!isSmallerThanOrdered(size, design)) return []
  const message = messages.smallerThanOrdered(shownSize(size, reader), shownSize(design, reader))
  return [{ ...about, code: 'cut.smaller-than-ordered', message }]
}

/** A sheet's stickers at its edge are reported instead: the sheet's border was not ordered. */
const isAboutTheSheet = (loaded: SoldProduct, { code }: Finding): boolean =>
  code === 'artwork.covers-border' &&
  isFinished(loaded, 'stickerSheet') &&
  loaded.configuration.border !== true

/** A file with its own cut line is cut out of its background. FILE-21. */
const isCutOut = ({ design, file }: SoldProduct, { code }: Finding): boolean =>
  code === 'artwork.plain-background' && ownLineOf(design, file) !== null

/** White ink is missing but not sold for this material, so no message should ask for it. */
const isPastHelp = (loaded: SoldProduct, { fix }: Finding): boolean =>
  fix?.whiteInk === true && whiteInkOffered(loaded).length === 0

/** The message of a finding; an approved one says that the owner approved it. */
const messageOf = (
  { preflightMessage }: Pick<ProductionPorts, 'preflightMessage'>,
  loaded: SoldProduct,
  finding: Finding,
  reader: Reader,
): string => {
  if (isPastHelp(loaded, finding)) return messages.noWhiteInk(finding.measured)
  return isApproved(loaded, finding)
    ? messages.approvedResolution(finding.measured)
    : preflightMessage(finding, reader)
}

/** Runs the preflight on a further side; its messages name the side. */
async function foundOnSide(
  { press, preflightMessage }: Deps<'preflightMessage' | 'press.preflight'>,
  { otherSides: _, ...design }: PrintDesign,
  { name, ...side }: PrintSide,
  reader: Reader,
  { work, ...turn }: Turn,
): Promise<PreflightReport['findings']> {
  const ofSide = { ...turn, ...(work !== undefined && { work: `${work} ${name}` }) }
  const { findings } = await press.preflight({ ...design, ...side }, ofSide)
  return findings.map(({ fix: __, ...finding }) => ({
    ...finding,
    ...(side.drawn && { side: side.drawn.side }),
    message: messages.onSide(name, preflightMessage(finding, reader)),
  }))
}

/** Runs the preflight on a product; errors that its owner approved become warnings. Lengths are in the viewer's unit. UNIT-1. */
export const preflightOf = async (
  deps: Deps<'press.preflight'> & DepsOf<typeof atEdgeOf | typeof foundOnSide>,
  loaded: SoldProduct,
  design: PrintDesign,
  /** The reader, at whose prices quick fixes are offered; absent: no fixes are offered. */
  viewer?: Viewer,
  turn: Turn = { owner: loaded.row.owner },
): Promise<PreflightReport> => {
  const reader = viewer ?? ANYBODY
  const { findings } = await deps.press.preflight(design, turn)
  const others = await Promise.all(
    (design.otherSides ?? []).map((side) => foundOnSide(deps, design, side, reader, turn)),
  )
  const reported = findings
    .filter((found) => !isAboutTheSheet(loaded, found) && !isCutOut(loaded, found))
    .map(({ fix, ...found }) => {
      const finding: Finding = { ...found, ...(fix && { fix }) }
      const quickFix = viewer && quickFixFor(viewer, loaded, finding)
      return {
        ...(isPastHelp(loaded, finding) ? found : finding),
        level: isApproved(loaded, finding) ? ('warning' as const) : finding.level,
        message: messageOf(deps, loaded, finding, reader),
        ...(quickFix && { quickFix }),
      }
    })
  const all = [
    ...reported,
    ...others.flat(),
    ...contourFound(loaded, design, reader),
    ...smallerSizeFound(loaded),
    ...(await atEdgeOf(deps, loaded, design, reader)),
  ]
  return { passed: all.every(({ level }) => level !== 'error'), findings: all }
}

/** Errors of a product by element. */
export const stopsOf = ({ findings }: PreflightReport): Record<string, readonly string[]> => {
  const stops: Record<string, string[]> = {}
  for (const { level, element, message } of findings)
    if (level === 'error') (stops[element] ??= []).push(message)
  return stops
}
