import { ELEMENT_DEFAULTS, NO_STROKE, TEXT_DEFAULTS, normalizeRotation } from '@kisscut/core/design'
import type { PositionedElement, Stroke, TextElement as TextRules } from '@kisscut/core/design'
import type { BarcodeType } from '@kisscut/core/codes'
import { NO_PAINT } from '@kisscut/core/color'
import { NO_VARIATION, type Variation, type VaryingText } from '@kisscut/core/variable-data'
import type { Paint } from '@kisscut/core/color'

/** Fields of every element; lengths in inches from its side's top left corner. DESIGN-1. */
export interface Placed extends PositionedElement {
  readonly id: string
  /** Id of its side. */
  readonly side: string
  /** The shopper may not change it. */
  readonly locked: boolean
  /** Neither shown on the canvas nor printed; absent: visible. EDIT-17. */
  readonly hidden?: boolean
  /** The owner's name for it, in lists and as a field of the easy tool; never printed; absent: named by its content. EDIT-26. */
  readonly name?: string
  /** Ids of its groups, from outermost to innermost; absent: none. EDIT-16. */
  readonly groups?: readonly string[]
}

/** Text. DESIGN-3. */
export interface TextItem extends Placed, TextRules {
  readonly kind: 'text'
  /** Id of the font. */
  readonly font: string
  /** The em in inches. */
  readonly size: number
  /** Added letter spacing, in thousandths of an em. */
  readonly tracking: number
  /** Straight, around a circle (degrees of arc; negative smiles), or along path data in its own box. */
  readonly bend:
    | { readonly kind: 'straight' }
    | { readonly kind: 'arc'; readonly degrees: number }
    | { readonly kind: 'path'; readonly path: string }
}

/** The paint of a region. REC-21, DESIGN-7. */
export interface RegionPaint extends Paint {
  /** Absent: none. CLIP-13. */
  readonly stroke?: Stroke
}

/** A drawing with paintable regions. DESIGN-15, REC-21. */
export interface ClipartItem extends Placed {
  readonly kind: 'clipart'
  readonly clipart: string
  /** Region id → paint; a region without one keeps its own color. */
  readonly regions: Readonly<Record<string, RegionPaint>>
  /** Paint of everything outside painted regions; absent: its own colors. CLIP-3. */
  readonly base?: Paint
  /** It is an undistorted hole in a piece as large as the element, in the base color. CLIP-4. */
  readonly inverted?: boolean
}

/** The visible part of an upload, in fractions of the whole (0–1). */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** An uploaded file. DESIGN-15. */
export interface UploadItem extends Placed {
  readonly kind: 'upload'
  readonly file: string
  readonly crop: Crop | null
  /** Size of the whole file; null for vectors. */
  readonly pixels: { readonly width: number; readonly height: number } | null
}

/** An artist's artwork. DESIGN-15. */
export interface MarketplaceItem extends Placed {
  readonly kind: 'marketplace'
  readonly artwork: string
  readonly removedBackground: boolean
}

/** A QR or bar code. CODE-1. */
export interface CodeItem extends Placed, Variation {
  readonly kind: 'code'
  readonly code: { readonly type: 'qr' } | { readonly type: 'bar'; readonly barcode: BarcodeType }
  /** Its content, from the core's `readQr` or `readBarcode`; or its list. */
  readonly data: string
  readonly color: Paint
}

/** Elements that may vary from piece to piece. */
export type VaryingItem = TextItem | CodeItem

/** The variation of an element of either kind. VAR-1. */
export const variationOf = (element: VaryingItem): VaryingText =>
  element.kind === 'text' ? element : { ...element, text: element.data }

/** A shape drawn by the shopper. DESIGN-15. */
export interface ShapeItem extends Placed {
  readonly kind: 'shape'
  readonly shape: 'rectangle' | 'rounded_corner' | 'circle' | 'ellipse' | 'custom_path'
  /** Percent of the shorter side. */
  readonly roundness: number
  /** Path data in fractions of its box (0–1); only for `custom_path`. */
  readonly path: string | null
  readonly fill: Paint
  readonly stroke: Stroke
  /** Gap between the shape and its stroke, in thousandths of the shorter side; 0–200. */
  readonly strokeMargin: number
}

/** The outline that clips an element. DESIGN-15. */
export interface ClipMaskItem extends Placed {
  readonly kind: 'clip_mask'
  /** Id of the clipped element. */
  readonly element: string
  /** Path data in fractions of its own box (0–1). */
  readonly mask: string
}

export type Element =
  TextItem | ClipartItem | UploadItem | MarketplaceItem | CodeItem | ShapeItem | ClipMaskItem
export type ElementKind = Element['kind']

const PLACED = { ...ELEMENT_DEFAULTS, locked: false }

/** Defaults of an upload. In its own constant, so that the placement page loads no others. */
const UPLOAD: Omit<UploadItem, 'id' | 'side'> = {
  ...PLACED,
  kind: 'upload',
  file: '',
  crop: null,
  pixels: null,
}

/** Defaults of each kind of element. */
const DEFAULTS: { readonly [K in ElementKind]: Omit<Extract<Element, { kind: K }>, 'id' | 'side'> } = {
  text: {
    ...PLACED,
    ...TEXT_DEFAULTS,
    kind: 'text',
    font: '',
    size: 0.5,
    tracking: 0,
    bend: { kind: 'straight' },
  },
  clipart: { ...PLACED, kind: 'clipart', clipart: '', regions: {} },
  upload: UPLOAD,
  marketplace: { ...PLACED, kind: 'marketplace', artwork: '', removedBackground: false },
  code: { ...PLACED, ...NO_VARIATION, kind: 'code', code: { type: 'qr' }, data: '', color: NO_PAINT },
  shape: {
    ...PLACED,
    kind: 'shape',
    shape: 'rectangle',
    roundness: 0,
    path: null,
    fill: NO_PAINT,
    stroke: NO_STROKE,
    strokeMargin: 0,
  },
  clip_mask: { ...PLACED, kind: 'clip_mask', element: '', mask: 'M0 0H1V1H0Z' },
}

const normalized = <E extends Placed>(element: E): E => ({
  ...element,
  rotation: normalizeRotation(element.rotation),
})

/** An element with defaults filled in and its rotation normalized. */
export const elementOf = <K extends ElementKind>(
  kind: K,
  given: Partial<Extract<Element, { kind: K }>> & { readonly id: string; readonly side: string },
): Extract<Element, { kind: K }> =>
  normalized({ ...DEFAULTS[kind], ...given, kind } as unknown as Extract<Element, { kind: K }>)

/** {@link elementOf} for an upload. */
export const uploadItemOf = (
  given: Partial<UploadItem> & { readonly id: string; readonly side: string },
): UploadItem => normalized({ ...UPLOAD, ...given, kind: 'upload' })
