import {
  CUTS_APART,
  cornerHoles,
  cutLines,
  dieLine,
  shapeBox,
  stickersOn,
  type CutInk,
  type CutLine,
  type DieLineSpec,
  type StickersOnSheet,
} from '@kisscut/artwork/die-line'
import { uploadProductOf } from '@kisscut/artwork/design'
import { type Reader, showLength } from '@kisscut/core/units'
import type { SoldProduct } from '../configure/sold-product.ts'
import type { Press } from '../ports/press.ts'
import { marginOf, ownLineOf } from '../design/placing.ts'
import { hasArtwork, isDrawn, printedArtworkOf, type PrintedArtworkDeps } from '../design/printed-artwork.ts'
import { isFinished } from './finishing.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import * as messages from '../messages/artwork.ts'

export interface CutDeps extends PrintedArtworkDeps {
  readonly press: Pick<Press, 'lineAround' | 'films'>
}

/** All cuts of one product: closed path data in inches, except for the open tear line. */
export interface Cuts {
  readonly dieLine: DieLineSpec
  /** The plate of the die line. */
  readonly cut: CutInk
  /** Tear line across the product; null if there is none. */
  readonly tearLine: string | null
  /** The stickers of a sheet, and holes for grommets. */
  readonly within: readonly CutLine[]
  /** The backing of a kiss-cut. */
  readonly around: readonly CutLine[]
}

const lineAround = async (
  deps: Deps<'press.lineAround'> & DepsOf<typeof printedArtworkOf>,
  loaded: SoldProduct,
  how: { readonly islands: 'keep' } | { readonly dieLine: DieLineSpec },
): Promise<string> => {
  const artwork = await printedArtworkOf(deps, loaded)
  const raster = await artwork?.raster()
  return artwork && raster
    ? deps.press.lineAround({ raster, placement: artwork.placement, ...how }, { owner: loaded.row.owner })
    : ''
}

/** The die line of a product, as in its preview. */
export const dieLineOf = async (
  deps: Deps<'drawings'> & DepsOf<typeof lineAround>,
  loaded: SoldProduct,
): Promise<DieLineSpec> => {
  const { design, known, configuration, rules } = loaded
  const margin = marginOf(known.product, configuration)
  const spec = {
    ...uploadProductOf(design),
    rules,
    ...(margin !== null && { margin }),
    ...(isFinished(loaded, 'grommets') && { hasHoles: true }),
  }
  if (spec.shape !== 'contour' || !hasArtwork(loaded)) return spec
  const own = isDrawn(design) ? null : ownLineOf(design, loaded.file)
  if (own !== null) return { ...spec, contour: own, contourOffset: 0 }
  if (isDrawn(design)) return { ...spec, contour: (await deps.drawings.of(loaded)).contour }
  return { ...spec, contour: (await lineAround(deps, loaded, { dieLine: spec })) || null }
}

/** A tear line across the middle, along the shorter side. */
const tearLineOf = (spec: DieLineSpec): string => {
  const { x, y, width, height } = shapeBox(spec)
  return width >= height ? `M${x + width / 2} ${y}V${y + height}` : `M${x} ${y + height / 2}H${x + width}`
}

/** The stickers of a sheet, one for every part of its artwork; null for other products. */
export const stickersOf = async (
  deps: DepsOf<typeof lineAround>,
  loaded: SoldProduct,
  sheet: DieLineSpec,
): Promise<StickersOnSheet | null> =>
  isFinished(loaded, 'stickerSheet')
    ? stickersOn(sheet, await lineAround(deps, loaded, { islands: 'keep' }))
    : null

/** Why a sheet can't be made: none of its stickers can be cut out. Null if some can. PROD-11, PROD-19. */
export const noStickerCut = ({ kissCuts, atEdge }: StickersOnSheet, reader: Reader): string | null =>
  kissCuts === '' && atEdge.length > 0 ? messages.noStickerOnSheet(cutsApart(reader)) : null

/** The smallest distance between cuts, formatted for a reader. UNIT-1. */
export const cutsApart = ({ unit, locale }: Reader): string => showLength(CUTS_APART.toFixed(2), unit, locale)

/** Holes, cut with the sign. OPT-19. */
const holeCuts = (spec: DieLineSpec): readonly CutLine[] =>
  spec.hasHoles ? cornerHoles(spec).map((path) => ({ ink: 'CutContour', path })) : []

/** All cuts of one product, from its shape, its options and, on a sticker sheet, its artwork. */
export const cutsOf = async (
  deps: DepsOf<typeof dieLineOf | typeof stickersOf>,
  loaded: SoldProduct,
): Promise<Cuts> => {
  const spec = await dieLineOf(deps, loaded)
  const kissCuts = (await stickersOf(deps, loaded, spec))?.kissCuts
  const stickers = kissCuts ? [{ ink: 'CutContour' as const, path: kissCuts }] : []
  const kissCut = cutLines(spec, { kind: 'kiss', flexCut: true })
  const isThrough = isFinished(loaded, 'perforation') || stickers.length > 0
  return {
    dieLine: spec,
    cut: isThrough ? 'PerfCutContour' : 'CutContour',
    tearLine: isFinished(loaded, 'tearLine') ? tearLineOf(spec) : null,
    within: [...stickers, ...holeCuts(spec)],
    around: isFinished(loaded, 'squareBacking') ? kissCut.filter(({ ink }) => ink === 'PerfCutContour') : [],
  }
}

/** The cuts in cutting order: inner ones first, so that nothing moves before it is cut. */
export const inOrder = ({ dieLine: spec, cut, tearLine, within, around }: Cuts): readonly CutLine[] => [
  ...(tearLine === null ? [] : [{ ink: 'PerfCutContour' as const, path: tearLine }]),
  ...within,
  { ink: cut, path: dieLine(spec) },
  ...around,
]
