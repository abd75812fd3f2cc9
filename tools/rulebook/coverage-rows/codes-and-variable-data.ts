import { row, type CoverageRow } from './row.ts'

/** CODE, VAR. */
export const CODES_AND_VARIABLE_DATA_ROWS: readonly CoverageRow[] = [
  row(
    'CODE-1',
    ['codes/types.ts#codeTypeCode', 'codes/types.ts#codeTypeOf'],
    ['codes/codes.test.ts > are QR 0 and bar 1'],
  ),
  row(
    'CODE-2',
    ['codes/types.ts#BARCODE_TYPES', 'codes/barcode.ts#readBarcode'],
    ['codes/codes.test.ts > gets its check digit when it is missing'],
  ),
  row(
    'CODE-3',
    ['codes/types.ts#QR_TYPES', 'codes/qr.ts#readQr'],
    ['codes/qr.test.ts > for a website says its address'],
  ),
  row(
    'CODE-5',
    ['codes/smallest-size.ts#smallestQrSize', 'codes/smallest-size.ts#smallestBarcodeSize'],
    ['codes/codes.test.ts > is held against the size drawn'],
  ),
  row('CODE-6', ['codes/barcode.ts#readBarcode'], ['codes/codes.test.ts > has its check digit verified']),
  row(
    'VAR-1',
    ['variable-data/variation.ts#TEXT_SYMBOLS'],
    ['variable-data/variable-data.properties.test.ts > never leave a range behind in a list'],
  ),
  row(
    'VAR-2',
    ['variable-data/range.ts#readNumberRange'],
    ['variable-data/variable-data.test.ts > requires numbers in both bounds, as many in one as in the other'],
  ),
  row(
    'VAR-3',
    ['variable-data/range.ts#readNumberRange', 'variable-data/distance.ts#distanceBetween'],
    [
      'variable-data/variable-data.test.ts > is as long as the largest difference between paired numbers plus 1',
      'variable-data/variable-data.properties.test.ts > are always as long downwards as upwards',
    ],
  ),
  row(
    'VAR-4',
    ['variable-data/range.ts#readNumberRange'],
    [
      'variable-data/variable-data.test.ts > keeps zero padding',
      'variable-data/variable-data.test.ts > counts down if it descends',
    ],
  ),
  row(
    'VAR-5',
    ['variable-data/quantity.ts#quantityFromVariableData'],
    ['variable-data/variable-data.test.ts > is the length of the range or list'],
  ),
  row(
    'VAR-6',
    ['variable-data/symbol.ts#switchSymbol'],
    ['variable-data/variable-data.test.ts > to a list moves the range start into the text'],
  ),
  row(
    'VAR-7',
    ['variable-data/symbol.ts#switchSymbol', 'variable-data/limits.ts#NUMBER_RANGE_TEXT'],
    ['variable-data/variable-data.test.ts > to a range moves the text into the range start'],
  ),
  row(
    'VAR-8',
    ['variable-data/table.ts#removeBlankRows'],
    ['variable-data/csv.test.ts > can lose its entirely blank rows'],
  ),
  row(
    'VAR-9',
    ['variable-data/symbol.ts#usesStackedLayout'],
    ['variable-data/variable-data.test.ts > is stacked if a bound exceeds 20 characters'],
  ),
  row(
    'VAR-10',
    ['variable-data/equal-lengths.ts#equalLengthProblems'],
    ['variable-data/variable-data.test.ts > must have the same length; the problem names both'],
  ),
  row(
    'VAR-11',
    ['variable-data/table.ts#recordsOfColumn', 'variable-data/list.ts#readList'],
    ['variable-data/csv.test.ts > gives a column by its name', 'variable-data/csv.test.ts > keeps commas'],
  ),
  row(
    'VAR-12',
    ['variable-data/list.ts#duplicateProblems'],
    ['variable-data/variable-data.test.ts > reports errors in a list'],
  ),
  row(
    'VAR-13',
    ['variable-data/limits.ts#MAXIMUM_RECORDS'],
    ['variable-data/variable-data.test.ts > is at most 100,000'],
  ),
  row(
    'VAR-14',
    ['variable-data/printable.ts#printableProblems'],
    [
      'variable-data/variable-data.test.ts > is an error that names it, in a list and around the numbers of a range',
    ],
  ),
  row(
    'VAR-15',
    ['variable-data/symbol.ts#isListed', 'variable-data/list.ts#listText'],
    [
      'variable-data/records-of-text.test.ts > are a column of a file once one is chosen',
      'variable-data/variable-data.properties.test.ts > are always read back as the column they were',
    ],
  ),
  row(
    'VAR-16',
    ['artwork/measure/records.ts#recordFindings', 'artwork/design-scene/fit-text.ts#fittedText'],
    ['artwork/design-scene/fit-text.test.ts > makes room for the widest record within the limit'],
  ),
  row(
    'VAR-17',
    ['variable-data/table.ts#readTable'],
    [
      'variable-data/csv.test.ts > of one column keeps the commas of its values',
      'variable-data/csv.test.ts > follows the separator that a spreadsheet states',
      'variable-data/csv.test.ts > says what of it is in no column',
    ],
  ),
  row(
    'VAR-18',
    ['editors/design-tools/table-file/workbook/cell-text.ts#textOfCell'],
    ['editors/design-tools/table-file/workbook/read-workbook.test.ts > has leading zeros'],
  ),
]
