import { withArgumentErrors } from '../errors/argument-error.ts'
import { KisscutError } from '../errors/kisscut-error.ts'
import type { Configuration, ProductData, Quote } from '../product/types.ts'
import type { Offer } from '../signed-quote/offer.ts'

/** Types of stored values, by kind. */
export interface StoredKinds {
  readonly product: ProductData
  readonly configuration: Configuration
  readonly quote: Quote
  readonly offer: Offer
}
/** One of the names of {@link StoredKinds}. */
export type StoredKind = keyof StoredKinds

/** The current format of each kind; increased when a field is added, removed or changes its meaning. PRICE-22. */
export const FORMATS: Readonly<Record<StoredKind, number>> = {
  product: 2,
  configuration: 1,
  quote: 1,
  offer: 1,
}

/** A stored value: plain JSON that states its kind and format. */
export interface Stored<K extends StoredKind = StoredKind> {
  readonly kind: K
  readonly format: number
  readonly value: StoredKinds[K]
}

/** `stored.kind`: another kind or none at all; `stored.format`: written by a newer version of the library. */
export type StoredCode = `stored.${'kind' | 'format'}`

/** Stored data that can't be read. */
export class StoredError extends KisscutError {
  override readonly name = 'StoredError'
  override readonly code: StoredCode

  constructor(text: string, code: StoredCode) {
    super(text)
    this.code = code
  }
}

/** A value with its kind and format, for `JSON.stringify`. PRICE-22. */
export const toStored = <K extends StoredKind>(kind: K, value: StoredKinds[K]): Stored<K> =>
  withArgumentErrors('toStored', () => ({ kind, format: FORMATS[kind], value }))

/**
 * The value of stored data, unchecked: `parseProduct` and the schemas check it. Throws {@link StoredError} for another kind, for
 * anything that isn't a stored value, and for a format newer than {@link FORMATS}. PRICE-22.
 */
export const fromStored = (kind: StoredKind, data: unknown): unknown =>
  withArgumentErrors('fromStored', () => valueOf(kind, data))

function valueOf(kind: StoredKind, data: unknown): unknown {
  const stored = (typeof data === 'object' && data !== null ? data : {}) as Partial<Stored>
  if (stored.kind !== kind || !Object.hasOwn(stored, 'value'))
    throw new StoredError(`This is no stored ${kind}.`, 'stored.kind')
  const { format } = stored
  if (!Number.isSafeInteger(format) || (format as number) < 1 || (format as number) > FORMATS[kind])
    throw new StoredError(
      `A ${kind} of format ${typeof format === 'number' ? format : typeof format}; this version reads up to ${FORMATS[kind]}.`,
      'stored.format',
    )
  return stored.value
}
