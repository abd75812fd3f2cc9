import { describe, expect, it } from 'vitest'
import { messageOf } from '../problem/index.ts'
import {
  BARCODE_TYPES,
  type BarcodeType,
  checkDigitMod10,
  checkDigitMod11,
  checkDigitPzn,
  codeSizeProblems,
  codeTypeCode,
  codeTypeOf,
  readBarcode,
  smallestBarcodeSize,
  smallestQrSize,
} from './index.ts'

const messageFor = (type: BarcodeType, text: string) => {
  const reading = readBarcode(type, text)
  return 'data' in reading ? reading.data : messageOf(reading.problem)
}

describe('check digits', () => {
  it('of published numbers are theirs', () => {
    expect(checkDigitMod10('590123412345')).toBe('7')
    expect(checkDigitMod10('9638507')).toBe('4')
    expect(checkDigitMod10('03600029145')).toBe('2')
    expect(checkDigitMod10('978316148410')).toBe('0')
    expect(checkDigitMod11('316148410')).toBe('X')
    expect(checkDigitMod11('030640615')).toBe('2')
    expect(checkDigitMod11('0317847')).toBe('1')
    expect(checkDigitMod11('2434561')).toBe('X')
    expect(checkDigitPzn('0123456')).toBe('2')
    expect(checkDigitPzn('1234567')).toBe('8')
  })
})

describe('a bar code', () => {
  it('gets its check digit when it is missing (CODE-2)', () => {
    expect(messageFor('ean13', '590123412345')).toBe('5901234123457')
    expect(messageFor('ean8', '9638507')).toBe('96385074')
    expect(messageFor('upca', '03600029145')).toBe('036000291452')
    expect(messageFor('isbn13', '978-3-16-148410')).toBe('9783161484100')
    expect(messageFor('isbn10', '3-16-148410')).toBe('316148410X')
    expect(messageFor('issn', '0317-847')).toBe('03178471')
    expect(messageFor('pzn', '1234567')).toBe('12345678')
    expect(messageFor('jan', '491234567890')).toBe('4912345678904')
  })

  it('has its check digit verified when it is given (CODE-6)', () => {
    expect(messageFor('ean13', '5901234123457')).toBe('5901234123457')
    expect(messageFor('ean13', '5901234123451')).toBe('The check digit should be 7, not 1.')
    expect(messageFor('isbn10', '3-16-148410-x')).toBe('316148410X')
    expect(messageFor('isbn10', '0306406153')).toBe('The check digit should be 2, not 3.')
    expect(messageFor('issn', '2434-561X')).toBe('2434561X')
    expect(messageFor('pzn', '12345678')).toBe('12345678')
  })

  it('has the length and the beginning of its kind', () => {
    expect(messageFor('ean13', '12345')).toBe('EAN-13 needs 12 or 13 digits.')
    expect(messageFor('pzn', '12345')).toBe('PZN needs 7 or 8 digits.')
    expect(messageFor('ean8', '1')).toBe('EAN-8 needs 7 or 8 digits.')
    expect(messageFor('upca', '1')).toBe('UPC-A needs 11 or 12 digits.')
    expect(messageFor('issn', '1')).toBe('ISSN needs 7 or 8 digits.')
    expect(messageFor('isbn10', '3X')).toBe('ISBN-10 needs 9 or 10 digits.')
    expect(messageFor('isbn10', '31614841X')).toBe('ISBN-10 needs 9 or 10 digits.')
    expect(messageFor('jan', '590123412345')).toBe('JAN starts with 45 or 49.')
    expect(messageFor('isbn13', '590123412345')).toBe('ISBN-13 starts with 978 or 979.')
  })

  it('rejects a PZN that was never given out (CODE-6)', () => {
    const never = 'This number has no valid check digit: no PZN is given out for it.'
    expect(messageFor('pzn', '0000003')).toBe(never)
    expect(messageFor('pzn', '00000030')).toBe(never)
  })

  it('holds only the characters of its kind (CODE-8)', () => {
    expect(messageFor('ean13', '59012341234a')).toBe('EAN-13 can not hold the character A.')
    expect(messageFor('ean13', 'X901234123457')).toBe('EAN-13 can not hold the character X.')
    expect(messageFor('code39', 'abc-123 .$/+%')).toBe('ABC-123 .$/+%')
    expect(messageFor('code39', 'A_B')).toBe('Code 39 can not hold the character _.')
    expect(messageFor('code128', 'Abc ~ 7')).toBe('Abc ~ 7')
    expect(messageFor('code128', 'Zürich')).toBe('Code 128 can not hold the character ü.')
    expect(messageFor('code128', 'a😀')).toBe('Code 128 can not hold the character 😀.')
  })

  it('reports its problem under its field', () => {
    const wrong = ['', 'x'.repeat(99), '1', 'Zürich'].map((text) => readBarcode('ean13', text))
    expect(wrong).toMatchObject(Array(4).fill({ problem: { field: 'data' } }))
    expect(readBarcode('code39', '_', 'codes.2')).toMatchObject({ problem: { field: 'codes.2' } })
  })

  it('says something, and not too much', () => {
    expect(messageFor('barcode of tomorrow' as BarcodeType, '1')).toBe(
      'Please enter what the code should say.',
    )
    for (const type of BARCODE_TYPES) {
      expect(messageFor(type, ' ')).toBe('Please enter what the code should say.')
      expect(messageFor(type, '1'.repeat(1_000_000))).toBe('A code can hold at most 80 characters.')
    }
    expect(messageFor('code128', 'a'.repeat(80))).toBe('a'.repeat(80))
  })
})

