import { readTable, removeBlankRows, tableOf, type DataTable } from '@kisscut/core/variable-data'
import * as messages from '../../messages/table-file.ts'

/** Bytes of the largest file that is read. VAR-15. */
export const MOST_BYTES = 10 * 1024 * 1024
/** Characters of a heading that are kept: what a record holds of it. */
const LONGEST_HEADING = 200

/** What is in a file, or why nothing is taken from it. */
export type TableReading =
  | {
      readonly ok: true
      /** Without its blank rows. */
      readonly table: DataTable
      readonly blankRows: number
    }
  | { readonly ok: false; readonly message: string }

/** Reads a CSV file (UTF-8, UTF-16 with its mark, else Windows-1252) or the first sheet of an XLSX file; its kind is told by its bytes. VAR-8, VAR-15. */
export async function readTableFile(file: Blob): Promise<TableReading> {
  if (file.size > MOST_BYTES) return rejected(messages.tableTooLarge)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const reading = begins(bytes, ZIP) ? await readSheet(bytes) : readText(bytes)
  if (typeof reading === 'string') return rejected(reading)
  const columns = reading.columns.map((heading) => heading.trim().slice(0, LONGEST_HEADING))
  if (columns.every((heading) => heading === '')) return rejected(messages.noColumns)
  const table = removeBlankRows({ ...reading, columns })
  return { ok: true, table, blankRows: reading.rows.length - table.rows.length }
}

const rejected = (message: string): TableReading => ({ ok: false, message })

const ZIP = [0x50, 0x4b, 0x03, 0x04]
/** A compound file: what workbooks were before XLSX. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]
/** What spreadsheets save as “Unicode text” begins with the mark of its byte order. */
const UTF_16 = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const
const begins = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte)

/** The table, or why it can't be read. */
async function readSheet(bytes: Uint8Array): Promise<DataTable | string> {
  const { readWorkbook, TooMuchUnpacked } = await import('./read-workbook.ts')
  try {
    return tableOf(await readWorkbook(bytes))
  } catch (error) {
    return error instanceof TooMuchUnpacked ? messages.tableUnpacksTooLarge : messages.brokenWorkbook
  }
}

function readText(bytes: Uint8Array): DataTable | string {
  if (begins(bytes, COMPOUND)) return messages.oldWorkbook
  const utf16 = UTF_16.find(({ mark }) => begins(bytes, mark))
  if (utf16) return readTable(new TextDecoder(utf16.encoding).decode(bytes))
  // No other text has this byte; pictures and programs do.
  if (bytes.includes(0)) return messages.notATable
  return readTable(decoded(bytes))
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
