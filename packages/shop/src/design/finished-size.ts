import { BACKING } from '@kisscut/artwork/die-line'
import { isOutsideOrdered, isSmallerThanPaid } from '@kisscut/artwork/placement'
import { followsArtwork, type Design } from '@kisscut/artwork/design'
import { boxAround, flatten, type Size } from '@kisscut/artwork/geometry'
import type { FinishedSize } from '@kisscut/core/design'
import { formatMoney, money, toMinorUnits } from '@kisscut/core/money'
import { provisionalPriceOf, quoteProduct } from '@kisscut/core/price'
import { materialOf } from '@kisscut/core/material'
import type { Configuration, DecimalString } from '@kisscut/core/product'
import { nearestValidSize } from '@kisscut/core/size'
import { inches, showSize } from '@kisscut/core/units'
import { entitlementOf } from '../accounts/roles.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { CatalogProduct } from '../catalog/compile-product.ts'
import type { SoldProduct, SmallerSize } from '../configure/sold-product.ts'
import { isFinished } from '../production/finishing.ts'
import type { Drawings } from './drawings.ts'
import { finishedBoxOf } from './placing.ts'
import { isDrawn } from './printed-artwork.ts'
import * as messages from '../messages/artwork.ts'

/** The stored finished size in inches; for a custom that hasn't been saved since, the size it would have. SIZE-14. */
export const finishedInches = ({ row, design, file }: Pick<SoldProduct, 'row' | 'design' | 'file'>): Size => {
  const { finished_width: width, finished_height: height } = row
  if (width !== null && height !== null) return { width: Number(width), height: Number(height) }
  const box = finishedBoxOf(design, file)
  return { width: box.width, height: box.height }
}

/** Whether the finished size is known only once the design is drawn: a contour around more than an upload. DESIGN-37. */
export const isTracedOf = (design: Design): boolean => followsArtwork(design) && isDrawn(design)

/** The size of a traced line in inches; null if there is no line, and the piece has the ordered size. */
export const sizeOfLine = (line: string | null | undefined): Size | null =>
  line ? boxAround(flatten(line, FINE).flat()) : null

/** Precision of a traced line, in inches. */
const FINE = 0.0002

/** A finished size as stored in a custom. */
export const finishedColumns = ({ width, height }: Size) => ({
  finished_width: width.toFixed(3),
  finished_height: height.toFixed(3),
})

/** The finished size of a piece cut along its drawing, to store once it is drawn; empty for other pieces. SIZE-14, DESIGN-37. */
export const tracedColumns = async (
  drawings: Pick<Drawings, 'of'>,
  loaded: Parameters<Drawings['of']>[0],
): Promise<Partial<ReturnType<typeof finishedColumns>>> =>
  isTracedOf(loaded.design)
    ? finishedColumns(sizeOfLine((await drawings.of(loaded)).contour) ?? loaded.design)
    : {}

const text = ({ width, height }: Size, by = 0) => ({
  width: (width + by).toFixed(3),
  height: (height + by).toFixed(3),
})

/** The finished size as pages, proofs and tickets state it. SIZE-14, SIZE-15. */
export const finishedSizeOf = (
  loaded: Pick<SoldProduct, 'row' | 'design' | 'file' | 'known'>,
): FinishedSize => {
  const size = finishedInches(loaded)
  return { ...text(size), backing: isFinished(loaded, 'squareBacking') ? text(size, 2 * BACKING) : null }
}

/**
 * The smallest available size that contains the piece; null if there is none, or if it would enlarge the artwork. SIZE-18,
 * SIZE-20.
 */
function smallestAround(piece: Size, { product }: CatalogProduct, { materialId }: Configuration) {
  const { material } = materialOf(product, materialId)
  const { width, height } = text(piece)
  const own = { width: inches(Number(width)), height: inches(Number(height)) }
  const size = nearestValidSize(product, material, own)
  if (size === null || size.width < own.width || size.height < own.height) return null
  const isAsLarge = size.width === own.width || size.height === own.height
  return isAsLarge ? text(size) : null
}

/**
 * For a cut well inside the paid size: the smallest size that contains it, if it can be ordered and costs less; otherwise only
 * the finding. SIZE-20.
 */
export const smallerSizeOf = (
  viewer: Viewer,
  loaded: Omit<SoldProduct, 'smallerSize'>,
): SmallerSize | null => {
  const { configuration, design, known, quote } = loaded
  // A quote's terms apply to its own size only. QUOTE-5.
  if (configuration.agreed) return null
  const finished = finishedInches(loaded)
  if (isOutsideOrdered(finishedBoxOf(design, loaded.file), design)) return null
  const paid = provisionalPriceOf(quote)?.total
  if (loaded.file === null || paid === undefined || !isSmallerThanPaid(finished, design)) return null
  const { product } = known
  const sized = (of: { width: DecimalString; height: DecimalString }) =>
    showSize(of.width, of.height, viewer.unit, viewer.locale)
  const finding = messages.smallerThanPaid(sized(text(finished)), sized(configuration))
  const size = smallestAround(finished, known, configuration)
  if (size === null) return { size, message: finding }
  const entitlement = entitlementOf(viewer, product)
  const { total } = quoteProduct(product, { ...configuration, ...size }, { entitlement })
  if (total === null) return { size: null, message: finding }
  const amount = (of: DecimalString) => money(of, product.currency)
  if (toMinorUnits(amount(total)) >= toMinorUnits(amount(paid))) return null
  const [cost, instead] = [total, paid].map((of) => formatMoney(of, product.currency, viewer.locale)) as [
    string,
    string,
  ]
  const isItsOwn = sized(size) === sized(text(finished))
  const offer = isItsOwn
    ? messages.thatSize(cost, instead)
    : messages.smallestAround(sized(size), cost, instead)
  return { size, message: `${finding} ${offer}` }
}
