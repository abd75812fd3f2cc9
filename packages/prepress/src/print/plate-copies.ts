import {
  decodePDFRawStream,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib'
import { inflateSync } from 'node:zlib'

/** A copy's color in red, green and blue: paper without ink is white. */
export type PlateCopy = 'colors' | 'black'

const CMYK = PDFName.of('DeviceCMYK')
const RGB = PDFName.of('DeviceRGB')

/** From four inks to what a copy shows, as a PostScript function of PDF. */
const TINTS: Readonly<Record<PlateCopy, string>> = {
  colors: '{ pop 1 exch sub 3 1 roll 1 exch sub 3 1 roll 1 exch sub 3 1 roll }',
  black: '{ 4 1 roll pop pop pop 1 exch sub dup dup }',
}

/** Pixels of a picture along its longer side, at most; finer ones are averaged. */
const FINEST = 4000

/**
 * A copy of a print file in which some of its inks are screen colors, so that a renderer for screens mixes inks as a press
 * does: each on its own. `colors`: cyan, magenta and yellow as their complements; `black`: black as gray. Cut lines and white
 * are not shown.
 */
export async function plateCopy(pdf: Uint8Array, copy: PlateCopy): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const { context } = document
  const space = tintedSpace(context, copy)
  for (const page of document.getPages()) hideOtherPlates(page.node.Resources())
  for (const [reference, object] of context.enumerateIndirectObjects()) {
    if (object instanceof PDFRawStream) context.assign(reference, converted(context, object, copy, space))
    else if (object instanceof PDFDict) convertShading(object, space)
  }
  return document.save({ useObjectStreams: false })
}

function tintedSpace(context: PDFContext, copy: PlateCopy): PDFRef {
  const code = TINTS[copy]
  const domain = Array.from({ length: 4 }, () => [0, 1]).flat()
  const tint = context.register(
    context.stream(code, { FunctionType: 4, Domain: domain, Range: domain.slice(0, 6) }),
  )
  const names = ['Cyan', 'Magenta', 'Yellow', 'Black'].map((name) => PDFName.of(name))
  return context.register(context.obj([PDFName.of('DeviceN'), names, RGB, tint]))
}

/** The page's states that overprint or multiply draw cut lines and white: they become invisible. */
export function hideOtherPlates(resources: PDFDict | undefined): void {
  const states = resources?.lookupMaybe(PDFName.of('ExtGState'), PDFDict)
  for (const name of ['Overprint', 'Multiply']) {
    const state = states?.lookupMaybe(PDFName.of(name), PDFDict)
    for (const opacity of ['ca', 'CA']) state?.set(PDFName.of(opacity), PDFNumber.of(0))
  }
}

function convertShading(dict: PDFDict, space: PDFRef): void {
  if (dict.has(PDFName.of('ShadingType')) && dict.get(PDFName.of('ColorSpace')) === CMYK)
    dict.set(PDFName.of('ColorSpace'), space)
}

function converted(context: PDFContext, stream: PDFRawStream, copy: PlateCopy, space: PDFRef): PDFObject {
  const { dict } = stream
  convertShading(dict, space)
  const isImage = dict.get(PDFName.of('Subtype')) === PDFName.of('Image')
  if (isImage)
    return dict.get(PDFName.of('ColorSpace')) === CMYK ? convertedImage(context, stream, copy) : stream
  if (!isContent(dict)) return stream
  const content = Buffer.from(decoded(stream)).toString('latin1')
  const changed = convertedContent(content, copy)
  return changed === content ? stream : withBytes(context, dict, Buffer.from(changed, 'latin1'))
}

/** Content of pages, forms and tiles; not profiles, functions and the like. */
const isContent = (dict: PDFDict): boolean =>
  !['N', 'FunctionType', 'Type'].some((name) => {
    const value = dict.get(PDFName.of(name))
    return value !== undefined && value !== PDFName.of('XObject') && value !== PDFName.of('Pattern')
  })

const FOUR = String.raw`(-?[\d.]+)\s+(-?[\d.]+)\s+(-?[\d.]+)\s+(-?[\d.]+)\s+`
const COLORED = new RegExp(`(?<![^\\s])${FOUR}(k|K|sc|SC|scn|SCN)(?![^\\s])`, 'g')
const OPERATORS: Readonly<Record<string, string>> = { k: 'rg', K: 'RG' }

function convertedContent(content: string, copy: PlateCopy): string {
  const shown = (inks: readonly number[]) =>
    [
      ...tinted(
        copy,
        inks.map((ink) => ink * 255),
      ),
    ]
      .map((value) => Number((value / 255).toFixed(4)))
      .join(' ')
  return content
    .replace(/\/DeviceCMYK(?=\s+(?:cs|CS)\b)/g, '/DeviceRGB')
    .replace(COLORED, (_, c, m, y, k, operator: string) => {
      return `${shown([c, m, y, k].map(Number))} ${OPERATORS[operator] ?? operator}`
    })
}

/** A copy's color for inks from 0 to 255. */
const tinted = (copy: PlateCopy, [c = 0, m = 0, y = 0, k = 0]: readonly number[]): readonly number[] =>
  copy === 'colors' ? [255 - c, 255 - m, 255 - y] : [255 - k, 255 - k, 255 - k]

function convertedImage(context: PDFContext, stream: PDFRawStream, copy: PlateCopy): PDFRawStream {
  const { dict } = stream
  const side = (name: string) => dict.lookup(PDFName.of(name), PDFNumber).asNumber()
  const [width, height] = [side('Width'), side('Height')]
  const factor = Math.max(1, Math.floor(Math.max(width, height) / FINEST))
  const [columns, rows] = [Math.max(1, Math.floor(width / factor)), Math.max(1, Math.floor(height / factor))]
  const inks = decoded(stream)
  const rgb = Buffer.alloc(columns * rows * 3)
  const channels = copy === 'colors' ? [0, 1, 2] : [3, 3, 3]
  for (let row = 0, to = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      for (const channel of channels) {
        let sum = 0
        for (let y = 0; y < factor; y++)
          for (let x = 0; x < factor; x++)
            sum += inks[((row * factor + y) * width + column * factor + x) * 4 + channel] ?? 0
        rgb[to++] = 255 - sum / factor ** 2
      }
  const image = withBytes(context, dict, rgb)
  image.dict.set(PDFName.of('Width'), PDFNumber.of(columns))
  image.dict.set(PDFName.of('Height'), PDFNumber.of(rows))
  image.dict.set(PDFName.of('ColorSpace'), RGB)
  return image
}

/** A stream with other bytes, not compressed. */
export function withBytes(context: PDFContext, dict: PDFDict, bytes: Uint8Array): PDFRawStream {
  const copy = dict.clone(context)
  copy.delete(PDFName.of('Filter'))
  copy.delete(PDFName.of('DecodeParms'))
  copy.set(PDFName.of('Length'), PDFNumber.of(bytes.length))
  return PDFRawStream.of(copy, bytes)
}

/** Decoded bytes of a stream; zlib is twenty times as fast as the library's own decoder. */
export const decoded = (stream: PDFRawStream): Uint8Array =>
  stream.dict.get(PDFName.of('Filter')) === PDFName.of('FlateDecode')
    ? inflateSync(stream.contents)
    : decodePDFRawStream(stream).decode()
