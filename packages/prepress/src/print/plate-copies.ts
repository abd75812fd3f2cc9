import {
  decodePDFRawStream,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  type PDFContext,
} from '@cantoo/pdf-lib'
import { inflateSync } from 'node:zlib'

/** The inks a copy shows in RGB: paper without ink is white. */
export type PlateCopy = 'colors' | 'black'

const CMYK = PDFName.of('DeviceCMYK')
const RGB = PDFName.of('DeviceRGB')
const GRAY = PDFName.of('DeviceGray')

/** PostScript functions of PDF from four inks to the colors of a copy. */
const TINTS: Readonly<Record<PlateCopy, string>> = {
  colors: '{ pop 1 exch sub 3 1 roll 1 exch sub 3 1 roll 1 exch sub 3 1 roll }',
  black: '{ 4 1 roll pop pop pop 1 exch sub dup dup }',
}

/** Maximum longer side of a picture in pixels; finer ones are averaged. */
const FINEST = 4000

/** Unpacked pictures of a print file by reference, shared by both copies. */
type Pictures = Map<string, ReturnType<typeof pictureIn>>

/**
 * Copies of a print file in which some inks are screen colors, so that a screen renderer mixes each ink on its own, as a press
 * does. `colors`: cyan, magenta and yellow as their complements; `black`: black as gray. Cut lines and white are hidden.
 */
export async function plateCopies(pdf: Uint8Array): Promise<Readonly<Record<PlateCopy, Uint8Array>>> {
  const pictures: Pictures = new Map()
  return { colors: await plateCopy(pdf, 'colors', pictures), black: await plateCopy(pdf, 'black', pictures) }
}

async function plateCopy(pdf: Uint8Array, copy: PlateCopy, pictures: Pictures): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const { context } = document
  const space = tintedSpace(context, copy)
  for (const page of document.getPages()) hideOtherPlates(page.node.Resources())
  for (const [reference, object] of context.enumerateIndirectObjects()) {
    if (object instanceof PDFDict) convertShading(object, space)
    if (!(object instanceof PDFRawStream)) continue
    convertShading(object.dict, space)
    const changed = isInkPicture(object)
      ? convertedImage(context, object, copy, pictureOf(object, reference, pictures))
      : convertedContentOf(context, object, copy)
    context.assign(reference, changed)
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

/** Hides the graphics states that overprint or multiply: they draw cut lines and white. */
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

const isImage = (dict: PDFDict): boolean => dict.get(PDFName.of('Subtype')) === PDFName.of('Image')

const isInkPicture = ({ dict }: PDFRawStream): boolean =>
  isImage(dict) && dict.get(PDFName.of('ColorSpace')) === CMYK

function convertedContentOf(context: PDFContext, stream: PDFRawStream, copy: PlateCopy): PDFRawStream {
  const { dict } = stream
  if (isImage(dict) || !isContent(dict)) return stream
  const content = Buffer.from(decoded(stream)).toString('latin1')
  const changed = convertedContent(content, copy)
  return changed === content ? stream : withBytes(context, dict, Buffer.from(changed, 'latin1'))
}

/** Whether a stream is the content of a page, form or tile; not a profile, function and the like. */
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

/** A copy's color for inks, 0–255. */
const tinted = (copy: PlateCopy, [c = 0, m = 0, y = 0, k = 0]: readonly number[]): readonly number[] =>
  copy === 'colors' ? [255 - c, 255 - m, 255 - y] : [255 - k, 255 - k, 255 - k]

function pictureOf(stream: PDFRawStream, reference: PDFRef, pictures: Pictures) {
  const known = pictures.get(reference.toString())
  // On its last use: a large picture takes a hundred megabytes.
  if (known) pictures.delete(reference.toString())
  const picture = known ?? pictureIn(stream)
  if (!known) pictures.set(reference.toString(), picture)
  return picture
}

/** The pixels of a picture in inks for both copies: three bytes each for colors, and one for black. */
function pictureIn(stream: PDFRawStream) {
  const side = (name: string) => stream.dict.lookup(PDFName.of(name), PDFNumber).asNumber()
  const [width, height] = [side('Width'), side('Height')]
  const factor = Math.max(1, Math.floor(Math.max(width, height) / FINEST))
  const [columns, rows] = [Math.max(1, Math.floor(width / factor)), Math.max(1, Math.floor(height / factor))]
  const inks = decoded(stream)
  const [colors, black] = [Buffer.alloc(columns * rows * 3), Buffer.alloc(columns * rows)]
  const all = factor ** 2
  for (let row = 0, to = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, to++) {
      let [cyan, magenta, yellow, key] = [0, 0, 0, 0]
      for (let y = 0; y < factor; y++) {
        const from = ((row * factor + y) * width + column * factor) * 4
        for (let at = from; at < from + 4 * factor; at += 4) {
          cyan += inks[at]!
          magenta += inks[at + 1]!
          yellow += inks[at + 2]!
          key += inks[at + 3]!
        }
      }
      colors[3 * to] = 255 - cyan / all
      colors[3 * to + 1] = 255 - magenta / all
      colors[3 * to + 2] = 255 - yellow / all
      black[to] = 255 - key / all
    }
  return { columns, rows, colors, black }
}

function convertedImage(
  context: PDFContext,
  { dict }: PDFRawStream,
  copy: PlateCopy,
  picture: ReturnType<typeof pictureIn>,
): PDFRawStream {
  const image = withBytes(context, dict, picture[copy])
  image.dict.set(PDFName.of('Width'), PDFNumber.of(picture.columns))
  image.dict.set(PDFName.of('Height'), PDFNumber.of(picture.rows))
  image.dict.set(PDFName.of('ColorSpace'), copy === 'colors' ? RGB : GRAY)
  return image
}

/** Lets the library copy a stream's bytes at once: byte by byte is slow for large pictures. */
function copiedAtOnce(stream: PDFRawStream): PDFRawStream {
  stream.copyBytesInto = (buffer, offset) => {
    let at = offset
    for (const part of [`${stream.dict.toString()}\nstream\n`, stream.contents, '\nendstream']) {
      const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part
      buffer.set(bytes, at)
      at += bytes.length
    }
    return at - offset
  }
  return stream
}

/** A stream with other bytes, uncompressed. */
export function withBytes(context: PDFContext, dict: PDFDict, bytes: Uint8Array): PDFRawStream {
  const copy = dict.clone(context)
  copy.delete(PDFName.of('Filter'))
  copy.delete(PDFName.of('DecodeParms'))
  copy.set(PDFName.of('Length'), PDFNumber.of(bytes.length))
  return copiedAtOnce(PDFRawStream.of(copy, bytes))
}

/** Decoded bytes of a stream; zlib is twenty times as fast as the library's own decoder. */
export const decoded = (stream: PDFRawStream): Uint8Array =>
  stream.dict.get(PDFName.of('Filter')) === PDFName.of('FlateDecode')
    ? inflateSync(stream.contents)
    : decodePDFRawStream(stream).decode()
