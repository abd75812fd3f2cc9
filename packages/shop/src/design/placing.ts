import {
  followsArtwork,
  placementOfElement,
  uploadOf,
  uploadProductOf,
  type Design,
} from '@kisscut/artwork/design'
import { SHEET_MARGIN, type DieLineSpec } from '@kisscut/artwork/die-line'
import type { Box, Point } from '@kisscut/artwork/geometry'
import {
  effectiveDpi,
  fill,
  finishedBox,
  firstPlacement as firstPlacementOn,
  fit,
  isFarTooLarge,
  isMadeFor,
  isOffTheProduct,
  onTrim,
  ownCut,
  ownCutOn,
  ownOutline,
  placementOf,
  recordOf,
} from '@kisscut/artwork/placement'
import {
  CONFIGURATION_FIELDS,
  CUT_LINES,
  dieLinesOf,
  fitsSides,
  type Configuration,
  type ConfigurationChange,
  type DieLine,
  type ArtworkPlacement as Placement,
} from '@kisscut/core/configuration'
import { borderWidth, CONTOUR_MAXIMUM } from '@kisscut/core/design'
import { isFinishedBy } from '@kisscut/core/option'
import type { PrintRules } from '@kisscut/core/print-rules'
import type { Product } from '@kisscut/core/product'
import type { Size } from '@kisscut/core/size'
import { showLimit } from '@kisscut/core/units'
import { custom, readChanges } from '@kisscut/records'
import type { UserFileRow } from '../configure/custom-rows.ts'
import * as messages from '../messages/artwork.ts'
import { instructionsTooLong } from '../messages/product.ts'

type Inked = Pick<UserFileRow, 'pixel_width' | 'pixel_height' | 'ink' | 'full_bleed' | 'trim'> & Outlined

type Outlined = Pick<UserFileRow, 'ink'> & Partial<Pick<UserFileRow, 'cut_lines'>>

/**
 * The outline that a cut line follows, in fractions of the file's page, and the line's offset. A file with its own cut line is
 * cut along that. Undefined outline: the whole page. FILE-21.
 */
export const followed = <L extends DieLineSpec>(
  { ink, cut_lines }: Outlined,
  line: L,
): { readonly outline: readonly Point[] | undefined; readonly line: L } => {
  const own = line.shape === 'contour' ? ownCut(cut_lines) : null
  return own === null
    ? { outline: ink ?? undefined, line }
    : { outline: ownOutline(own), line: { ...line, contourOffset: 0 } }
}

/** A file's own cut line at its place, if the product is cut along its artwork; null if there is none. FILE-21. */
export const ownLineOf = (
  design: Design,
  file: Partial<Pick<UserFileRow, 'cut_lines'>> | null,
): string | null => {
  const artwork = uploadOf(design)
  const own = followsArtwork(design) && artwork ? ownCut(file?.cut_lines) : null
  return own === null || artwork === null ? null : ownCutOn(own, placementOfElement(artwork))
}

/**
 * The placement of new artwork. With a contour, the artwork has the ordered size in at least one direction. DESIGN-26, SIZE-14.
 */
export const firstPlacement = (file: Inked, on: DieLineSpec, rotation = 0): Placement => {
  const { pixel_width, pixel_height, full_bleed, trim } = file
  const { outline, line } = followed(file, on)
  return recordOf(
    firstPlacementOn(
      {
        natural: { width: pixel_width, height: pixel_height },
        ...(outline && { outline }),
        fullBleed: full_bleed,
        ...(trim !== null && { trim }),
      },
      line,
      rotation,
    ),
  )
}

/** The upright placement that fits inside the line or fills a shape with its bleed. DESIGN-28. */
export const placedBy = (to: 'fit' | 'fill', file: Inked, on: DieLineSpec): Placement => {
  const { pixel_width, pixel_height, trim } = file
  const { outline, line } = followed(file, on)
  const natural = { width: pixel_width, height: pixel_height }
  if (to === 'fill' && trim !== null && isMadeFor(natural, trim, line))
    return recordOf(onTrim(natural, trim, line))
  return recordOf(to === 'fill' ? fill(natural, line) : fit(natural, line, 0, outline))
}

