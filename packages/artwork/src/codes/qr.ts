import { correction, generate, mode } from 'lean-qr'
import { gridOutline } from './grid-outline.ts'
import type { CodeSymbol } from './symbol.ts'

/** Recoverable share of a QR code: 7, 15, 25 or 30 percent. */
export const QR_LEVELS = ['L', 'M', 'Q', 'H'] as const
export type QrLevel = (typeof QR_LEVELS)[number]

/** Quiet zone in modules, by ISO/IEC 18004. */
export const QR_QUIET = 4

/** Text beyond ASCII is marked as UTF-8 (ECI 26): otherwise scanners guess wrong. */
const MODES = [mode.numeric, mode.alphaNumeric, mode.ascii, mode.utf8]

/**
 * A QR code of a text (see the core's `readQr` for the four kinds of content) with one outline per dark patch: no seams between
 * modules, no line for a plotter to cut twice. `level` is the minimum; a symbol with room uses a higher one. Throws a RangeError
 * for a text too long. CODE-3.
 */
export function qrSymbol(text: string, level: QrLevel = 'M'): CodeSymbol {
  const { size, data } = modulesOf(text, level)
  const side = size + 2 * QR_QUIET
  return { width: side, height: side, path: gridOutline(data, size, size, QR_QUIET, QR_QUIET) }
}

function modulesOf(text: string, level: QrLevel): { size: number; data: Uint8Array } {
  if (text === '') throw new RangeError('An empty text has no QR code.')
  const bitmap = generated(text, level)
  const { size } = bitmap
  const data = new Uint8Array(size * size)
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) data[y * size + x] = bitmap.get(x, y) ? 1 : 0
  return { size, data }
}

function generated(text: string, level: QrLevel): ReturnType<typeof generate> {
  try {
    return generate(text, { minCorrectionLevel: correction[level], modes: MODES })
  } catch {
    throw new RangeError('The text is too long for a QR code.')
  }
}
