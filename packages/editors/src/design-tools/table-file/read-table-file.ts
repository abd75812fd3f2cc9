import { cutText } from '@kisscut/core/text'
import {
  readTable,
  removeBlankRows,
  tableOf,
  type DataTable,
  type Separator,
} from '@kisscut/core/variable-data'
import * as messages from '../../messages/table-file.ts'
import { decodeText, type Encoding } from './decode-text.ts'

/** Bytes of the largest file that is read. VAR-15. */
export const MOST_BYTES = 10 * 1024 * 1024
/** Characters of a heading that are kept: what a record holds of it. */
const LONGEST_HEADING = 200

/** How a file is read; what is left out is told by the file. VAR-17, VAR-18. */
export interface TableChoice {
  /** A sheet by its name. */
  readonly sheet?: string
  readonly withHidden?: boolean
  /** Null where each line is one field. */
  readonly separator?: Separator | null
  readonly encoding?: Encoding
}

/** What is in a file, or why nothing is taken from it. */
export type TableReading =
  | {
      readonly ok: true
      /** Without its blank rows. */
      readonly table: DataTable
      /** What of the file isn't in the table. */
      readonly notices: readonly string[]
      readonly source: TableSource
    }
  | { readonly ok: false; readonly message: string }

/** How a file was read, to be changed. */
export type TableSource =
  | {
      readonly kind: 'workbook'
      readonly sheets: readonly string[]
      readonly sheet: string
      /** Rows that its sheet hides, left out or not. */
      readonly hiddenRows: number
    }
  | { readonly kind: 'text'; readonly separator: Separator | null; readonly encoding: Encoding }

interface Read {
  readonly table: DataTable
  readonly notices: readonly string[]
  readonly source: TableSource
}

/**
 * Reads a text file of fields that are separated, or a sheet of an XLSX file; its kind is told by its bytes. `locale`: language tag of
 * whoever reads it. VAR-8, VAR-15, VAR-17, VAR-18.
 */
export async function readTableFile(
  file: Blob,
  choice: TableChoice = {},
  locale?: string,
): Promise<TableReading> {
  if (file.size > MOST_BYTES) return rejected(messages.tableTooLarge)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const reading = begins(bytes, ZIP) ? await readSheet(bytes, choice, locale) : readText(bytes, choice)
  if (typeof reading === 'string') return rejected(reading)
  const columns = reading.table.columns.map((heading) => cutText(heading.trim(), LONGEST_HEADING))
  if (columns.every((heading) => heading === '')) return rejected(messages.noColumns)
  const table = removeBlankRows({ ...reading.table, columns })
  const blankRows = reading.table.rows.length - table.rows.length
  return {
    ok: true,
    table,
    source: reading.source,
    notices: [...noticeOf(blankRows, messages.blankRows), ...reading.notices],
  }
}

const rejected = (message: string): TableReading => ({ ok: false, message })

const noticeOf = (count: number | null, message: (count: number) => string): readonly string[] =>
  count ? [message(count)] : []

const ZIP = [0x50, 0x4b, 0x03, 0x04]
/** A compound file: what workbooks were before XLSX, and are where a password protects them. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]
const begins = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte)

/** The table, or why it can't be read. */
async function readSheet(
  bytes: Uint8Array,
  { sheet, withHidden = false }: TableChoice,
  locale?: string,
): Promise<Read | string> {
  if (isOpenDocument(bytes)) return messages.openDocument
  const { readWorkbook, TooMuchUnpacked } = await import('./workbook/read-workbook.ts')
  try {
    const reading = readWorkbook(bytes, { sheet, withHidden, locale })
    const { rows, hiddenRows, cellsWithoutValue, columnsBeyond } = reading
    return {
      table: tableOf(rows),
      source: { kind: 'workbook', sheets: reading.sheets, sheet: reading.sheet, hiddenRows },
      notices: [
        ...noticeOf(withHidden ? 0 : hiddenRows, messages.hiddenRows),
        ...noticeOf(cellsWithoutValue, messages.cellsWithoutValue),
        ...noticeOf(columnsBeyond, messages.columnsBeyond),
      ],
    }
  } catch (error) {
    return error instanceof TooMuchUnpacked ? messages.tableUnpacksTooLarge : messages.brokenWorkbook
  }
}

/** Their first part says what they are, and isn't compressed. */
const isOpenDocument = (bytes: Uint8Array) =>
  new TextDecoder('latin1')
    .decode(bytes.subarray(0, 100))
    .includes('mimetypeapplication/vnd.oasis.opendocument')

function readText(bytes: Uint8Array, choice: TableChoice): Read | string {
  if (begins(bytes, COMPOUND)) return holdsEncrypted(bytes) ? messages.lockedWorkbook : messages.oldWorkbook
  const decoded = decodeText(bytes, choice.encoding)
  if (!decoded) return messages.notATable
  const { table, separator, longRows, unclosedRow } = readTable(decoded.text, choice.separator)
  return {
    table,
    source: { kind: 'text', separator, encoding: decoded.encoding },
    notices: [...noticeOf(unclosedRow, messages.unclosedQuote), ...noticeOf(longRows, messages.longRows)],
  }
}

/** Whether a compound file has the stream of an encrypted workbook. */
const holdsEncrypted = (bytes: Uint8Array) =>
  new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage')
