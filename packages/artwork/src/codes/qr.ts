import { correction, generate, mode } from 'lean-qr'
import { gridOutline } from './grid-outline.ts'
import type { CodeSymbol } from './symbol.ts'

/** How much of a QR code may be lost: 7, 15, 25 or 30 percent. */
export const QR_LEVELS = ['L', 'M', 'Q', 'H'] as const
export type QrLevel = (typeof QR_LEVELS)[number]

/** ISO/IEC 18004: clear modules all round. */
export const QR_QUIET = 4

/** Letters beyond ASCII are marked as UTF-8 (ECI 26): without the mark scanners guess, and guess wrong. */
const MODES = [mode.numeric, mode.alphaNumeric, mode.ascii, mode.utf8]

/**
 * A QR code of a text (see the core's `readQr` for the four kinds of content), as one outline per dark patch: no seams
 * between modules, nothing for a plotter to cut twice. `level` is the least that may be lost; where the symbol has room, more
 * may. Throws a RangeError for a text no QR code holds. CODE-3.
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
