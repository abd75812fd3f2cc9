import { drawingSVG, qrcode } from 'bwip-js/generic'
import { bench, describe } from 'vitest'
import { qrSymbol } from './index.ts'

const TEXT = 'https://kisscut.example/p/die-cut-stickers?from=label&number=000123'
let number = 0

describe('a QR code as vectors', () => {
  bench('kisscut: qrSymbol', () => void qrSymbol(TEXT + number++))
  bench('bwip-js: qrcode to SVG', () => void qrcode({ bcid: 'qrcode', text: TEXT + number++ }, drawingSVG()))
})
