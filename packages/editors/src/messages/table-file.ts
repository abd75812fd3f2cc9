export const chooseTable = 'Choose a file'
export const chooseAnother = 'Choose another file'
export const tableHint = 'CSV or XLSX, at most 10 MB. Its first row names the columns.'
export const readingTable = 'Reading your file…'
export const column = 'Column'
export const chooseColumn = 'Choose a column'
export const columnStep = 'column'
/** The source of a text's or code's values. */
export const columnOf = (name: string, file: string) => `“${name}” of ${file}`
export const blankRows = (count: number) =>
  count === 1 ? '1 blank row was left out.' : `${count.toLocaleString('en-US')} blank rows were left out.`

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${many}`
/** Notices about parts of a file that are not in its table. */
export const unclosedQuote = (row: number) =>
  `Row ${row.toLocaleString('en-US')} has a quotation mark that is never closed. Please check the rows below it.`
export const longRows = (count: number) =>
  `${counted(count, 'row has', 'rows have')} more fields than there are columns. The fields beyond the last column are not used.`
export const cellsWithoutValue = (count: number) =>
  `${counted(count, 'cell shows', 'cells show')} an error or no result, and ${count === 1 ? 'is' : 'are'} left blank.`
export const columnsBeyond = (count: number) =>
  `${counted(count, 'column', 'columns')} beyond the 1,000th ${count === 1 ? 'is' : 'are'} not used.`
export const hiddenRows = (count: number) =>
  `${counted(count, 'hidden row was', 'hidden rows were')} left out.`

/** Labels of the reading settings. */
export const sheet = 'Sheet'
export const withHiddenRows = (count: number) => `Include ${counted(count, 'hidden row', 'hidden rows')}`
export const separator = 'Separator'
export const separators = { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab', none: 'None: one column' } as const
export const encoding = 'Encoding'
export const encodings = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 (big-endian)',
  macintosh: 'Mac OS Roman',
} as const

/** Reasons for rejecting a file. */
export const tableTooLarge = 'This file is larger than 10 MB. Please split it.'
export const tableUnpacksTooLarge =
  'There is too much in this file to be read here. Please save the sheet as CSV.'
export const oldWorkbook = 'This is a workbook of an old kind. Please save it as XLSX or CSV.'
export const lockedWorkbook = 'This workbook is protected by a password. Please save a copy without it.'
export const openDocument = 'This is an OpenDocument file. Please save it as XLSX or CSV.'
export const notRead = 'Your file couldn’t be read. Please choose it once more.'
export const notATable = 'This isn’t a CSV or XLSX file. Please save your list as one of them.'
export const brokenWorkbook = 'This workbook can’t be read. Please save the sheet as CSV.'
export const noColumns = 'The first row of this file names no columns.'
