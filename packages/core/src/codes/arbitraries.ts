import fc from 'fast-check'
import { NUMBERED } from './symbologies.ts'
import { BARCODE_TYPES, type BarcodeType } from './types.ts'

/** The bar codes that are numbers with a check digit. */
export const numberedType = (): fc.Arbitrary<BarcodeType> =>
  fc.constantFrom(...BARCODE_TYPES.filter((type) => NUMBERED[type] !== undefined))

/** The digits of a numbered bar code without its check digit, beginning as its kind demands. */
export const bodyOf = (type: BarcodeType): fc.Arbitrary<string> => {
  const { bodies = [12], prefixes = [''] } = NUMBERED[type] ?? {}
  return fc
    .tuple(fc.constantFrom(...bodies), fc.constantFrom(...prefixes), fc.stringMatching(/^[0-9]{13}$/))
    .map(([length, prefix, digits]) => (prefix + digits).slice(0, length))
}

/** A numbered bar code's type with its digits. */
export const numberedCode = (): fc.Arbitrary<{ readonly type: BarcodeType; readonly body: string }> =>
  numberedType().chain((type) => bodyOf(type).map((body) => ({ type, body })))
