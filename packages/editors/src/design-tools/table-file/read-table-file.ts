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

/** Maximum file size in bytes. VAR-15. */
export const MOST_BYTES = 10 * 1024 * 1024
/** Maximum length of a heading, as in its record. */
const LONGEST_HEADING = 200

/** How to read a file; omitted settings are detected. VAR-17, VAR-18. */
export interface TableChoice {
  /** Name of the sheet. */
  readonly sheet?: string
  readonly withHidden?: boolean
  /** Null: each line is one field. */
  readonly separator?: Separator | null
  readonly encoding?: Encoding
}

/** Result of reading a file, or why it is rejected. */
export type TableReading =
  | {
      readonly ok: true
      /** Without its blank rows. */
      readonly table: DataTable
      /** Notices about parts of the file that are not in the table. */
      readonly notices: readonly string[]
      readonly source: TableSource
    }
  | { readonly ok: false; readonly message: string }

/** The settings a file was read with, for changing them. */
export type TableSource =
  | {
      readonly kind: 'workbook'
      readonly sheets: readonly string[]
      readonly sheet: string
      /** Number of hidden rows, omitted or not. */
      readonly hiddenRows: number
    }
  | { readonly kind: 'text'; readonly separator: Separator | null; readonly encoding: Encoding }

interface Read {
  readonly table: DataTable
  readonly notices: readonly string[]
  readonly source: TableSource
}

/**
 * Reads a delimited text file, or a sheet of an XLSX file, recognized by its bytes. `locale`: the reader's language tag. VAR-8,
 * VAR-15, VAR-17, VAR-18.
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
/** Signature of a compound file: a workbook from before XLSX, or one with a password. */
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

/** Their first part states the type, uncompressed. */
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

/** Whether a compound file contains an encrypted workbook. */
const holdsEncrypted = (bytes: Uint8Array) =>
  new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage')
