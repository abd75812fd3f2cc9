/** One field as read: quoted fields keep their spaces and may be empty on purpose. */
export interface CsvField {
  readonly text: string
  readonly quoted: boolean
}

export interface CsvText {
  readonly rows: readonly (readonly CsvField[])[]
  /** A quoted field ran to the end of the text without its closing quotation mark. */
  readonly unclosed: boolean
}

export const SEPARATORS = [',', ';', '\t'] as const
export type Separator = (typeof SEPARATORS)[number]

/**
 * Reads comma separated text by RFC 4180: fields may be quoted, a quotation mark inside is doubled, quoted fields may
 * hold separators and line breaks. Spaces around plain fields are dropped; a mark in the middle of one stays what it is
 * (`5" pipe`). A line break at the very end makes no further row. Time is linear in the text's length.
 */
export function readCsv(text: string, separator: Separator = ','): CsvText {
  const rows: CsvField[][] = []
  let row: CsvField[] = []
  let unclosed = false
  let at = text.startsWith('\uFEFF') ? 1 : 0
  while (at < text.length) {
    const field = text[skipBlanks(text, at, separator)] === '"' ? readQuoted : readPlain
    const { read, end, open } = field(text, at, separator)
    row.push(read)
    unclosed ||= open
    at = end + 1
    if (text[end] === separator && at < text.length) continue
    if (text[end] === separator) row.push({ text: '', quoted: false })
    if (text.startsWith('\r\n', end)) at += 1
    rows.push(row)
    row = []
  }
  return { rows, unclosed }
}

interface FieldRead {
  readonly read: CsvField
  /** Where the separator, the line break or the end of the text stands. */
  readonly end: number
  readonly open: boolean
}

function readPlain(text: string, start: number, separator: Separator): FieldRead {
  const end = endOfField(text, start, separator)
  return { read: { text: text.slice(start, end).trim(), quoted: false }, end, open: false }
}

function readQuoted(text: string, start: number, separator: Separator): FieldRead {
  const opening = text.indexOf('"', start) + 1
  const closing = closingMark(text, opening)
  if (closing === -1) {
    const rest = text.slice(opening).replaceAll('""', '"')
    return { read: { text: rest, quoted: true }, end: text.length, open: true }
  }
  const end = endOfField(text, closing + 1, separator)
  const after = text.slice(closing + 1, end).trimEnd()
  const inside = text.slice(opening, closing).replaceAll('""', '"')
  return { read: { text: inside + after, quoted: true }, end, open: false }
}

/** The first quotation mark that isn't one of a doubled pair; -1 when there is none. */
function closingMark(text: string, from: number): number {
  let mark = text.indexOf('"', from)
  while (mark !== -1 && text[mark + 1] === '"') mark = text.indexOf('"', mark + 2)
  return mark
}

const ENDS: Readonly<Record<Separator, RegExp>> = { ',': /[,\r\n]/g, ';': /[;\r\n]/g, '\t': /[\t\r\n]/g }

function endOfField(text: string, from: number, separator: Separator): number {
  const end = ENDS[separator]
  end.lastIndex = from
  return end.exec(text)?.index ?? text.length
}

function skipBlanks(text: string, from: number, separator: Separator): number {
  let at = from
  while (text[at] === ' ' || (text[at] === '\t' && separator !== '\t')) at += 1
  return at
}
