import { readCsv, SEPARATORS, type Separator } from '@kisscut/core/variable-data'
import { fieldsOf, type AnyRecord } from '@kisscut/records'
import * as messages from '../messages/csv.ts'
import { labelOf } from '../records/fields.ts'
import { isPriceColumn, priceField } from './price-columns.ts'
import { csvFields, readCell } from './write.ts'

/** Maximum number of lines per file. */
export const LINES = 100_000
/** Maximum file size in bytes that a browser reads at once. */
export const LARGEST = 64 * 1024 * 1024

/** A non-blank line of a file. */
export interface Line {
  /** Line number in the file, from 2: the first one has the headings. */
  readonly line: number
  readonly cells: readonly string[]
}

/** A parsed file. */
export interface Table {
  readonly columns: readonly string[]
  readonly lines: readonly Line[]
  /** Problems of the whole file; nothing of it is saved. */
  readonly problems: readonly string[]
}

const unreadable = (problem: string): Table => ({ columns: [], lines: [], problems: [problem] })

/** Decodes a file; null where it is not UTF-8, which spreadsheets use only on request. */
export function textOf(bytes: ArrayBuffer | Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Maps a heading to a field by its name or label, to a part of the price table, or to undefined. */
function columnsOf(record: AnyRecord): (heading: string) => string | undefined {
  const names = ['id', 'revision', ...csvFields(record).map(({ name }) => name)]
  const known = new Map(names.flatMap((name) => [[labelOf(name).toLowerCase(), name] as const]))
  for (const name of names) known.set(name, name)
  const hasPrices = priceField(fieldsOf(record)) !== undefined
  return (heading) => {
    const text = heading.trim().toLowerCase()
    return known.get(text) ?? (hasPrices && isPriceColumn(text) ? text : undefined)
  }
}

/** The separator with which the first line has most known columns. */
function separatorOf(text: string, nameOf: (heading: string) => string | undefined): Separator {
  const head = text.slice(0, text.search(/[\r\n]|$/))
  const found = (separator: Separator) =>
    readCsv(head, separator).rows[0]?.filter((cell) => nameOf(cell.text) !== undefined).length ?? 0
  return SEPARATORS.reduce((best, each) => (found(each) > found(best) ? each : best))
}

/**
 * Reads a file from a spreadsheet: separated by comma, semicolon or tab; blank lines and columns are omitted. Unknown columns are
 * a problem of the whole file.
 */
export function readFile(record: AnyRecord, bytes: ArrayBuffer | Uint8Array): Table {
  const text = textOf(bytes)
  if (text === null) return unreadable(messages.notUtf8)
  if (text.includes('\0')) return unreadable(messages.notCsv)
  return readText(record, text)
}

/** {@link readFile} for text. */
export function readText(record: AnyRecord, text: string): Table {
  const nameOf = columnsOf(record)
  const { rows, unclosedRow } = readCsv(text, separatorOf(text, nameOf))
  const [head = [], ...body] = rows.map((row) => row.map((cell) => cell.text))
  if (body.length > LINES) return unreadable(messages.tooLong(LINES))
  const lines = body
    .map((cells, at) => ({ line: at + 2, cells: withoutEmptyEnd(cells) }))
    .filter(({ cells }) => cells.length > 0)
  const columns = withoutEmptyEnd(head).map((heading) => nameOf(heading) ?? heading)
  const unnamed = columns.flatMap((name, at) =>
    name === '' && lines.some(({ cells }) => (cells[at] ?? '') !== '') ? [at + 1] : [],
  )
  const named = columns.filter(Boolean)
  const unknown = named.filter((name) => nameOf(name) === undefined)
  const problems = [
    ...(unclosedRow === null ? [] : [messages.unclosed(unclosedRow + 1)]),
    ...(unknown.length > 0 ? [messages.unknownColumns(unknown)] : []),
    ...unnamed.map(messages.unnamedColumn),
    ...(new Set(named).size < named.length ? [messages.sameColumn] : []),
  ]
  return { columns, lines, problems }
}

function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  let { length } = cells
  while (length > 0 && cells[length - 1]!.trim() === '') length -= 1
  return cells.slice(0, length)
}

/** The ids in a file, whose rows are loaded before it is planned. */
export function idsIn({ columns, lines }: Table): readonly string[] {
  const at = columns.indexOf('id')
  return at < 0 ? [] : [...new Set(lines.map(({ cells }) => readCell(cells[at] ?? '')).filter(Boolean))]
}
