import { PriceDataError } from '../price/errors.ts'
import { assertShape } from '../shape/check.ts'
import { PRODUCT } from './shapes.ts'
import type { Product, ProductData } from './types.ts'

/** On every checked product, under a name that all copies of this library share; no copy or JSON of a product carries it. */
const CHECKED = Symbol.for('@kisscut/core/product')

/**
 * A product out of what was checked before: the shop's own catalog, and what a page got from its server. It is frozen as it is, and not
 * looked at; whatever comes from elsewhere needs `parseProduct`.
 */
export function trustedProduct(data: ProductData): Product {
  if (isProduct(data)) return data
  const own = Object.isExtensible(data) ? data : { ...data }
  Object.defineProperty(own, CHECKED, { value: true })
  return frozen(own) as Product
}

/** Checks the data of a product, without a copy. Throws {@link PriceDataError} with the code and path of the first fault. */
export function assertProductData(data: unknown): asserts data is ProductData {
  assertShape(PRODUCT, data)
}

/**
 * A product from unknown data that states every field, such as JSON: a copy, checked and frozen. Throws {@link PriceDataError} with the
 * code and path of the first fault. PRICE-19.
 *
 * @example
 * const product = parseProduct(JSON.parse(json))
 */
export function parseProduct(data: unknown): Product {
  if (isProduct(data)) return data
  assertProductData(data)
  const own = copied(data)
  // A getter may have answered something else meanwhile.
  assertProductData(own)
  return trustedProduct(own)
}

/** Throws {@link PriceDataError} on anything but a checked product, which only JavaScript can bring here. */
export function assertChecked(product: ProductData): asserts product is Product {
  if (!isProduct(product))
    throw new PriceDataError(
      'not a product of createProduct or parseProduct, or a changed copy of one',
      'data.unchecked',
    )
}

/** Whether this is a checked product itself, rather than a copy of one or its JSON. */
export const isProduct = (data: unknown): data is Product =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, CHECKED) && Object.isFrozen(data)

/** A copy of plain data through and through. */
function copied<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copied) as T
  if (typeof value !== 'object' || value === null) return value
  // A spread first, as engines read objects faster that did not grow field by field.
  const copy = { ...value } as Record<string, unknown>
  for (const name of Object.keys(copy)) copy[name] = copied(copy[name])
  return copy as T
}

/** The same object, frozen through and through. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  for (const each of Object.values(value)) if (typeof each === 'object') frozen(each)
  return Object.freeze(value)
}
