import { checkDigitMod10, checkDigitMod11, checkDigitPzn } from './check-digits.ts'
import type { BarcodeType } from './types.ts'

/** A bar code of digits with a check digit at its end. */
export interface NumberedSymbology {
  /** The name shoppers know it by. */
  readonly name: string
  /** Lengths without the check digit. */
  readonly bodies: readonly number[]
  readonly checkDigit: (body: string) => string | null
  /** The number begins with one of these; absent: with anything. */
  readonly prefixes?: readonly string[]
}

/** A bar code of characters, as long as it pleases. */
export interface LetteredSymbology {
  readonly name: string
  /** Matches a character the code can't hold. */
  readonly forbidden: RegExp
}

/** The bar codes that are numbers with a check digit. CODE-6. */
export const NUMBERED: Readonly<Partial<Record<BarcodeType, NumberedSymbology>>> = {
  ean13: { name: 'EAN-13', bodies: [12], checkDigit: checkDigitMod10 },
  ean8: { name: 'EAN-8', bodies: [7], checkDigit: checkDigitMod10 },
  jan: { name: 'JAN', bodies: [12], checkDigit: checkDigitMod10, prefixes: ['45', '49'] },
  upca: { name: 'UPC-A', bodies: [11], checkDigit: checkDigitMod10 },
  isbn13: { name: 'ISBN-13', bodies: [12], checkDigit: checkDigitMod10, prefixes: ['978', '979'] },
  isbn10: { name: 'ISBN-10', bodies: [9], checkDigit: checkDigitMod11 },
  issn: { name: 'ISSN', bodies: [7], checkDigit: checkDigitMod11 },
  pzn: { name: 'PZN', bodies: [7], checkDigit: checkDigitPzn },
}

/** The bar codes that hold text: Code 39 capitals, digits and seven signs; Code 128 printable ASCII. CODE-8. */
export const LETTERED: Readonly<Partial<Record<BarcodeType, LetteredSymbology>>> = {
  code39: { name: 'Code 39', forbidden: /[^0-9A-Z\-. $/+%]/u },
  code128: { name: 'Code 128', forbidden: /[^ -~]/u },
}