describe('the smallest size', () => {
  it('of a QR code is 0.33 mm for every module and a quiet zone of four (CODE-5)', () => {
    expect(smallestQrSize(21)).toEqual({ width: '0.377', height: '0.377' })
    expect(smallestQrSize('https://example.com')).toEqual(smallestQrSize(25))
    expect(() => smallestQrSize('x'.repeat(2332))).toThrow(
      new RangeError('The text is too long for a QR code.'),
    )
  })

  it('of EAN and UPC is 80 % of nominal', () => {
    const ean13 = { width: '1.175', height: '0.817' }
    expect(smallestBarcodeSize('ean13', '5901234123457')).toEqual(ean13)
    for (const type of ['jan', 'isbn13', 'isbn10', 'issn'] as const)
      expect(smallestBarcodeSize(type, '')).toEqual(ean13)
    expect(smallestBarcodeSize('ean8', '')).toEqual({ width: '0.842', height: '0.672' })
    expect(smallestBarcodeSize('upca', '')).toEqual({ width: '1.175', height: '0.817' })
  })

  it('of text codes grows with what they say', () => {
    // Start, four characters of 11 modules, check, stop: 79 modules, and 20 of quiet zone, at 0.25 mm.
    expect(smallestBarcodeSize('code128', 'ABCD')).toEqual({ width: '0.975', height: '0.25' })
    expect(smallestBarcodeSize('code128', '1234')).toEqual({ width: '0.758', height: '0.25' })
    for (const mixed of ['ABC4', '1BCD', 'A12', '12A'])
      expect(smallestBarcodeSize('code128', mixed)).toEqual(
        smallestBarcodeSize('code128', 'x'.repeat(mixed.length)),
      )
    expect(smallestBarcodeSize('code39', 'A')).toEqual({ width: '0.66', height: '0.25' })
    expect(smallestBarcodeSize('pzn', '1234562').width).toBe(smallestBarcodeSize('code39', '-1234562').width)
    expect(smallestBarcodeSize('code128', 'x'.repeat(80)).height).toBe('1.381')
  })

  it('is held against the size drawn (CODE-5)', () => {
    const smallest = { width: '1.175', height: '0.817' }
    const text = 'The code is smaller than the minimum of 1.175x0.817 inches that can be scanned.'
    expect(codeSizeProblems(smallest, '1', '1')[0]?.field).toBe('size')
    expect(codeSizeProblems(smallest, '1.175', '0.817')).toEqual([])
    expect(codeSizeProblems(smallest, '1.174', '0.817').map(messageOf)).toEqual([text])
    expect(codeSizeProblems(smallest, '1.175', '0.816').map(messageOf)).toEqual([text])
    expect(codeSizeProblems(smallest, 'wide', '1').map(messageOf)).toEqual([text])
    expect(codeSizeProblems(smallest, '2', 'high').map(messageOf)).toEqual([text])
  })
})

describe('code types', () => {
  it('are QR 0 and bar 1 (CODE-1)', () => {
    expect(codeTypeCode('qr')).toBe(0)
    expect(codeTypeCode('bar')).toBe(1)
    expect([0, 1, 2].map(codeTypeOf)).toEqual(['qr', 'bar', null])
  })
})
