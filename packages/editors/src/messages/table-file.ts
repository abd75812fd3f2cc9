export const chooseTable = 'Choose a file'
export const chooseAnother = 'Choose another file'
export const tableHint = 'CSV or XLSX, at most 10 MB. Its first row names the columns.'
export const readingTable = 'Reading your file…'
export const column = 'Column'
export const chooseColumn = 'Choose a column'
export const columnStep = 'column'
/** What a text or a code is printed from. */
export const columnOf = (name: string, file: string) => `“${name}” of ${file}`
export const blankRows = (count: number) =>
  count === 1 ? '1 blank row was left out.' : `${count.toLocaleString('en-US')} blank rows were left out.`

/** Why nothing is taken from a file. */
export const tableTooLarge = 'This file is larger than 10 MB. Please split it.'
export const tableUnpacksTooLarge =
  'There is too much in this file to be read here. Please save the sheet as CSV.'
export const oldWorkbook = 'This is a workbook of an old kind. Please save it as XLSX or CSV.'
export const notRead = 'Your file couldn’t be read. Please choose it once more.'
export const notATable = 'This isn’t a CSV or XLSX file. Please save your list as one of them.'
export const brokenWorkbook = 'This workbook can’t be read. Please save the sheet as CSV.'
export const noColumns = 'The first row of this file names no columns.'
