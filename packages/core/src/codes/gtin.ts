import { checkDigitMod10 } from './check-digits.ts'

/** A global trade item number: EAN-8, UPC-A, EAN-13 or GTIN-14 with its right check digit, as digits alone; else null. SEO-3. */
export function gtinOf(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '')
  if (!/^(\d{8}|\d{12,14})$/.test(digits) || /^0+$/.test(digits)) return null
  return checkDigitMod10(digits.slice(0, -1)) === digits.at(-1) ? digits : null
}
