import { BACKING } from '@kisscut/artwork/die-line'
import { isOutsideOrdered, isSmallerThanPaid } from '@kisscut/artwork/placement'
import type { Size } from '@kisscut/artwork/geometry'
import type { FinishedSize } from '@kisscut/core/design'
import { formatMoney, money, toMinorUnits } from '@kisscut/core/money'
import { quoteProduct } from '@kisscut/core/price'
import type { DecimalString } from '@kisscut/core/product'
import { showSize } from '@kisscut/core/units'
import { entitlementOf } from '../accounts/roles.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { LoadedCustom, SmallerSize } from '../configure/loaded-custom.ts'
import { isFinished } from '../production/finishing.ts'
import { finishedBoxOf } from './placing.ts'
import * as messages from '../messages/artwork.ts'

/** The finished size in inches, as it was stored; of a custom that was not saved since, as it would be. SIZE-14. */
export const finishedInches = ({
  row,
  design,
  file,
}: Pick<LoadedCustom, 'row' | 'design' | 'file'>): Size => {
  const { finished_width: width, finished_height: height } = row
  if (width !== null && height !== null) return { width: Number(width), height: Number(height) }
  const box = finishedBoxOf(design, file)
  return { width: box.width, height: box.height }
}

const text = ({ width, height }: Size, by = 0) => ({
  width: (width + by).toFixed(3),
  height: (height + by).toFixed(3),
})

/** The finished size as every page, proof and ticket states it. SIZE-14, SIZE-15. */
export const finishedSizeOf = (
  loaded: Pick<LoadedCustom, 'row' | 'design' | 'file' | 'known'>,
): FinishedSize => {
  const size = finishedInches(loaded)
  return { ...text(size), backing: isFinished(loaded, 'squareBacking') ? text(size, 2 * BACKING) : null }
}

/** Where the cut lies within what is paid and is well below it: its own size, if that can be ordered and costs less. SIZE-20. */
export const smallerSizeOf = (
  viewer: Viewer,
  loaded: Omit<LoadedCustom, 'smallerSize'>,
): SmallerSize | null => {
  const { configuration, design, known, quote } = loaded
  const finished = finishedInches(loaded)
  if (isOutsideOrdered(finishedBoxOf(design, loaded.file), design)) return null
  if (loaded.file === null || quote.total === null || !isSmallerThanPaid(finished, design)) return null
  const { product } = known
  const size = text(finished)
  const { total, problems } = quoteProduct(
    product,
    { ...configuration, ...size },
    { entitlement: entitlementOf(viewer, product) },
  )
  const cents = (amount: DecimalString) => toMinorUnits(money(amount, product.currency))
  const isOffered = total !== null && problems.every(({ level }) => level !== 'error')
  if (!isOffered || cents(total) >= cents(quote.total)) return null
  const shown = (amount: DecimalString) => formatMoney(amount, product.currency, viewer.locale)
  const sized = (of: { width: DecimalString; height: DecimalString }) =>
    showSize(of.width, of.height, viewer.unit, viewer.locale)
  const message = messages.smaller(sized(size), sized(configuration), shown(total), shown(quote.total))
  return { ...size, message }
}
