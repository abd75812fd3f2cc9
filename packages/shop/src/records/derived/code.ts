import { barSymbol, codeMarkup, qrSymbol, type CodeSymbol } from '@kisscut/artwork/codes'
import {
  codeSizeProblems,
  codeTypeOf,
  readBarcode,
  readQr,
  smallestBarcodeSize,
  smallestQrSize,
  type BarcodeReading,
  type CodeSize,
  type QrContent,
  type QrReading,
} from '@kisscut/core/codes'
import { messageOf } from '@kisscut/core/problem'
import type { FieldsOf, qrcode } from '@kisscut/records'
import { barcodeTypeMissing } from '../../messages/records.ts'
import { done, invalid, type Outcome } from '../../outcome.ts'

type Code = FieldsOf<typeof qrcode>

/** The content of a QR code, from its type and fields. */
function contentOf({ qrcode_type, data, data_json: fields }: Code): QrContent {
  const field = (name: string) => fields[name] ?? ''
  switch (qrcode_type) {
    case 'website':
      return { type: 'website', address: fields['address'] ?? data }
    case 'text_message':
      return { type: 'text_message', telephone: field('telephone'), message: field('message') }
    case 'contact': {
      const { first_name: firstName = '', last_name: lastName = '', ...more } = fields
      return { type: 'contact', contact: { ...more, firstName, lastName } }
    }
    default:
      return { type: 'custom', text: data }
  }
}

const drawn = (symbol: CodeSymbol): string => {
  const box = { x: 0, y: 0, width: symbol.width, height: symbol.height }
  const size = `viewBox="0 0 ${symbol.width} ${symbol.height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${codeMarkup(symbol, box)}</svg>`
}

const finished = (
  code: Code,
  reading: BarcodeReading | QrReading,
  smallest: (data: string) => CodeSize,
  symbol: (data: string) => CodeSymbol,
): Outcome<Code> => {
  if ('problem' in reading) return invalid({ data: [messageOf(reading.problem)] })
  const { data } = reading
  const least = smallest(data)
  const problems = code.size === null ? [] : codeSizeProblems(least, code.size, least.height)
  if (problems.length > 0) return invalid({ size: problems.map(messageOf) })
  const isTyped = code.code_type === 1 || code.qrcode_type === null || code.qrcode_type === 'custom'
  const stored = isTyped ? data : code.data
  return done({ ...code, data: stored, svg: drawn(symbol(data)), min_size: least.width })
}

/** A code with its symbol, smallest size and check digit, or the errors of its content. CODE-1 to CODE-6. */
export function derivedCode(code: Code): Outcome<Code> {
  if (codeTypeOf(code.code_type) === 'qr')
    return finished(code, readQr(contentOf(code)), smallestQrSize, qrSymbol)
  const type = code.barcode_type
  if (type === null) return invalid({ barcode_type: [barcodeTypeMissing] })
  return finished(
    code,
    readBarcode(type, code.data),
    (data) => smallestBarcodeSize(type, data),
    (data) => barSymbol(type, data),
  )
}
