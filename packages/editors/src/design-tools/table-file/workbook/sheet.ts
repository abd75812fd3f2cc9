import { textOfCell, type Look } from './cell-text.ts'
import { isOn, readXml, TooMuchUnpacked, type Attributes } from './parts.ts'
import { textRuns } from './shared-strings.ts'

/** The rows of a sheet as displayed. */
export interface SheetRows {
  readonly rows: readonly (readonly string[])[]
  /** Number of non-empty rows hidden by hand or by a filter. */
  readonly hiddenRows: number
  /** Number of cells in `rows` without a displayed value: formulas without a result, errors, impossible dates. */
  readonly cellsWithoutValue: number
  /** Number of non-empty columns beyond the limit. */
  readonly columnsBeyond: number
}

interface Row {
  readonly number: number
  readonly isHidden: boolean
  /** By column; null for a cell without a displayed value. */
  readonly cells: (string | null)[]
}

/** The first and last row and column of a range, from 1. */
interface Range {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

/** Maximum numbers of columns and of cells: no list of a shop has more. */
const MOST_COLUMNS = 1000
const MOST_CELLS = 5_000_000

/** Reads a sheet. Omits hidden rows unless `withHidden`. Merged cells all have the text of the first. VAR-18. */
export function rowsOfSheet(part: Uint8Array, look: Look, withHidden: boolean): SheetRows {
  const { rows, merged, columnsBeyond } = cellsOf(part, look)
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  if (width * rows.length > MOST_CELLS) throw new TooMuchUnpacked()
  fillMerged(rows, merged, width)
  const shown = rows.filter(({ isHidden }) => withHidden || !isHidden)
  return {
    rows: shown.map(({ cells }) => Array.from(cells, (cell) => cell ?? '')),
    hiddenRows: rows.filter(({ isHidden, cells }) => isHidden && cells.some(Boolean)).length,
    cellsWithoutValue: shown.reduce(
      (sum, { cells }) => sum + cells.filter((cell) => cell === null).length,
      0,
    ),
    columnsBeyond,
  }
}

function cellsOf(
  part: Uint8Array,
  look: Look,
): {
  readonly rows: readonly Row[]
  readonly merged: readonly Range[]
  readonly columnsBeyond: number
} {
  const beyond = new Set<number>()
  const rows: Row[] = []
  const merged: Range[] = []
  const runs = textRuns()
  let [row, cell, column, value, hasFormula, isValue] = [
    null as Row | null,
    {} as Attributes,
    0,
    '',
    false,
    false,
  ]
  const beginCell = (attributes: Attributes) => {
    column = columnOf(attributes['r']) ?? column + 1
    ;[cell, value, hasFormula] = [attributes, '', false]
    runs.taken()
  }
  const endCell = () => {
    if (!row) return
    const kind = cell['t'] ?? 'n'
    const held = kind === 'inlineStr' ? runs.taken() : value
    if (held === '' && (kind !== 'n' || !hasFormula)) return
    if (column > MOST_COLUMNS) return void beyond.add(column)
    row.cells[column - 1] =
      held === '' ? null : textOfCell({ kind, value: held, style: Number(cell['s'] ?? 0) }, look)
  }
  readXml(part, {
    open(element, attributes) {
      if (element === 'row') {
        const { r, hidden } = attributes
        row = { number: Number(r) || (rows.at(-1)?.number ?? 0) + 1, isHidden: isOn(hidden), cells: [] }
        rows.push(row)
        column = 0
      } else if (element === 'c') beginCell(attributes)
      else if (element === 'f') hasFormula = true
      else if (element === 'v') isValue = true
      else if (element === 'mergeCell') {
        const range = rangeOf(attributes['ref'])
        if (range) merged.push(range)
      } else runs.open(element)
    },
    text(text) {
      if (isValue) value += text
      else runs.text(text)
    },
    close(element) {
      if (element === 'v') isValue = false
      else if (element === 'c') endCell()
      else if (element === 'row') row = null
      else runs.close(element)
    },
  })
  return { rows, merged, columnsBeyond: beyond.size }
}

/** Copies the text of the first cell to merged ranges, within existing rows and columns. */
function fillMerged(rows: readonly Row[], merged: readonly Range[], width: number): void {
  const byNumber = new Map(rows.map((row, place) => [row.number, place]))
  // Ranges of a valid sheet don't overlap: together they have at most as many cells as the sheet.
  let left = width * rows.length
  for (const range of merged) {
    const first = byNumber.get(range.top)
    if (first === undefined) continue
    const text = rows[first]!.cells[range.left - 1]
    if (text === undefined || text === '') continue
    const right = Math.min(range.right, width)
    for (let at = first; at < rows.length && rows[at]!.number <= range.bottom; at += 1)
      for (let column = range.left; column <= right; column += 1) {
        if ((left -= 1) < 0) return
        rows[at]!.cells[column - 1] = text
      }
  }
}

/** The column number of an address such as `AB12`, from 1. */
function columnOf(address = ''): number | null {
  const letters = /^[A-Z]+/i.exec(address)?.[0]
  if (!letters) return null
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}

function rangeOf(ref = ''): Range | null {
  const [, from, top, to, bottom] = /^([A-Z]{1,3})(\d+):([A-Z]{1,3})(\d+)$/i.exec(ref) ?? []
  const [left, right] = [columnOf(from), columnOf(to)]
  return left && right ? { top: Number(top), left, bottom: Number(bottom), right } : null
}
