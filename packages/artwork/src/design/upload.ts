import type { ClipType } from '@kisscut/core/design'
import { DIE_LINE_SHAPES } from '../die-line/shape.ts'
import type { DieLineShape } from '../die-line/shape.ts'
import type { Size } from '../geometry/index.ts'
import type { Placement } from '../placement/placement.ts'
import { change, place, reshape } from './command.ts'
import type { Command } from './command.ts'
import { SHAPE_DEFAULTS, elementWith, emptyDesign, withoutElements } from './design.ts'
import type { Design, SideShape } from './design.ts'
import { uploadItemOf } from './element.ts'
import type { UploadItem } from './element.ts'

/** Ids of the only side and the only element of an uploaded artwork's design. */
export const UPLOAD_SIDE = 'front'
export const UPLOAD_ELEMENT = 'artwork'

/** A file as a design refers to it; `pixels` is null for vectors. */
export interface UploadedArtwork {
  readonly file: string
  readonly pixels: Size | null
  readonly placement: Placement
}

/** The contour settings. DESIGN-23. */
export type ContourChoice = Pick<SideShape, 'contourOffset' | 'contourSmoothness' | 'contourHoles'>

/** The product of an uploaded artwork's design; inches, `clipRadius` in percent of the shorter side. */
export interface UploadProduct extends Size, Partial<ContourChoice> {
  readonly shape: DieLineShape
  readonly clipRadius?: number
}

/** An uploaded artwork as a design with one image element, or none without artwork. */
export function uploadDesign(product: UploadProduct, artwork: UploadedArtwork | null): Design {
  const { width, height, shape, clipRadius, contourOffset, contourSmoothness, contourHoles } = product
  const chosen = { clipRadius, contourOffset, contourSmoothness, contourHoles }
  const design = emptyDesign(width, height, UPLOAD_SIDE)
  const sides = design.sides.map((side) => ({
    ...side,
    shape: {
      ...side.shape,
      clipType: shape satisfies ClipType,
      ...stated(chosen),
    },
  }))
  return { ...design, sides, elements: artwork ? [uploadElement(artwork)] : [] }
}

/**
 * A design moved to the current product, with its artwork placed again. Other elements stay, as do its sides except their cut,
 * and further fields of the artwork while its file is the same.
 */
export function redesigned(design: Design, product: UploadProduct, artwork: UploadedArtwork | null): Design {
  const bare = uploadDesign(product, artwork)
  const sides = design.sides.map((side) => ({ ...side, shape: { ...side.shape, ...cutOf(bare) } }))
  const made = { ...bare, sides, ...(design.shownOn && { shownOn: design.shownOn }) }
  const [placed] = bare.elements
  const before = uploadOf(design)
  if (placed?.kind !== 'upload')
    return { ...made, elements: withoutElements(design, new Set(before ? [before.id] : [])).elements }
  const others = design.elements.filter((element) => element !== before)
  const [first] = sides
  if (before === null)
    return { ...made, elements: [{ ...placed, side: first?.id ?? placed.side }, ...others] }
  const after: UploadItem =
    before.file === placed.file
      ? { ...before, ...placementOfElement(placed), pixels: placed.pixels }
      : { ...placed, z: before.z }
  return { ...made, elements: design.elements.map((element) => (element === before ? after : element)) }
}

/** The cut of every side by the product's settings. */
function cutOf({ sides }: Design): Partial<SideShape> {
  const { clipType, clipRadius, clipPath, contourOffset, contourSmoothness, contourHoles } = {
    ...SHAPE_DEFAULTS,
    ...sides[0]?.shape,
  }
  return { clipType, clipRadius, clipPath, contourOffset, contourSmoothness, contourHoles }
}

/** The fields that are defined. */
const stated = <T extends object>(fields: T): { readonly [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    readonly [K in keyof T]?: NonNullable<T[K]>
  }

const uploadElement = ({ file, pixels, placement }: UploadedArtwork): UploadItem => {
  const { x, y, width, height, rotation } = placement
  const place = { x, y, width, height, rotation }
  // Removing the artwork deletes its file, which undo cannot restore.
  return uploadItemOf({
    id: UPLOAD_ELEMENT,
    side: UPLOAD_SIDE,
    ...place,
    file,
    pixels,
    canRemove: false,
  })
}

/** The artwork of an upload's design, or null. */
export function uploadOf(design: Design): UploadItem | null {
  const element = elementWith(design, UPLOAD_ELEMENT)
  return element?.kind === 'upload' ? element : null
}

/** The placement of an element, without other fields. */
export const placementOfElement = ({ x, y, width, height, rotation }: Placement): Placement => ({
  x,
  y,
  width,
  height,
  rotation,
})

/**
 * Replaces the artwork by a retouched one. Equal `name`s are merged into one undo step as a slider moves; `label` is for the undo
 * button.
 */
export const replaceUpload = (artwork: UploadedArtwork, name: string, label: string): Command => {
  const { id, side, kind, ...fields } = uploadElement(artwork)
  const { x, y, width, height, rotation, file, pixels } = fields
  const changed = { x, y, width, height, rotation, file, pixels, crop: null }
  return { ...change<UploadItem>({ id, side, kind, ...fields }, changed, label), name }
}

/**
 * Changes the contour and places the artwork so that the line stays within the ordered size: one step, merged with the next
 * change of the same settings. DESIGN-23.
 */
export const redrawContour = (choice: Partial<ContourChoice>, placement: Placement | null): Command => ({
  name: `contour ${Object.keys(choice).join(' ')}`,
  label: 'cut line',
  on: [],
  apply: (design) => {
    const redrawn = reshape(UPLOAD_SIDE, choice).apply(design)
    return placement ? place(UPLOAD_ELEMENT, placement).apply(redrawn) : redrawn
  },
})

/** The design with other artwork, or none, on the same product. */
export const withUpload = (design: Design, artwork: UploadedArtwork | null): Design => ({
  ...design,
  elements: artwork ? [uploadElement(artwork)] : [],
})

/** The product of an uploaded artwork's design, without a contour's path. */
export function uploadProductOf({ width, height, sides }: Design): Required<UploadProduct> {
  const first: SideShape = { ...SHAPE_DEFAULTS, ...sides[0]?.shape }
  const { clipType, clipRadius, contourOffset, contourSmoothness, contourHoles } = first
  const shape = DIE_LINE_SHAPES.find((each) => each === clipType) ?? 'contour'
  return { width, height, shape, clipRadius, contourOffset, contourSmoothness, contourHoles }
}

/**
 * Path of the first field with more than an uploaded artwork on its product: `elements.1`, `elements.0.invertX`,
 * `sides.0.shape.fill.customColor`; null for none.
 */
export function beyondUpload(design: Design): string | null {
  const element = design.elements.find((each) => each.kind === 'upload')
  const artwork = element ? { ...element, placement: element } : null
  return firstDifference(uploadDesign(uploadProductOf(design), artwork), design)
}

function firstDifference(expected: unknown, given: unknown, path = ''): string | null {
  if (expected === given) return null
  if (!isObject(expected) || !isObject(given)) return path
  for (const key of new Set([...Object.keys(expected), ...Object.keys(given)])) {
    const found = firstDifference(expected[key], given[key], path === '' ? key : `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
