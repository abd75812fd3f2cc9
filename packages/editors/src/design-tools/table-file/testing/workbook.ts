import { strToU8, zipSync } from 'fflate'

const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** The rows of a sheet as a spreadsheet writes them: texts, numbers, and nothing for blank cells. */
const sheetOf = (rows: readonly (readonly (string | number)[])[]): string => {
  const cell = (value: string | number, at: string) => {
    if (value === '') return ''
    if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`
    return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${value.replaceAll('&', '&amp;')}</t></is></c>`
  }
  const row = (cells: readonly (string | number)[], n: number) =>
    `<row r="${n + 1}">${cells.map((value, place) => cell(value, `${'ABCDEFG'[place]}${n + 1}`)).join('')}</row>`
  return `<worksheet xmlns="${SHEETS}"><sheetData>${rows.map(row).join('')}</sheetData></worksheet>`
}

/** An XLSX file of one sheet, with whatever else lies in it. */
export const workbookOf = (
  rows: readonly (readonly (string | number)[])[],
  more: Readonly<Record<string, Uint8Array>> = {},
): Uint8Array =>
  zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${SHEETS}" xmlns:r="${RELATIONS}"><sheets><sheet name="Guests" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(sheetOf(rows)),
    ...more,
  })
