import { create } from 'qrcode'
import { gridOutline } from './grid-outline.ts'
import type { CodeSymbol } from './symbol.ts'

/** How much of a QR code may be lost: 7, 15, 25 or 30 percent. */
export const QR_LEVELS = ['L', 'M', 'Q', 'H'] as const
export type QrLevel = (typeof QR_LEVELS)[number]

/** ISO/IEC 18004: clear modules all round. */
export const QR_QUIET = 4

/**
 * A QR code of a text (see the core's `readQr` for the four kinds of content), as one outline per dark patch: no seams
 * between modules, nothing for a plotter to cut twice. Throws a RangeError for a text no QR code holds. Spec §3 Code.
 */
export function qrSymbol(text: string, level: QrLevel = 'M'): CodeSymbol {
  const { size, data } = modulesOf(text, level)
  const side = size + 2 * QR_QUIET
  return { width: side, height: side, path: gridOutline(data, size, size, QR_QUIET, QR_QUIET) }
}

function modulesOf(text: string, level: QrLevel): { size: number; data: Uint8Array } {
  if (text === '') throw new RangeError('An empty text has no QR code.')
  try {
    const { size, data } = create(text, { errorCorrectionLevel: level }).modules
    return { size, data: Uint8Array.from(data) }
  } catch {
    throw new RangeError('The text is too long for a QR code.')
  }
}
