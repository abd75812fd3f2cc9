import { fieldsOf, type AnyRecord, type DeclaredField } from '@kisscut/records'
import { defaultOf, isNullable, labelOf, problemOf } from '../records/fields.ts'
import * as messages from '../messages/csv.ts'
import { hintOf } from './hints.ts'
import { priceField, readPrices } from './price-columns.ts'
import type { Line, Table } from './table.ts'
import { cellOf, csvFields, readCell } from './write.ts'

type Row = Readonly<Record<string, unknown>>

/** The effect of one line of a file. */
export interface PlannedRow {
  readonly line: number
  /** Null for a new row. */
  readonly id: string | null
  readonly revision: number | undefined
  readonly changes: readonly { readonly name: string; readonly from: string; readonly to: string }[]
  readonly body: Row
  readonly problems: readonly string[]
}

/** Parses a cell as the value of its field. */
function valueOf(field: DeclaredField, cell: string): unknown {
  const text = readCell(cell)
  switch (field.meta.kind) {
    case 'flag':
      return /^(?:true|false)$/i.test(text) ? text.toLowerCase() === 'true' : text
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

/** A column of the file for a field. */
interface Column {
  readonly field: DeclaredField
  readonly at: number
}

/**
 * Plans an import: every change and every problem; nothing is saved. Returns a function that plans one line, to be called in the
 * order of the file. `rows` are the stored rows with its ids. ADMIN-10.
 */
export function planOf(
  record: AnyRecord,
  { columns: head }: Pick<Table, 'columns'>,
  rows: readonly Row[],
): (line: Line) => PlannedRow {
  const fields = csvFields(record)
  const columns = fields.flatMap((field): Column[] => {
    const at = head.indexOf(field.name)
    return at < 0 ? [] : [{ field, at }]
  })
  const [idAt, revisionAt] = [head.indexOf('id'), head.indexOf('revision')]
  const prices = priceField(fieldsOf(record))
  const pricesOf = prices === undefined ? () => undefined : readPrices(prices, head)
  const stored = new Map(rows.map((row) => [String(row['id']), row]))
  const lineOfId = new Map<string, number>()
  /** Problems of a new row with missing cells, by field. */
  const missing = new Map(
    fields.map((field) => {
      const problem = problemOf(field, defaultOf(field))
      return [field.name, problem === undefined ? null : messages.inField(labelOf(field.name), problem)]
    }),
  )

  return ({ line, cells }) => {
    const id = readCell(cells[idAt] ?? '')
    const before = stored.get(id)
    const earlier = lineOfId.get(id)
    if (id !== '' && earlier === undefined) lineOfId.set(id, line)
    const changed = columns.flatMap(({ field, at }) => {
      const value = tidy(field, valueOf(field, cells[at] ?? ''))
      const isChange =
        before === undefined
          ? cellOf(value) !== ''
          : JSON.stringify(value) !== JSON.stringify(before[field.name] ?? null)
      return isChange ? [{ field, value, cell: cells[at] ?? '' }] : []
    })
    const table = pricesOf(cells, before)
    const revision = before === undefined ? undefined : Number(before['revision'])
    const statedRevision = readCell(cells[revisionAt] ?? '')
    const names = new Set(changed.map(({ field }) => field.name))
    const problems = [
      ...(id !== '' && before === undefined ? [messages.noSuchRow(id)] : []),
      ...(id !== '' && earlier !== undefined ? [messages.sameId(id, earlier)] : []),
      ...(before !== undefined && statedRevision !== '' && statedRevision !== String(revision)
        ? [messages.stale]
        : []),
      ...(cells.length > head.length ? [messages.moreCells] : []),
      ...changed.flatMap(({ field, value, cell }) => problemsOf(field, value, cell)),
      ...(table?.problems ?? []),
      ...(before === undefined
        ? [...missing].flatMap(([name, problem]) => (problem === null || names.has(name) ? [] : [problem]))
        : []),
    ]
    return {
      line,
      id: before === undefined ? null : id,
      revision,
      changes: [
        ...changed.map(({ field, value }) => ({
          name: field.name,
          from: cellOf(before?.[field.name]),
          to: cellOf(value),
        })),
        ...(table === undefined ? [] : [{ name: table.name, from: table.from, to: table.to }]),
      ],
      body: Object.fromEntries([
        ...changed.map(({ field, value }) => [field.name, value] as const),
        ...(table === undefined ? [] : [[table.name, table.value] as const]),
      ]),
      problems,
    }
  }
}

function problemsOf(field: DeclaredField, value: unknown, cell: string): readonly string[] {
  const problem = problemOf(field, value)
  const hint = hintOf(cell, problem !== undefined)
  if (problem === undefined && hint === null) return []
  return [messages.inField(labelOf(field.name), [problem, hint].filter(Boolean).join(' '))]
}

/** Distinct problems with their lines, the most frequent first. */
export function problemsByLine(
  rows: readonly Pick<PlannedRow, 'line' | 'problems'>[],
): readonly { readonly problem: string; readonly lines: readonly number[] }[] {
  const found = new Map<string, number[]>()
  for (const { line, problems } of rows)
    for (const problem of problems) {
      const lines = found.get(problem)
      if (lines === undefined) found.set(problem, [line])
      else lines.push(line)
    }
  return [...found]
    .map(([problem, lines]) => ({ problem, lines }))
    .toSorted((a, b) => b.lines.length - a.lines.length)
}
