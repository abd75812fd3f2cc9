import { Exact } from '../money/exact.ts'
import { readSide } from '../design/side.ts'
import { type Problem, problem } from '../problem/index.ts'
import type { DecimalString } from '../product/types.ts'
import { qrModules } from './qr-version.ts'
import type { BarcodeType } from './types.ts'

/** The smallest module a QR code may have, millimeters. CODE-5. */
export const QR_MODULE = '0.33'
/** EAN and UPC are printed at 80 % of their nominal size at least. CODE-5. */
export const EAN_MAGNIFICATION = '0.8'

const MM_PER_INCH = '25.4'
/** Quiet zone around a QR code, modules on each side. */
const QR_QUIET = 4
/** Narrow bar of Code 39, Code 128 and PZN, millimeters. */
const TEXT_MODULE = '0.25'
const TEXT_QUIET = 10
const TEXT_HEIGHT = '6.35'

/** Width in modules with both quiet zones, and height in millimeters, at nominal size (module 0.33 mm). */
const RETAIL = {
  ean13: { modules: 113, height: '25.93' },
  ean8: { modules: 81, height: '21.31' },
  upca: { modules: 113, height: '25.91' },
} as const

const RETAIL_SYMBOL: Readonly<Partial<Record<BarcodeType, keyof typeof RETAIL>>> = {
  ean13: 'ean13',
  jan: 'ean13',
  isbn13: 'ean13',
  isbn10: 'ean13',
  issn: 'ean13',
  ean8: 'ean8',
  upca: 'upca',
}

/** A size in inches, 3 places, rounded up so that it is never too small. */
export interface CodeSize {
  readonly width: DecimalString
  readonly height: DecimalString
}

/**
 * The smallest size of a QR code with its quiet zone, inches: 0.33 mm for every module. Give the symbol's modules where
 * they are known, else the text. Throws a RangeError for a text no QR code holds. CODE-5.
 */
export function smallestQrSize(symbol: number | string): CodeSize {
  const modules = typeof symbol === 'number' ? symbol : qrModules(symbol)
  if (modules === null) throw new RangeError('The text is too long for a QR code.')
  const side = inches(new Exact(QR_MODULE).times(modules + 2 * QR_QUIET))
  return { width: side, height: side }
}

/**
 * The smallest size of a bar code with its quiet zones, inches: EAN and UPC (and ISBN, ISSN, JAN, which are printed as
 * EAN-13) at 80 % of nominal, the others with bars of 0.25 mm. Takes the data as `readBarcode` gives it. CODE-5.
 */
export function smallestBarcodeSize(type: BarcodeType, data: string): CodeSize {
  const retail = RETAIL_SYMBOL[type]
  if (!retail) {
    const width = new Exact(TEXT_MODULE).times(textModules(type, data) + 2 * TEXT_QUIET)
    return { width: inches(width), height: inches(Exact.max(TEXT_HEIGHT, width.times('0.15'))) }
  }
  const { modules, height } = RETAIL[retail]
  const width = new Exact('0.33').times(modules).times(EAN_MAGNIFICATION)
  return { width: inches(width), height: inches(new Exact(height).times(EAN_MAGNIFICATION)) }
}

/** The problem of a code drawn smaller (inches) than its smallest size. CODE-5. */
export function codeSizeProblems(
  smallest: CodeSize,
  width: string,
  height: string,
  field = 'size',
): readonly Problem[] {
  const fits = readSide(width)?.gte(smallest.width) && readSide(height)?.gte(smallest.height)
  return fits ? [] : [problem('codes.too-small', field, { w: smallest.width, h: smallest.height })]
}

/** Bars of Code 39 (start, data and stop at 16 modules, one gap less) and Code 128 (11 each, digits in pairs). */
function textModules(type: BarcodeType, data: string): number {
  if (type === 'code128') return 11 * ((/^(\d\d)+$/.test(data) ? data.length / 2 : data.length) + 2) + 13
  const characters = type === 'pzn' ? data.length + 1 : data.length
  return 16 * (characters + 2) - 1
}

const inches = (millimeters: Exact) => millimeters.div(MM_PER_INCH).toDecimalPlaces(3, 'up').toFixed()
