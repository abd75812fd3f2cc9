import { followsArtwork } from '@kisscut/artwork/design'
import { boxAround, type Box } from '@kisscut/artwork/geometry'
import { ownCut, ownOutline } from '@kisscut/artwork/placement'
import { materialOf } from '@kisscut/core/material'
import { quoteProduct } from '@kisscut/core/price'
import type { DecimalString } from '@kisscut/core/product'
import { nearestValidSize } from '@kisscut/core/size'
import { inches } from '@kisscut/core/units'
import { entitlementOf } from '../accounts/roles.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { SoldProduct } from '../configure/sold-product.ts'
import type { UserFileRow } from '../configure/custom-rows.ts'

/** The original size of a file. FILE-19. */
export interface FileSize {
  /** Id of the file. */
  readonly file: string
  /** Inches inside the trim. */
  readonly width: DecimalString
  readonly height: DecimalString
  /** The trim in fractions of the page. */
  readonly trim: Box
  /** Whether its own cut line defines the size. FILE-21. */
  readonly isCut: boolean
  /** Inches of bleed on the side with the least. */
  readonly bleed: number
  /** Price of the product in that size; null if it already has that size or doesn't come in it. */
  readonly total: DecimalString | null
}

const ALL: Box = { x: 0, y: 0, width: 1, height: 1 }

/** Inches by which equal sizes may differ. */
const SAME = 0.005

type Measured = Pick<UserFileRow, 'inch_width' | 'inch_height' | 'trim'>

/** The trimmed size and bleed of a file, in inches; null if it states no size. */
export function madeIn({ inch_width, inch_height, trim }: Measured, cut: Box | null = null) {
  if (inch_width === null || inch_height === null) return null
  const [page, box] = [{ width: Number(inch_width), height: Number(inch_height) }, cut ?? trim ?? ALL]
  const right = 1 - box.x - box.width
  const bottom = 1 - box.y - box.height
  const bleed = Math.min(Math.min(box.x, right) * page.width, Math.min(box.y, bottom) * page.height)
  return {
    width: box.width * page.width,
    height: box.height * page.height,
    trim: box,
    bleed: Math.max(0, Math.round(bleed * 1000) / 1000),
  }
}

/** The original size of a product's artwork, and the product's price in it. FILE-19. */
export function fileSizeOf(
  viewer: Viewer,
  { file, configuration, known, design }: Pick<SoldProduct, 'file' | 'configuration' | 'known' | 'design'>,
): FileSize | null {
  const line = followsArtwork(design) ? ownCut(file?.cut_lines) : null
  const made = file && madeIn(file, line === null ? null : boxAround(ownOutline(line)))
  if (!made) return null
  const own = { width: inches(rounded(made.width)), height: inches(rounded(made.height)) }
  const [width, height] = [own.width.toFixed(3), own.height.toFixed(3)]
  const size = { file: file.id, width, height, trim: made.trim, bleed: made.bleed, isCut: line !== null }
  const isOrdered = Math.abs(own.width - design.width) < SAME && Math.abs(own.height - design.height) < SAME
  // A quote's terms apply to its own size only. QUOTE-5.
  if (isOrdered || configuration.agreed) return { ...size, total: null }
  const { product } = known
  const { material } = materialOf(product, configuration.materialId)
  const sold = nearestValidSize(product, material, own)
  if (sold?.width !== own.width || sold.height !== own.height) return { ...size, total: null }
  const entitlement = entitlementOf(viewer, product)
  const { total } = quoteProduct(product, { ...configuration, width, height }, { entitlement })
  return { ...size, total }
}

/** PDFs state lengths in points: round to a hundredth of an inch, or to a thousandth if that is too far off. */
function rounded(length: number): number {
  const near = Math.round(length * 100) / 100
  return Math.abs(near - length) < 0.002 ? near : Math.round(length * 1000) / 1000
}
