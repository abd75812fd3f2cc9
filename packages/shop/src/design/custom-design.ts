import {
  filmColorIdsOf,
  placementOfElement,
  redesigned,
  uploadDesign,
  uploadOf,
  uploadProductOf,
  type Design,
} from '@kisscut/artwork/design'
import { designAsJson } from '@kisscut/artwork/design-json'
import { placementOf, recordOf } from '@kisscut/artwork/placement'
import { CONFIGURATION_FIELDS, configurationOfRecord, type Configuration } from '@kisscut/core/configuration'
import { parseSides, type Size } from '@kisscut/core/size'
import { inches } from '@kisscut/core/units'
import type { CustomRow, UserFileRow } from '../configure/custom-rows.ts'
import { readStoredDesign } from './stored-design.ts'

type DesignFile = Pick<UserFileRow, 'id' | 'is_vector' | 'pixel_width' | 'pixel_height'>

/**
 * The design stored in a custom: print and cut line, in the inches and degrees of the print file; the bare product until a design
 * is saved. Throws if no version of the shop could have written it. DESIGN-20.
 */
export function designOfCustom({
  id,
  design,
  width,
  height,
}: Pick<CustomRow, 'id' | 'design' | 'width' | 'height'>): Design {
  if (design === null) return bareDesign(id, width, height)
  const reading = readStoredDesign(design)
  if (reading.ok) return reading.design
  throw new Error(`The design of product ${id} cannot be read: ${JSON.stringify(reading.errors)}`)
}

function bareDesign(id: string, width: string, height: string): Design {
  const { size } = parseSides(width, height)
  if (!size) throw new Error(`The size of product ${id} cannot be read: ${width} × ${height}`)
  return uploadDesign({ ...size, shape: CONFIGURATION_FIELDS.dieLine.default }, null)
}

/** The design of a checked configuration: its artwork, if any, and the other elements of the previous design. */
export function designOfConfiguration(
  configuration: Configuration,
  size: Size,
  file: DesignFile | null,
  before: Design | null,
): Design {
  const fields = CONFIGURATION_FIELDS
  const {
    dieLine: shape = fields.dieLine.default,
    clipRadius = fields.clipRadius.default,
    contourOffset = fields.contourOffset.default,
    contourSmoothness = fields.contourSmoothness.default,
    contourHoles = fields.contourHoles.default,
    placement,
  } = configuration
  const product = {
    ...size,
    shape,
    clipRadius: Number(clipRadius),
    contourOffset: Number(contourOffset),
    contourSmoothness: Number(contourSmoothness),
    contourHoles,
  }
  const placed = file && placement ? placementOf(placement) : null
  const artwork = file && placed && { file: file.id, pixels: pixelsOf(file), placement: placed }
  return before === null ? uploadDesign(product, artwork) : redesigned(before, product, artwork)
}

/** Pixel size of a file as a design stores it; null for vectors. */
export const pixelsOf = ({ is_vector, pixel_width, pixel_height }: DesignFile) =>
  is_vector ? null : { width: pixel_width, height: pixel_height }

type ChoiceInDesign =
  'dieLine' | 'clipRadius' | 'contourOffset' | 'contourSmoothness' | 'contourHoles' | 'placement'

/** The configuration fields that the design holds: those declared `inDesign`. */
export function choicesInDesign(design: Design): Required<Pick<Configuration, ChoiceInDesign>> {
  const { shape, clipRadius, contourOffset, contourSmoothness, contourHoles } = uploadProductOf(design)
  const artwork = uploadOf(design)
  const placement = artwork && recordOf(placementOfElement(artwork))
  return {
    dieLine: shape,
    clipRadius: String(clipRadius),
    contourOffset: String(contourOffset),
    contourSmoothness: String(contourSmoothness),
    contourHoles,
    placement,
  }
}

/** A custom's configuration, from its columns and its design. */
export const configurationOfCustom = (row: CustomRow, design = designOfCustom(row)): Configuration => ({
  ...configurationOfRecord(row),
  ...choicesInDesign(design),
  ...(row.tool_type === 'lettering' && { filmColorIds: filmColorIdsOf(design) }),
})

/** A design's size in the form the rules take. */
export const sizeOfDesign = ({ width, height }: Design): Size => ({
  width: inches(width),
  height: inches(height),
})

/** Whether the design has elements, each of which also is a row. REC-8. */
export const hasElements = (row: CustomRow): boolean => designOfCustom(row).elements.length > 0

/** A custom's design on the wire: as JSON, and in the record fields that mirror parts of it (REC-6). */
export function designWire(row: CustomRow) {
  const design = designOfCustom(row)
  const { dieLine, clipRadius, contourOffset, contourSmoothness, contourHoles, placement } =
    choicesInDesign(design)
  return {
    design: designAsJson(design),
    clip_type: dieLine,
    clip_radius: clipRadius,
    contour_offset: contourOffset,
    contour_smoothness: contourSmoothness,
    contour_holes: contourHoles,
    placement,
  }
}
