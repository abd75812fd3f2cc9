import type { Point } from '@kisscut/artwork/geometry'
import { readFile } from 'node:fs/promises'
import * as module from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/** A scanned code. */
export interface ScannedCode {
  readonly text: string
  /** Format name of the library: `QRCode`, `Code128`, `EAN13` … */
  readonly format: string
  /** Corners in pixels: clockwise from the code's own top left. */
  readonly corners: readonly Point[]
  /** Number of modules along its top edge; 0 where unknown. */
  readonly modules: number
}

let ready: Promise<unknown> | undefined

/** Reads every QR and bar code in an RGBA picture. */
export async function scanCodes(
  rgba: Uint8Array,
  width: number,
  height: number,
): Promise<readonly ScannedCode[]> {
  await (ready ??= prepare())
  // Node lacks only the class of the browser's ImageData.
  const picture = { data: new Uint8ClampedArray(rgba), width, height, colorSpace: 'srgb' }
  const found = await readBarcodes(picture as Parameters<typeof readBarcodes>[0], { tryHarder: true })
  return found
    .filter(({ isValid }) => isValid)
    .map(({ text, format, position, symbol }) => ({
      text,
      format: String(format),
      modules: symbol.width || modulesOf(String(format), text),
      corners: [position.topLeft, position.topRight, position.bottomRight, position.bottomLeft],
    }))
}

/** Number of modules of a bar code without quiet zones; 0 where its format does not determine it. */
function modulesOf(format: string, { length }: string): number {
  if (format === 'EAN13' || format === 'UPCA') return 95
  if (format === 'EAN8') return 67
  if (format === 'Code39') return 16 * (length + 2) - 1
  return format === 'Code128' ? 11 * (length + 2) + 13 : 0
}

/** The WebAssembly file is resolved through the package; otherwise the library would fetch it. */
async function prepare(): Promise<void> {
  const path = module.createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const { buffer, byteOffset, byteLength } = await readFile(path)
  const wasmBinary = buffer.slice(byteOffset, byteOffset + byteLength)
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
}
