import { readCsv } from '@kisscut/core/variable-data'
import type { AnyRecord, DeclaredField } from '@kisscut/records'
import { defaultOf, isNullable, problemOf } from '../records/fields.ts'
import * as messages from '../messages/csv.ts'
import { cellOf, csvFields, readCell } from './write.ts'

type Row = Readonly<Record<string, unknown>>

/** What one line of a file would do. */
export interface PlannedRow {
  /** Of the file, from 2: the first one has the names. */
  readonly line: number
  /** Null: a new row. */
  readonly id: string | null
  readonly revision: number | undefined
  readonly changes: readonly { readonly name: string; readonly from: string; readonly to: string }[]
  readonly body: Row
  readonly problems: readonly string[]
}

export interface Plan {
  readonly rows: readonly PlannedRow[]
  /** What is wrong with the file as a whole; nothing of it is saved. */
  readonly problems: readonly string[]
}

/** Most lines of one file. */
export const LINES = 2000

/** The text of a cell as the value of its field. */
function valueOf(field: DeclaredField, cell: string): unknown {
  const text = readCell(cell)
  switch (field.meta.kind) {
    case 'flag':
      return text === 'true' ? true : text === 'false' ? false : text
    case 'integer':
    case 'code':
      return text === '' ? null : /^-?\d{1,10}$/.test(text) ? Number(text) : text
    case 'links':
    case 'mentions':
      return text.split(/\s+/).filter(Boolean)
    default:
      return text === '' && isNullable(field) ? null : text
  }
}

const tidy = (field: DeclaredField, value: unknown): unknown =>
  value === null && !isNullable(field) ? (defaultOf(field) ?? value) : value

/** The ids of a file, whose rows are read before it is planned. */
export function idsIn(text: string): readonly string[] {
  const [head = [], ...lines] = readCsv(text).rows
  const at = head.findIndex(({ text: name }) => name === 'id')
  return at < 0 ? [] : [...new Set(lines.map((line) => readCell(line[at]?.text ?? '')).filter(Boolean))]
}

/**
 * What a file would change, line by line, and every problem of it; nothing is saved. `rows` are the stored rows its ids name.
 * Columns of the file that are no field are a problem of the whole. ADMIN-10.
 */
export function planImport(record: AnyRecord, text: string, rows: readonly Row[]): Plan {
  const { rows: lines, unclosed } = readCsv(text)
  const [head = [], ...body] = lines.map((line) => line.map((field) => field.text))
  const fields = new Map(csvFields(record).map((field) => [field.name, field]))
  const unknown = head.filter((name) => name !== 'id' && name !== 'revision' && !fields.has(name))
  const problems = [
    ...(unclosed ? [messages.unclosed] : []),
    ...(unknown.length > 0 ? [messages.unknownColumns(unknown)] : []),
    ...(new Set(head).size < head.length ? [messages.sameColumn] : []),
    ...(body.length > LINES ? [messages.tooLong(LINES)] : []),
  ]
  if (problems.length > 0) return { rows: [], problems }
  const stored = new Map(rows.map((row) => [String(row['id']), row]))
  const filled = body.map((cells, at) => ({ cells, line: at + 2 })).filter(({ cells }) => cells.some(Boolean))
  return {
    rows: filled.map(({ cells, line }) => planRow(record, fields, head, cells, line, stored)),
    problems,
  }
}

function planRow(
  record: AnyRecord,
  fields: ReadonlyMap<string, DeclaredField>,
  head: readonly string[],
  cells: readonly string[],
  line: number,
  stored: ReadonlyMap<string, Row>,
): PlannedRow {
  const cell = (name: string) => readCell(cells[head.indexOf(name)] ?? '')
  const id = head.includes('id') ? cell('id') : ''
  const before = stored.get(id)
  const stated = [...fields.values()].filter(({ name }) => head.includes(name))
  const values = stated.map((field) => ({
    field,
    value: tidy(field, valueOf(field, cells[head.indexOf(field.name)] ?? '')),
  }))
  const changed = values.filter(({ field, value }) =>
    before === undefined
      ? cellOf(value) !== ''
      : JSON.stringify(value) !== JSON.stringify(before[field.name] ?? null),
  )
  const revision = before === undefined ? undefined : Number(before['revision'])
  const isStale = before !== undefined && cell('revision') !== '' && cell('revision') !== String(revision)
  const missing =
    before === undefined
      ? csvFields(record).filter(({ name }) => !changed.some(({ field }) => field.name === name))
      : []
  const problems = [
    ...(id !== '' && before === undefined ? [messages.noSuchRow(id)] : []),
    ...(isStale ? [messages.stale] : []),
    ...(cells.length > head.length ? [messages.moreCells] : []),
    ...changed.flatMap(({ field, value }) => {
      const problem = problemOf(field, value)
      return problem === undefined ? [] : [messages.inField(field.name, problem)]
    }),
    ...missing.flatMap((field) => {
      const problem = problemOf(field, defaultOf(field))
      return problem === undefined ? [] : [messages.inField(field.name, problem)]
    }),
  ]
  return {
    line,
    id: before === undefined ? null : id,
    revision,
    changes: changed.map(({ field, value }) => ({
      name: field.name,
      from: cellOf(before?.[field.name]),
      to: cellOf(value),
    })),
    body: Object.fromEntries(changed.map(({ field, value }) => [field.name, value])),
    problems,
  }
}
