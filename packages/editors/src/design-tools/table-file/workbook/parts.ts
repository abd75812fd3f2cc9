import { unzipSync } from 'fflate'
import { SaxesParser } from 'saxes'

/** Maximum unpacked size of a workbook's parts in bytes: a sheet of 100,000 rows takes some 30 MB. */
export const MOST_UNPACKED = 128 * 1024 * 1024

/** The unpacked workbook exceeds the limit. */
export class TooMuchUnpacked extends Error {}

/** The XML parts of a workbook by name, such as `xl/workbook.xml`. */
export type Parts = Readonly<Record<string, Uint8Array>>

/** Unpacks the XML parts of an XLSX file. Throws {@link TooMuchUnpacked} before more than 128 MB are unpacked. VAR-15. */
export function partsOf(bytes: Uint8Array): Parts {
  let unpacked = 0
  return unzipSync(bytes, {
    filter: ({ name, originalSize, size, compression }) => {
      if (!/\.(?:xml|rels)$/i.test(name)) return false
      // Unpacking stops at the stated size; uncompressed parts are copied.
      unpacked += compression === 0 ? size : originalSize
      if (unpacked > MOST_UNPACKED) throw new TooMuchUnpacked()
      return true
    },
  })
}

/** The attributes of an element, as written. */
export type Attributes = Readonly<Record<string, string>>

/** Callbacks while reading a part; element names have no prefix. */
interface Reader {
  readonly open?: (element: string, attributes: Attributes) => void
  readonly text?: (text: string) => void
  readonly close?: (element: string) => void
}

/** Parses an XML part. Throws where it isn't well-formed. */
export function readXml(part: Uint8Array, { open, text, close }: Reader): void {
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => open?.(localName(name), attributes))
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  parser.on('closetag', ({ name }) => close?.(localName(name)))
  parser.write(decoded(part)).close()
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** A byte order mark identifies UTF-16; everything else from spreadsheets is UTF-8. */
function decoded(part: Uint8Array): string {
  const [first, second] = part
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(part)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(part)
  return new TextDecoder().decode(part)
}

/** Whether a boolean attribute is true. */
export const isOn = (value: string | undefined): boolean => value === '1' || value === 'true'

/** Decodes characters that XML can't contain, such as `_x000D_`. */
export const unescaped = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
