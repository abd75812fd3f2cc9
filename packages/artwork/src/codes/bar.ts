import { code128, code39, drawingSVG, ean13, ean8, isbn, issn, pzn, upca } from 'bwip-js/generic'
import type { DrawingContext } from 'bwip-js/generic'
import { parse } from 'isbn3'
import svgpath from 'svgpath'
import { boxAround, decimal, flatten } from '../geometry/index.ts'
import type { Box } from '../geometry/index.ts'
import type { BarcodeType } from '@kisscut/core/codes'
import type { CodeSymbol } from './symbol.ts'

/** Encoder units per module, so that its integers are exact and its digits fine. */
const FINE = 10
/** The encoder measures heights in millimeters and draws modules one point wide. */
const MM_PER_MODULE = 25.4 / 72

/** Quiet zones left and right, and height of the bars, in modules. */
interface Kind {
  readonly quiet: readonly [number, number]
  readonly height: number
}
const RETAIL_13: Kind = { quiet: [11, 7], height: 69 }
const KINDS: Readonly<Record<BarcodeType, Kind>> = {
  code39: { quiet: [10, 10], height: 40 },
  code128: { quiet: [10, 10], height: 40 },
  pzn: { quiet: [10, 10], height: 40 },
  ean13: RETAIL_13,
  jan: RETAIL_13,
  isbn13: RETAIL_13,
  isbn10: RETAIL_13,
  issn: RETAIL_13,
  ean8: { quiet: [7, 7], height: 55 },
  upca: { quiet: [9, 9], height: 69 },
}

/** Retail codes have longer bars at both ends and in the middle, with the digits between them. */
const hasGuards = (type: BarcodeType): boolean => !['code39', 'code128', 'pzn'].includes(type)

export interface BarOptions {
  /** Height of the bars in modules; by default the usual one of its kind. */
  readonly height?: number
  /** Whether digits are shown below the bars; default true. */
  readonly digits?: boolean
}

/**
 * A bar code of data from the core's `readBarcode` (check digit included): filled bars and outlined digits. Throws a RangeError
 * for data its kind cannot hold. CODE-2, CODE-8.
 */
export function barSymbol(type: BarcodeType, data: string, options: BarOptions = {}): CodeSymbol {
  const { quiet, height } = KINDS[type]
  const drawing = drawn(type, data, options.height ?? height, options.digits ?? true)
  const bars = boxAround(
    drawing.bars.flatMap((bar) => [bar, { x: bar.x + bar.width, y: bar.y + bar.height }]),
  )
  const digits = boxAround(flatten(drawing.digits, 1).flat())
  const left = Math.min(bars.x - quiet[0] * FINE, digits.width ? digits.x : Infinity)
  const right = Math.max(bars.x + bars.width + quiet[1] * FINE, digits.x + digits.width)
  const top = Math.min(bars.y, digits.width ? digits.y : Infinity)
  const bottom = Math.max(bars.y + bars.height, digits.y + digits.height)
  const rectangles = drawing.bars
    .map((bar) => {
      const [x, y] = [(bar.x - left) / FINE, (bar.y - top) / FINE]
      return `M${decimal(x, 2)} ${decimal(y, 2)}h${decimal(bar.width / FINE, 2)}v${decimal(bar.height / FINE, 2)}h${decimal(-bar.width / FINE, 2)}Z`
    })
    .join('')
  const letters = svgpath(drawing.digits)
    .translate(-left, -top)
    .scale(1 / FINE)
    .round(2)
    .toString()
  return { width: (right - left) / FINE, height: (bottom - top) / FINE, path: rectangles + letters }
}

/** Bars and digits in the encoder's own fine units. */
function drawn(type: BarcodeType, data: string, height: number, digits: boolean) {
  const bars: Box[] = []
  const drawing = drawingSVG()
  const recorder: DrawingContext<string> = {
    ...drawing,
    line(x0, y0, x1, y1, width) {
      bars.push({ x: Math.min(x0, x1) - width / 2, y: Math.min(y0, y1), width, height: Math.abs(y1 - y0) })
    },
  }
  const common = {
    bcid: type,
    scale: FINE,
    height: height * MM_PER_MODULE,
    includetext: digits,
    // The encoder places the digits of retail codes between the guard bars.
    ...(hasGuards(type) ? {} : { textxalign: 'center' as const }),
  }
  try {
    const svg = encode(type, data, common, recorder)
    const outlines = [...svg.matchAll(/<path d="([^"]*)" fill=/g)].map(([, path]) => path).join('')
    return { bars, digits: outlines }
  } catch (error) {
    throw new RangeError(plain(error))
  }
}

type Common = Parameters<typeof code39>[0]

function encode(
  type: BarcodeType,
  data: string,
  common: Omit<Common, 'text'>,
  to: DrawingContext<string>,
): string {
  const withText = (text: string) => ({ ...common, text })
  switch (type) {
    case 'code39':
      return code39(withText(data), to)
    case 'code128':
      return code128(withText(data), to)
    case 'pzn':
      return pzn({ ...withText(data.slice(0, -1)), pzn8: data.length === 8 } as Common, to)
    case 'ean13':
    case 'jan':
      return ean13(withText(data), to)
    case 'ean8':
      return ean8(withText(data), to)
    case 'upca':
      return upca(withText(data), to)
    case 'isbn10':
    case 'isbn13': {
      // An unassigned publisher number cannot be hyphenated, but its bars are those of the EAN.
      const known = parse(data)
      const hyphenated = type === 'isbn10' ? known?.isbn10h : known?.isbn13h
      const number = type === 'isbn10' ? `978${data.slice(0, -1)}` : data
      return hyphenated ? isbn(withText(hyphenated), to) : ean13(withText(number), to)
    }
    case 'issn':
      return issn(withText(`${data.slice(0, 4)}-${data.slice(4)}`), to)
  }
}

/** The encoder's messages begin with an error code: `bwipp.ean13badCheckDigit#…: Incorrect …`. */
const plain = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/^bwipp\.[^:]*:\s*/, '')
