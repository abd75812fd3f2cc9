/** One field as read: quoted fields keep their spaces and may be empty on purpose. */
export interface CsvField {
  readonly text: string
  readonly quoted: boolean
}

/** A parsed CSV file. */
export interface CsvText {
  readonly rows: readonly (readonly CsvField[])[]
  /** The first row with an unclosed quotation mark, counted from 0; null if there is none. */
  readonly unclosedRow: number | null
}

/** Possible field separators of a CSV file. */
export const SEPARATORS = [',', ';', '\t'] as const
/** One of {@link SEPARATORS}. */
export type Separator = (typeof SEPARATORS)[number]

/**
 * Reads comma-separated text by RFC 4180: fields may be quoted, a quotation mark inside is doubled, quoted fields may contain
 * separators and line breaks. Spaces around plain fields are dropped. A mark in the middle of a field is literal (`5" pipe`), and
 * so is an unclosed one. A line break at the very end adds no row. Takes linear time. Without a separator (null), each line is
 * one field.
 */
export function readCsv(text: string, separator: Separator | null = ','): CsvText {
  const rows: CsvField[][] = []
  let row: CsvField[] = []
  let unclosedRow: number | null = null
  let at = text.startsWith('\uFEFF') ? 1 : 0
  while (at < text.length) {
    const field = text[skipBlanks(text, at, separator)] === '"' ? readQuoted : readPlain
    const { read, end, open } = field(text, at, separator)
    row.push(read)
    if (open) unclosedRow ??= rows.length
    at = end + 1
    const isSeparated = text[end] === separator
    if (isSeparated && at < text.length) continue
    if (isSeparated) row.push({ text: '', quoted: false })
    if (text.startsWith('\r\n', end)) at += 1
    rows.push(row)
    row = []
  }
  return { rows, unclosedRow }
}

interface FieldRead {
  readonly read: CsvField
  /** Index of the next separator, line break or end of text. */
  readonly end: number
  readonly open: boolean
}

function readPlain(text: string, start: number, separator: Separator | null): FieldRead {
  const end = endOfField(text, start, separator)
  return { read: { text: text.slice(start, end).trim(), quoted: false }, end, open: false }
}

function readQuoted(text: string, start: number, separator: Separator | null): FieldRead {
  const opening = text.indexOf('"', start) + 1
  const closing = closingMark(text, opening)
  if (closing === -1) return { ...readPlain(text, start, separator), open: true }
  const end = endOfField(text, closing + 1, separator)
  const after = text.slice(closing + 1, end).trimEnd()
  const inside = text.slice(opening, closing).replaceAll('""', '"')
  return { read: { text: inside + after, quoted: true }, end, open: false }
}

/** The first quotation mark that isn't part of a doubled pair; -1 if there is none. */
function closingMark(text: string, from: number): number {
  let mark = text.indexOf('"', from)
  while (mark !== -1 && text[mark + 1] === '"') mark = text.indexOf('"', mark + 2)
  return mark
}

const ENDS: Readonly<Record<Separator, RegExp>> = { ',': /[,\r\n]/g, ';': /[;\r\n]/g, '\t': /[\t\r\n]/g }
const END_OF_LINE = /[\r\n]/g

function endOfField(text: string, from: number, separator: Separator | null): number {
  const end = separator === null ? END_OF_LINE : ENDS[separator]
  end.lastIndex = from
  return end.exec(text)?.index ?? text.length
}

function skipBlanks(text: string, from: number, separator: Separator | null): number {
  let at = from
  while (text[at] === ' ' || (text[at] === '\t' && separator !== '\t')) at += 1
  return at
}
