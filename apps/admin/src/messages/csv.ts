/** Texts of CSV files: export, dry run and import. */

export const exportCsv = 'Export CSV'
export const importCsv = 'Import CSV'
export const choose = 'Choose a CSV file'
export const importTitle = (many: string) => `Import: ${many}`
export const intro =
  'A file from “Export CSV”, changed in a spreadsheet. First every change and every problem is shown; nothing is saved until you say so. A line without an id makes a new row.'
export const summary = (changed: number, added: number, wrong: number) =>
  `${changed} to change, ${added} to add, ${wrong} with problems`
export const nothing = 'This file changes nothing.'
export const line = 'Line'
export const row = 'Row'
export const what = 'What happens'
export const newRow = 'new'
export const change = (label: string, from: string, to: string) => `${label}: ${from} → ${to}`
export const empty = 'nothing'
export const save = (rows: number) => (rows === 1 ? 'Save 1 row' : `Save ${rows} rows`)
export const saving = (done: number, rows: number) => `Saved ${done} of ${rows} …`
export const finished = (rows: number) => (rows === 1 ? '1 row saved' : `${rows} rows saved`)
export const failedAt = (line: number, message: string) => `Line ${line}: ${message}`

export const unclosed = 'A quotation mark is never closed.'
export const unknownColumns = (names: readonly string[]) =>
  `These columns are no fields: ${names.join(', ')}.`
export const sameColumn = 'A column occurs twice.'
export const tooLong = (most: number) => `At most ${most} lines at once.`
export const noSuchRow = (id: string) =>
  `There is no row with the id ${id}. Leave the id empty for a new one.`
export const stale = 'Somebody has changed this row since the file was exported.'
export const moreCells = 'This line has more cells than there are columns.'
export const inField = (name: string, problem: string) => `${name}: ${problem}`
