import { strToU8, zipSync } from 'fflate'

const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** A cell to write: a text, a number, a number with the index of its style, or raw XML. */
export type WrittenCell =
  string | number | { readonly value: number; readonly style: number } | { readonly xml: string }

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function cellOf(cell: WrittenCell, at: string): string {
  if (cell === '') return ''
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  if (typeof cell === 'string')
    return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  if ('xml' in cell) return cell.xml.replace('<c', `<c r="${at}"`)
  return `<c r="${at}" s="${cell.style}"><v>${cell.value}</v></c>`
}

export interface WrittenSheet {
  readonly name: string
  readonly rows: readonly (readonly WrittenCell[])[]
  /** Numbers of hidden rows, from 1. */
  readonly hidden?: readonly number[]
  /** Merged ranges, such as `A2:A4`. */
  readonly merged?: readonly string[]
  readonly state?: 'visible' | 'hidden' | 'veryHidden'
}

/** The name of a column by its index from 0: `A`, `Z`, `AA`. */
const lettersOf = (column: number): string =>
  (column < 26 ? '' : lettersOf(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))

function sheetOf({ rows, hidden = [], merged = [] }: WrittenSheet): string {
  const row = (cells: readonly WrittenCell[], n: number) =>
    `<row r="${n + 1}"${hidden.includes(n + 1) ? ' hidden="1"' : ''}>${cells
      .map((cell, place) => cellOf(cell, `${lettersOf(place)}${n + 1}`))
      .join('')}</row>`
  const ranges = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')
  return `<worksheet xmlns="${SHEETS}"><sheetData>${rows.map(row).join('')}</sheetData><mergeCells>${ranges}</mergeCells></worksheet>`
}

export interface WrittenWorkbook {
  readonly sheets: readonly WrittenSheet[]
  /** Number formats of the styles, in order: a format code, or the number of a built-in one. */
  readonly formats?: readonly (string | number)[]
  /** Each as the XML of a shared string. */
  readonly sharedStrings?: readonly string[]
  readonly from1904?: boolean
}

/** An XLSX file with several sheets and further parts. */
export function writeWorkbook(
  { sheets, formats = [], sharedStrings = [], from1904 = false }: WrittenWorkbook,
  more: Readonly<Record<string, Uint8Array>> = {},
): Uint8Array {
  const relations = sheets.map(
    (_, n) =>
      `<Relationship Id="rId${n + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${n + 1}.xml"/>`,
  )
  const listed = sheets.map(
    ({ name, state = 'visible' }, n) =>
      `<sheet name="${escaped(name)}" sheetId="${n + 1}" state="${state}" r:id="rId${n + 1}"/>`,
  )
  const own = formats.map((format, n) =>
    typeof format === 'string'
      ? `<numFmt numFmtId="${164 + n}" formatCode="${escaped(format).replaceAll('"', '&quot;')}"/>`
      : '',
  )
  const styles = formats.map(
    (format, n) => `<xf numFmtId="${typeof format === 'string' ? 164 + n : format}"/>`,
  )
  return zipSync({
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="/xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${SHEETS}" xmlns:r="${RELATIONS}"><workbookPr date1904="${from1904 ? 1 : 0}"/><sheets>${listed.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${PACKAGE}">${relations.join('')}<Relationship Id="s" Type="${RELATIONS}/styles" Target="styles.xml"/><Relationship Id="t" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ),
    'xl/styles.xml': strToU8(
      `<styleSheet xmlns="${SHEETS}"><numFmts>${own.join('')}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs>${styles.join('')}</cellXfs></styleSheet>`,
    ),
    'xl/sharedStrings.xml': strToU8(
      `<sst xmlns="${SHEETS}">${sharedStrings.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    ),
    ...Object.fromEntries(
      sheets.map((sheet, n) => [`xl/worksheets/sheet${n + 1}.xml`, strToU8(sheetOf(sheet))]),
    ),
    ...more,
  })
}

/** An XLSX file of one sheet with further parts. */
export const workbookOf = (
  rows: readonly (readonly WrittenCell[])[],
  more: Readonly<Record<string, Uint8Array>> = {},
): Uint8Array => writeWorkbook({ sheets: [{ name: 'Guests', rows }] }, more)
