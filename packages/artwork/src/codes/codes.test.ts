import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { BARCODE_TYPES, readBarcode } from '@kisscut/core/codes'
import type { BarcodeType } from '@kisscut/core/codes'
import jsQr from 'jsqr'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { decoderOf } from '../testing/decode.ts'
import { barSymbol, codeMarkup, gridOutline, qrSymbol } from './index.ts'

const decoded = decoderOf(
  readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')),
)

/** Requested content, and expected scan. */
const SAMPLES: Readonly<Record<BarcodeType, readonly [content: string, scanned: string]>> = {
  code39: ['ABC-123', 'ABC-123'],
  code128: ['Hello 128!', 'Hello 128!'],
  pzn: ['1234567', '-12345678'],
  ean13: ['590123412345', '5901234123457'],
  ean8: ['1234567', '12345670'],
  jan: ['490123456789', '4901234567894'],
  isbn13: ['978-3-16-148410-0', '9783161484100'],
  isbn10: ['3-16-148410-X', '9783161484100'],
  issn: ['0317-8471', '9770317847001'],
  upca: ['03600029145', '0036000291452'],
}

const symbolOf = (type: BarcodeType, content: string) => {
  const reading = readBarcode(type, content)
  if ('problem' in reading) throw new Error(reading.problem.code)
  return barSymbol(type, reading.data)
}

describe('bar codes', () => {
  it.each(BARCODE_TYPES.map((type) => [type, ...SAMPLES[type]] as const))(
    'in %s of %s scan as %s',
    async (type, content, scanned) => {
      expect((await decoded(symbolOf(type, content))).map(({ text }) => text)).toEqual([scanned])
    },
  )

  it('have the quiet zones of EAN-13, EAN-8 and UPC-A: 113, 81 and 113 modules in all', () => {
    const widths = (['ean13', 'ean8', 'upca'] as const).map((type) => symbolOf(type, SAMPLES[type][0]).width)
    expect(widths).toEqual([113, 81, 113])
  })

  it('scan without digits, and at the smallest height', async () => {
    const symbol = barSymbol('code128', 'LOT 7', { digits: false, height: 20 })
    expect(symbol.height).toBeCloseTo(20, 0)
    expect((await decoded(symbol))[0]?.text).toBe('LOT 7')
  })

  it('reject invalid data in plain words', () => {
    expect(() => barSymbol('ean13', '5901234123450')).toThrow(RangeError)
    expect(() => barSymbol('ean13', '5901234123450')).toThrow(/^Incorrect EAN-13 check digit/)
  })
})

describe('QR codes', () => {
  it.each([
    'https://kisscut.example/p/die-cut-stickers',
    'SMSTO:+15551234567:Hello',
    'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Doe;Jane\r\nTEL:+15551234567\r\nEND:VCARD',
    'MECARD:N:Doe,Jane;TEL:+15551234567;EMAIL:jane@example.org;;',
    'Zürich, 東京, 🐸',
  ])('with %j scan as exactly this text', async (text) => {
    expect(await decoded(qrSymbol(text))).toEqual([{ format: 'QRCode', text }])
  })

  it('mark text beyond ASCII as UTF-8, confirmed by a second decoder', async () => {
    const size = 400
    const read = async (text: string) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${codeMarkup(qrSymbol(text), { x: 0, y: 0, width: size, height: size })}</svg>`
      const pixels = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
      return jsQr(new Uint8ClampedArray(pixels), size, size)
    }
    const umlauts = await read('Zürich, Łódź, 東京')
    expect(umlauts?.data).toBe('Zürich, Łódź, 東京')
    expect(umlauts?.chunks).toContainEqual({ type: 'eci', assignmentNumber: 26 })
    expect((await read('https://kisscut.example'))?.chunks.map(({ type }) => String(type))).not.toContain(
      'eci',
    )
  })

  it('have a quiet zone of four modules', () => {
    expect(qrSymbol('A').width).toBe(21 + 8)
    expect(qrSymbol('A').path.startsWith('M4 4H11V11H4Z')).toBe(true)
  })

  it('scan with a quarter covered at the highest level', async () => {
    const symbol = qrSymbol('KISSCUT-COVERED', 'H')
    const spot = { ...symbol, path: `${symbol.path}M14 14h4v4h-4Z` }
    expect((await decoded(spot))[0]?.text).toBe('KISSCUT-COVERED')
  })

  it('reject an empty text and one that is too long', () => {
    expect(() => qrSymbol('')).toThrow(RangeError)
    expect(() => qrSymbol('x'.repeat(4000))).toThrow('The text is too long for a QR code.')
  })
})

describe('the drawing of a code', () => {
  it('outlines patches once, holes in the other direction, corners apart', () => {
    const grid = Uint8Array.from([1, 1, 1, 0, 1, 0, 1, 0, 1, 1, 1, 0, 0, 0, 0, 1])
    expect(gridOutline(grid, 4, 4)).toBe('M0 0H3V3H0ZM1 2H2V1H1ZM3 3H4V4H3Z')
  })

  it('is centered in its box', async () => {
    const symbol = qrSymbol('A')
    const box = { x: 0, y: 0, width: 58, height: 100 }
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="58" height="100">${codeMarkup(symbol, box)}</svg>`
    const pixels = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
    expect(pixels[(29 * 58 + 9) * 4 + 3]).toBe(255)
    expect(pixels[(10 * 58 + 9) * 4 + 3]).toBe(0)
  })
})
