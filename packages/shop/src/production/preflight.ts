import { CUTS_APART } from '@kisscut/artwork/die-line'
import { fitInside } from '@kisscut/artwork/placement'
import type { LoadedCustom } from '../configure/loaded-custom.ts'
import { stickersOf, type CutDeps } from './cuts.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { quickFixFor, whiteInkOffered, type QuickFix } from './quick-fix.ts'
import type { Finding, PrintDesign } from '../ports/print-design.ts'
import type { ProductionPorts } from '../ports/production.ts'
import * as messages from '../messages/artwork.ts'

/** The preflight's result, with messages. */
export interface PreflightReport {
  /** No finding is an error. */
  readonly passed: boolean
  readonly findings: readonly (Finding & { readonly message: string; readonly quickFix?: QuickFix })[]
}

/** Below 72 dpi the shopper decides (FILE-3): approved, it is no longer an error. */
const isApproved = ({ row }: LoadedCustom, { code }: Finding): boolean =>
  code === 'artwork.unprintable-resolution' && row.low_resolution_choice === 'approve'

/** Finding for stickers of a sheet that can't be cut; an error where none can. Fitted inside its margin, all can. */
const atEdgeOf = async (
  deps: CutDeps,
  loaded: LoadedCustom,
  { dieLine, placement }: PrintDesign,
): Promise<PreflightReport['findings']> => {
  const stickers = await stickersOf(deps, loaded, dieLine)
  const [place] = stickers?.atEdge ?? []
  if (stickers === null || place === undefined) return []
  const { kissCuts, atEdge } = stickers
  const isNone = kissCuts === ''
  const about = { level: isNone ? 'error' : 'warning', element: 'cut', wanted: 0, place } as const
  const message = isNone
    ? messages.noStickerOnSheet(CUTS_APART.toFixed(2))
    : messages.stickersAtEdge(atEdge.length, CUTS_APART.toFixed(2))
  const fix = placement && {
    placement: fitInside(placement, dieLine, undefined, placement.rotation, loaded.file?.ink ?? undefined),
  }
  return [{ code: 'cut.sticker-at-edge', ...about, measured: atEdge.length, message, ...(fix && { fix }) }]
}

/** The offer of the size a cut makes, where it is well below what is paid. SIZE-20. */
const smallerSizeFound = ({ smallerSize, design }: LoadedCustom): PreflightReport['findings'] => {
  if (smallerSize === null) return []
  const { message, ...size } = smallerSize
  const area = ({ width, height }: { width: number | string; height: number | string }) =>
    Math.round(Number(width) * Number(height) * 100) / 100
  const figures = { measured: area(size), wanted: area(design) }
  return [
    { code: 'cut.smaller-than-paid', level: 'warning', element: 'cut', ...figures, message, fix: { size } },
  ]
}

/** White ink is missing, and not sold for this material: no message should ask for it. */
const isPastHelp = (loaded: LoadedCustom, { fix }: Finding): boolean =>
  fix?.whiteInk === true && whiteInkOffered(loaded).length === 0

/** Runs the preflight on a product; what its owner has approved becomes a warning. */
export const preflightOf = async (
  deps: CutDeps & Pick<ProductionPorts, 'press' | 'preflightMessage'>,
  loaded: LoadedCustom,
  design: PrintDesign,
  /** At whose prices quick fixes are offered; none are where absent. */
  viewer?: Viewer,
): Promise<PreflightReport> => {
  const { findings } = await deps.press.preflight(design)
  const reported = findings.map((finding) => {
    const quickFix = viewer && quickFixFor(viewer, loaded, finding)
    return {
      ...finding,
      level: isApproved(loaded, finding) ? ('warning' as const) : finding.level,
      message: isPastHelp(loaded, finding)
        ? messages.noWhiteInk(finding.measured)
        : deps.preflightMessage(finding),
      ...(quickFix && { quickFix }),
    }
  })
  const all = [...reported, ...smallerSizeFound(loaded), ...(await atEdgeOf(deps, loaded, design))]
  return { passed: all.every(({ level }) => level !== 'error'), findings: all }
}

/** Errors of a product by element. */
export const stopsOf = ({ findings }: PreflightReport): Record<string, readonly string[]> => {
  const stops: Record<string, string[]> = {}
  for (const { level, element, message } of findings)
    if (level === 'error') (stops[element] ??= []).push(message)
  return stops
}
