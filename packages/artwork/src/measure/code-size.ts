import { smallestBarcodeSize, smallestQrSize } from '@kisscut/core/codes'
import { NO_VARIATION, firstText, type Variation } from '@kisscut/core/variable-data'
import { QR_QUIET, barSymbol, qrSymbol } from '../codes/index.ts'
import type { CodeItem } from '../design/index.ts'
import type { Size } from '../geometry/index.ts'

/** The smallest box in inches in which a code scans, in the ratio of its symbol. Throws a RangeError for invalid data. CODE-5. */
export function smallestCode({
  code,
  data: own,
  ...variation
}: Pick<CodeItem, 'code' | 'data'> & Partial<Variation>): Size {
  const data = firstText({ ...NO_VARIATION, ...variation, text: own })
  const symbol = code.type === 'qr' ? qrSymbol(data) : barSymbol(code.barcode, data)
  const smallest =
    code.type === 'qr' ? smallestQrSize(symbol.width - 2 * QR_QUIET) : smallestBarcodeSize(code.barcode, data)
  const ratio = symbol.width / symbol.height
  const width = Math.max(Number(smallest.width), Number(smallest.height) * ratio)
  return { width, height: width / ratio }
}