/** Inches of the border around artwork. OPT-10. */
const BORDER = Number(borderWidth('border'))

/**
 * Inches that placed artwork leaves blank inside a shape: an ordered border or the edge of a sheet; null: the default. OPT-10,
 * PROD-19.
 */
export const marginOf = (product: Product, configuration: Configuration): number | null => {
  const border = configuration.border ? BORDER : 0
  const edge = isFinishedBy(product, configuration, 'stickerSheet') ? SHEET_MARGIN : 0
  return Math.max(border, edge) || null
}

/** The cut line of a configuration in this size, as far as placement depends on it. */
export const lineOn = (
  product: Product,
  configuration: Configuration,
  size: Size,
  rules: PrintRules,
): DieLineSpec => {
  const { dieLine, contourOffset } = configuration
  const margin = marginOf(product, configuration)
  return {
    ...size,
    shape: dieLine ?? CONFIGURATION_FIELDS.dieLine.default,
    contourOffset: Number(contourOffset ?? CONFIGURATION_FIELDS.contourOffset.default),
    ...(margin !== null && { margin }),
    rules,
  }
}

/** The box of the finished piece, in inches within the ordered size. SIZE-14. */
export const finishedBoxOf = (design: Design, file: Outlined | null): Box => {
  const artwork = uploadOf(design)
  const { outline, line } = followed(file ?? { ink: null }, uploadProductOf(design))
  return finishedBox(line, artwork && placementOfElement(artwork), outline)
}

/** A box on another size: scaled by the side that changed least, around the center. */
const boxOnSize = <T extends Box>(box: T, before: Size, after: Size): T => {
  const [w, h] = [after.width / before.width, after.height / before.height]
  const by = Math.min(w, h)
  const [width, height] = [box.width * by, box.height * by]
  const middleX = (box.x + box.width / 2) * w
  const middleY = (box.y + box.height / 2) * h
  return { ...box, x: middleX - width / 2, y: middleY - height / 2, width, height }
}

/** A placement on another size. */
const placementOnSize = (placement: Placement, before: Size, after: Size): Placement => {
  const placed = placementOf(placement)
  return placed === null ? placement : recordOf(boxOnSize(placed, before, after))
}

/** Effective dpi of a design's artwork; null for vectors or no artwork. */
export const dpiOf = (design: Design): number | null => {
  const artwork = uploadOf(design)
  return artwork?.pixels ? effectiveDpi(artwork.pixels, artwork) : null
}

/** Farthest manual placement, in inches. */
const FAR = 1000

/**
 * Why artwork can't be placed like this on a product of this size: no numbers, no area, far too large, or off the product. Null
 * if it can. DESIGN-17.
 */
export const placementProblem = (
  placement: Placement,
  size: Size,
  dieLine: DieLine = CONFIGURATION_FIELDS.dieLine.default,
  { ink }: Pick<Inked, 'ink'>,
): string | null => {
  const placed = placementOf(placement)
  if (placed === null || Math.max(...Object.values(placed).map(Math.abs)) > FAR) return messages.notANumber
  if (isFarTooLarge(placed, size, ink ?? undefined)) return messages.farTooLarge
  return isOffTheProduct(placed, { ...size, shape: dieLine }) ? messages.tooFarOut : null
}

const eitherOf = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** Errors of a newly chosen cut line, by record field: the product isn't sold in it, or it doesn't fit the sides. DESIGN-21, OPT-14. */
export function dieLineErrors(
  product: Pick<Product, 'dieLines'>,
  { dieLine, flexCut, width, height }: ConfigurationChange,
  was: Pick<Configuration, 'dieLine' | 'flexCut'> | null,
  size: Size,
): Record<string, readonly string[]> {
  const lines = dieLinesOf(product)
  if (flexCut === true && was?.flexCut !== true && !lines.includes('contour'))
    return { option_flex_cut: [messages.flexCutNotAvailable] }
  if (dieLine === undefined) return {}
  const isSame = dieLine === was?.dieLine
  const isOnSameSides = isSame && width === undefined && height === undefined
  if (!isOnSameSides && !fitsSides(dieLine, size)) return { clip_type: [messages.unevenCircle] }
  if (isSame || lines.includes(dieLine)) return {}
  return { clip_type: [messages.cutLineNotAvailable(eitherOf.format(lines.map((each) => CUT_LINES[each])))] }
}

