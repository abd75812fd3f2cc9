import { readBarcode, readQr, type BarcodeType, type QrContent, type QrType } from '@kisscut/core/codes'
import { barSymbol, codeMarkup, qrSymbol, type CodeSymbol } from '@kisscut/artwork/codes'
import { exact, type Section } from '../entry.ts'
import { drawing, tile } from '../tile.ts'

const QR: Readonly<Record<QrType, QrContent>> = {
  website: { type: 'website', address: 'kisscut.example/moths' },
  contact: {
    type: 'contact',
    contact: {
      firstName: 'Ada',
      lastName: 'Pressman',
      telephone: '+1 555 0100',
      email: 'ada@kisscut.example',
    },
  },
  text_message: { type: 'text_message', telephone: '+1 555 0100', message: 'Are the labels ready?' },
  custom: { type: 'custom', text: 'Batch 7 · peeled by hand · Zürich' },
}

/** Content of each code; check digits are computed by the shop. */
const BARS: Readonly<Record<BarcodeType, string>> = {
  code39: 'SHELF-7 B',
  code128: 'Batch 2026/11',
  pzn: '1234567',
  ean13: '590123412345',
  ean8: '9638507',
  jan: '491234567890',
  isbn13: '978-3-16-148410',
  isbn10: '3-16-148410',
  issn: '0317-847',
  upca: '03600029145',
}

const draw = (symbol: CodeSymbol) => {
  const box = { x: 0, y: 0, width: symbol.width, height: symbol.height }
  return tile(drawing(codeMarkup(symbol, box), box))
}
const dataOf = (reading: ReturnType<typeof readBarcode>): string => {
  if ('data' in reading) return reading.data
  throw new Error(`The gallery’s own code is wrong: ${reading.problem.code}.`)
}

export const codes: Section = {
  title: 'Codes',
  description:
    'Each as one vector path with its quiet zone; every kind is read back by other decoders in the tests.',
  entries: [
    ...Object.entries(QR).map(([type, content]) =>
      exact(`qr-${type}.svg`, type, 'qrSymbol', `QR code: \`${dataOf(readQr(content))}\``, () =>
        draw(qrSymbol(dataOf(readQr(content)))),
      ),
    ),
    ...Object.entries(BARS).map(([type, text]) => {
      const data = dataOf(readBarcode(type as BarcodeType, text))
      return exact(`bar-${type}.svg`, type, 'barSymbol', `Bar code: \`${data}\``, () =>
        draw(barSymbol(type as BarcodeType, data)),
      )
    }),
  ],
}
