import sharp from 'sharp'
import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader'
import { codeMarkup } from '../codes/index.ts'
import type { CodeSymbol } from '../codes/index.ts'

/** Reads a symbol drawn at some pixels per module: of any format, or of the given ones. */
export type Decoder = (
  symbol: CodeSymbol,
  perModule?: number,
  formats?: ReaderOptions['formats'],
) => Promise<{ format: string; text: string }[]>

/** An independent decoder with its file (`zxing_reader.wasm`) given, so that it fetches nothing. */
export function decoderOf(wasm: Uint8Array): Decoder {
  const wasmBinary = new Uint8Array(wasm).buffer
  const ready = prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  return async (symbol, perModule = 4, formats = []) => {
    await ready
    const [width, height] = [Math.round(symbol.width * perModule), Math.round(symbol.height * perModule)]
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${codeMarkup(symbol, { x: 0, y: 0, width, height })}</svg>`
    const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer()
    const found = await readBarcodes(new Uint8Array(png), { tryHarder: true, formats })
    return found.map(({ format, text }) => ({ format: String(format), text }))
  }
}
