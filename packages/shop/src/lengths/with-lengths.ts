import { isProduct, type ProductData, trustedProduct } from '@kisscut/core/product'
import { mayHaveLengths, showLengthsIn } from '@kisscut/core/units'
import type { Viewer } from '../accounts/viewer.ts'

/** Unit and locale for lengths in the owner's texts; null: as written. UNIT-4. */
export type LengthsFor = Pick<Viewer, 'unit' | 'locale'> | null

/** The unit and locale of a page's reader; null if unknown. */
export const lengthsFor = ({ unit, locale }: Partial<Pick<Viewer, 'unit' | 'locale'>> = {}): LengthsFor =>
  unit === undefined || locale === undefined ? null : { unit, locale }

/** Objects already converted, with their results. */
export type Seen = Pick<WeakMap<object, object>, 'get' | 'set'>

const ofOthers = new WeakSet<object>()

/** Marks an object as written by a shopper or an artist, so that its texts are never converted. UNIT-4. */
export const wordsOfOthers = <T extends object>(written: T): T => {
  ofOthers.add(written)
  return written
}

/**
 * The data with every length in its texts converted to a reader's unit. Only the shop's own texts are converted, never {@link
 * wordsOfOthers}. Parts without such lengths stay the same objects. UNIT-4.
 */
export const withLengths = <T>(data: T, style: LengthsFor, seen: Seen = new WeakMap()): T =>
  shown(data, style, seen) as T

function shown(value: unknown, style: LengthsFor, seen: Seen): unknown {
  if (typeof value === 'string') return mayHaveLengths(value) ? showLengthsIn(value, style) : value
  if (value === null || typeof value !== 'object' || ofOthers.has(value)) return value
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return value
  const before = seen.get(value)
  if (before) return before
  const made = Array.isArray(value) ? listOf(value, style, seen) : partsOf(value, style, seen)
  seen.set(value, made)
  return made
}

function listOf(list: readonly unknown[], style: LengthsFor, seen: Seen): readonly unknown[] {
  const made = list.map((each) => shown(each, style, seen))
  return made.some((each, n) => each !== list[n]) ? made : list
}

function partsOf(of: object, style: LengthsFor, seen: Seen): object {
  const changed: Record<string, unknown> = {}
  let hasChanged = false
  for (const [name, each] of Object.entries(of)) {
    const made = shown(each, style, seen)
    if (made === each) continue
    changed[name] = made
    hasChanged = true
  }
  if (!hasChanged) return of
  const made = { ...of, ...changed }
  // A checked product stays checked when only its texts change.
  return isProduct(of) ? trustedProduct(made as unknown as ProductData) : made
}