/** Error of the corner radius, in percent of the shorter side; null if there is none. DESIGN-9. */
export const clipRadiusProblem = (radius: string): string | null =>
  Number(radius) >= 0 && Number(radius) <= 50 ? null : messages.clipRadius

/** Errors in the contour settings, by record field. DESIGN-23. */
export function contourErrors({
  contourOffset = '0',
  contourSmoothness = '0',
}: ConfigurationChange): Record<string, readonly string[]> {
  const isWithin = (typed: string, most: number) => Number(typed) >= 0 && Number(typed) <= most
  return {
    ...(!isWithin(contourOffset, CONTOUR_MAXIMUM.offset) && {
      contour_offset: [messages.contourOffset(showLimit(String(CONTOUR_MAXIMUM.offset)))],
    }),
    ...(!isWithin(contourSmoothness, CONTOUR_MAXIMUM.smoothness) && {
      contour_smoothness: [messages.contourSmoothness],
    }),
  }
}

const INSTRUCTIONS_AT_MOST = 2000

/** Errors of the instructions, at their field: too long, or not text. */
export const instructionErrors = (instructions: string): Record<string, readonly string[]> | null => {
  if (instructions.length > INSTRUCTIONS_AT_MOST)
    return { instructions: [instructionsTooLong(INSTRUCTIONS_AT_MOST)] }
  const read = readChanges(custom, { instructions })
  return read.ok ? null : read.errors
}

/** The design before a change: its size, artwork and placement. */
interface Before {
  readonly size: Size
  readonly userFileId: string | null
  readonly placement: Placement | null
  /** The artwork's place when all elements move to the new size; absent if it is the only element. EDIT-22. */
  readonly onSize?: Placement
  readonly dieLine: DieLine
  readonly contourOffset: string
  readonly border: boolean
}

/** Whether a file's trim fits this size and not the earlier one; it is then placed by its trim. FILE-19. */
const fitsFirst = (
  { pixel_width, pixel_height, trim }: Inked,
  line: DieLineSpec,
  before: Before,
): boolean => {
  const natural = { width: pixel_width, height: pixel_height }
  const isFor = (spec: DieLineSpec) => trim !== null && isMadeFor(natural, trim, spec)
  return isFor(line) && !isFor({ ...line, ...before.size }) && before.onSize === undefined
}

/**
 * The artwork's placement after a change: as stated, else the earlier one moved to the new size; new artwork is centered. A
 * contour follows its artwork: on another size, with another offset or instead of a shape, the artwork is fitted again to fill
 * the ordered size. Adding or removing a border makes room for it, and a blank margin keeps its width on another size.
 * `isConfirmed`: the client has sent the placement back unchanged.
 */
export const placementFor = (
  product: Product,
  configuration: Configuration,
  size: Size,
  rules: PrintRules,
  before: Before | null,
  { placement: stated = null }: ConfigurationChange,
  file: UserFileRow | null,
  isConfirmed: boolean,
): Placement | null => {
  if (file === null) return null
  const placed = stated && placementOf(stated)
  if (placed) return recordOf(placed)
  const line = lineOn(product, configuration, size, rules)
  const { shape } = line
  const first = (rotation = 0) => firstPlacement(file, line, rotation)
  if (before?.placement == null || file.id !== before.userFileId) return first()
  const isSameSize = before.size.width === size.width && before.size.height === size.height
  const isSameLine = before.dieLine === shape && Number(before.contourOffset) === line.contourOffset
  const isOtherLine = shape === 'contour' && !isSameLine
  const isOtherBorder = (configuration.border ?? false) !== before.border
  const keepsBlank = (shape === 'contour' || line.margin !== undefined) && before.onSize === undefined
  if (!isSameSize && fitsFirst(file, line, before)) return first()
  if ((keepsBlank && !isSameSize) || ((isOtherLine || isOtherBorder) && !isConfirmed))
    return first(Number(before.placement.rotation))
  const after = isSameSize
    ? before.placement
    : (before.onSize ?? placementOnSize(before.placement, before.size, size))
  return placementProblem(after, size, shape, file) === null ? after : first()
}
