/** Texts of CSV files: export, dry run and import. */

const figure = (count: number) => count.toLocaleString('en-US')
const rowsOf = (count: number) => (count === 1 ? '1 row' : `${figure(count)} rows`)
const linesOf = (count: number) => (count === 1 ? '1 line' : `${figure(count)} lines`)

export const exportCsv = 'Export CSV'
export const importCsv = 'Import CSV'
export const choose = 'Choose a CSV file'
export const importTitle = (many: string) => `Import: ${many}`
export const intro =
  'A file from a spreadsheet, saved as CSV: one of your own, or one from “Export CSV” that you have changed. First every change and every problem is shown; nothing is saved until you say so. A line without an id makes a new row.'
export const pricesIntro =
  'Prices stand in columns headed by their quantity: 1, 10, 100 and so on. What is billed at least, in square inches, stands under “minimum”. Prices per piece have “unit” under “basis”. A second row of prices, for large areas, stands under “area 2: from”, “area 2: 1” and so on.'
export const example = 'Download an example'
export const columns = 'Download a file with all columns'
export const summary = (changed: number, added: number, wrong: number) =>
  `${figure(changed)} to change, ${figure(added)} to add, ${figure(wrong)} with problems`
export const nothing = 'This file changes nothing.'
export const line = 'Line'
export const row = 'Row'
export const what = 'What happens'
export const newRow = 'new'
export const change = (label: string, from: string, to: string) => `${label}: ${from} → ${to}`
export const empty = 'nothing'

export const save = (rows: number) => `Save ${rowsOf(rows)}`
export const leftOut = (lines: number) =>
  lines === 1
    ? 'The line with problems is left out.'
    : `The ${figure(lines)} lines with problems are left out.`
export const problems = 'Problems'
export const inLines = (named: readonly number[], lines: number) =>
  lines === 1
    ? `Line ${named[0]!}`
    : `${linesOf(lines)}: ${named.join(', ')}${lines > named.length ? ', …' : ''}`
export const moreProblems = (count: number) => `${figure(count)} more problems are not listed.`
export const shown = (some: number, all: number) => `The first ${figure(some)} of ${figure(all)} are shown.`

export const reading = (done: number, rows: number) =>
  rows === 0 ? 'Reading the file' : `Reading the file: ${figure(done)} of ${figure(rows)}`
export const saving = (done: number, rows: number) => `Saving: ${figure(done)} of ${rowsOf(rows)}`
export const percent = (done: number) => `${done} percent`
export const stop = 'Stop'
export const stopping = 'Stopping'
export const stayHere = 'Leave this page open until it ends. What is saved stays saved.'

export const finished = (rows: number) => `${rowsOf(rows)} saved`
export const rejected = (rows: number) => `${rowsOf(rows)} not saved:`
export const unsent = (lines: number) =>
  `${linesOf(lines)} not sent, and nothing of them saved. Import the same file again to go on: leave out the new rows that are saved.`
export const unknown = (first: number, last: number) =>
  `Nobody answered for the lines ${first} to ${last}: look whether they are saved before you import them again.`
export const failedAt = (line: number, message: string) => `Line ${line}: ${message}`

export const unclosed = (row: number) => `A quotation mark in row ${row} is never closed.`
export const unknownColumns = (names: readonly string[]) =>
  `These columns are no fields: ${names.join(', ')}.`
export const sameColumn = 'A column occurs twice.'
export const tooLong = (most: number) => `At most ${figure(most)} lines at once.`
export const noSuchRow = (id: string) =>
  `There is no row with the id ${id}. Leave the id empty for a new one.`
export const stale = 'Somebody has changed this row since the file was exported.'
export const unnamedColumn = (number: number) => `Column ${number} has no name.`
export const tooLarge = (megabytes: number) => `The file is larger than ${megabytes} MB.`
export const notUtf8 =
  'The file is not in UTF-8. In the spreadsheet, save it as “CSV UTF-8”, then choose it again.'
export const notCsv = 'This is no CSV file.'
export const sameId = (id: string, line: number) => `The id ${id} is in line ${line} already.`
export const moreCells = 'This line has more cells than there are columns.'
export const noAmount = 'There is no amount.'
export const notAnAmount = (text: string) => `${text} is no amount, such as 0.60.`
export const inField = (name: string, problem: string) => `${name}: ${problem}`
/** The shop's message about a field, or about the whole row. */
export const ofField = (name: string, problem: string) =>
  name === 'general' ? problem : inField(name, problem)

export const failedFormula = 'A formula of the spreadsheet has failed here.'
export const decimalComma = 'Decimals are written with a point, as in 2.5.'
export const date = 'The spreadsheet may have made a date of it.'
export const formula = 'Formulas are not calculated: copy their values.'

/** Example files by record: the columns an owner fills in first, with two sample lines. */
export const EXAMPLES: Readonly<Record<string, string>> = {
  template_material: [
    'name,material_name,minimum,1,10,50,100,500,1000',
    'White vinyl,WV-1,4,0.60,0.38,0.19,0.13,0.0675,0.05',
    'Clear vinyl,CV-1,4,0.69,0.437,0.2185,0.1495,0.0776,0.0575',
    '',
  ].join('\r\n'),
}
