import { BARCODE_TYPES, codeSizeProblems, smallestBarcodeSize, smallestQrSize } from '@kisscut/core/codes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { elementOf, emptyDesign } from '../design/index.ts'
import { findingsOn, smallestCode } from './index.ts'

const resources = { face: () => null, color: () => null, artwork: () => null }
const NUMBERS: Record<string, string> = {
  ean13: '5901234123457',
  jan: '4912345678904',
  isbn13: '9783161484100',
  isbn10: '316148410X',
  issn: '03178471',
  ean8: '96385074',
  upca: '036000291452',
  pzn: '12345678',
}

describe('smallestCode (CODE-5)', () => {
  it('always returns a box that rule and checks accept', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Z0-9]{1,60}$/),
        fc.constantFrom('qr', ...BARCODE_TYPES),
        (text, type) => {
          const data = NUMBERS[type] ?? text
          const code =
            type === 'qr' ? { type: 'qr' as const } : { type: 'bar' as const, barcode: type as 'ean13' }
          const size = smallestCode({ code, data })
          const rule = code.type === 'qr' ? smallestQrSize(1) : smallestBarcodeSize(code.barcode, data)
          expect(codeSizeProblems(rule, size.width.toFixed(3), size.height.toFixed(3))).toEqual([])
          const element = elementOf('code', { id: 'c', side: 'front', x: 2, y: 2, ...size, code, data })
          const design = { ...emptyDesign(20, 20), elements: [element] }
          expect(findingsOn(design, design.sides[0]!, resources)).toEqual([])
        },
      ),
    )
  })
})
