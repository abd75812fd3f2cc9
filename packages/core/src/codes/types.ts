/** Kind of code; on the wire QR is 0, bar 1. CODE-1. */
export const CODE_TYPES = ['qr', 'bar'] as const
/** One of {@link CODE_TYPES}. */
export type CodeType = (typeof CODE_TYPES)[number]

/** CODE-2. */
export const BARCODE_TYPES = [
  'code39',
  'code128',
  'pzn',
  'ean13',
  'ean8',
  'jan',
  'isbn13',
  'isbn10',
  'issn',
  'upca',
] as const
/** One of {@link BARCODE_TYPES}. */
export type BarcodeType = (typeof BARCODE_TYPES)[number]

/** CODE-3. */
export const QR_TYPES = ['website', 'contact', 'text_message', 'custom'] as const
/** One of {@link QR_TYPES}. */
export type QrType = (typeof QR_TYPES)[number]

/** Wire codes of code types; null for a code that means nothing. CODE-1. */
export const codeTypeCode = (type: CodeType): number => CODE_TYPES.indexOf(type)
/** The type a stored number stands for; null for any other number. */
export const codeTypeOf = (code: number): CodeType | null => CODE_TYPES[code] ?? null
