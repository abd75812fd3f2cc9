import type { Point } from '@kisscut/artwork/geometry'
import { readFile } from 'node:fs/promises'
import * as module from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/** A code as a scanner sees it. */
export interface ScannedCode {
  readonly text: string
  /** As the library names it: `QRCode`, `Code128`, `EAN13` … */
  readonly format: string
  /** Pixels: clockwise from the upper left corner of the code itself. */
  readonly corners: readonly Point[]
  /** How many modules stand along its upper edge; 0 where that is not known. */
  readonly modules: number
}

let ready: Promise<unknown> | undefined

/** Every QR and bar code in a picture, four bytes a pixel. */
export async function scanCodes(
  rgba: Uint8Array,
  width: number,
  height: number,
): Promise<readonly ScannedCode[]> {
  await (ready ??= prepare())
  // What Node lacks of the browser's ImageData is only its name.
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

/** Modules along a bar code, quiet zones left out; 0 where its kind does not tell. */
function modulesOf(format: string, { length }: string): number {
  if (format === 'EAN13' || format === 'UPCA') return 95
  if (format === 'EAN8') return 67
  if (format === 'Code39') return 16 * (length + 2) - 1
  return format === 'Code128' ? 11 * (length + 2) + 13 : 0
}

/** The library is given its own file, found through its package: it would fetch it from the network. */
async function prepare(): Promise<void> {
  const path = module.createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const { buffer, byteOffset, byteLength } = await readFile(path)
  const wasmBinary = buffer.slice(byteOffset, byteOffset + byteLength)
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
}
