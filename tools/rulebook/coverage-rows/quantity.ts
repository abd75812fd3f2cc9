import { row, type CoverageRow } from './row.ts'

/** QTY, STOCK. */
export const QUANTITY_ROWS: readonly CoverageRow[] = [
  row(
    'QTY-1',
    ['quantity/parse-quantity.ts#parseQuantity', 'quantity/problems.ts#quantityProblems'],
    [
      'quantity/quantity.test.ts > is required and a whole number',
      'testing/sentences-of-validation.test.ts > is required, at least 1 and a whole number',
    ],
  ),
  row(
    'QTY-2',
    ['quantity/problems.ts#quantityProblems'],
    ['testing/sentences-of-validation.test.ts > below the minimum is reported'],
  ),
  row(
    'QTY-3',
    ['quantity/minimum.ts#raisedToMinimum'],
    ['testing/sentences-of-validation.test.ts > below the minimum is reported'],
  ),
  row(
    'QTY-4',
    [
      'quantity/minimum.ts#defaultQuantityOf',
      'product/default-configuration.ts#defaultConfiguration',
      'quantity/minimum.ts#minimumOfProduct',
      'quantity/limits.ts#FALLBACK_QUANTITY',
    ],
    [
      'quantity/quantity.test.ts > defaults to an allowed quantity at or above the minimum',
      'product/product.test.ts > are the defaults of the product',
      'testing/sentences-of-validation.test.ts > a missing minimum or default becomes 1',
    ],
  ),
  row(
    'QTY-5',
    ['shop/catalog/comma-list.ts#quantitiesOf', 'quantity/allowed.ts#isAllowedQuantity'],
    [
      'shop/catalog/catalog.test.ts > is read in ascending order',
      'quantity/quantity.test.ts > is allowed when in the list or a multiple of the first',
      'testing/sentences-of-validation.test.ts > allowed quantities are those of the list',
    ],
  ),
  row(
    'QTY-6',
    ['quantity/problems.ts#quantityProblems'],
    ['testing/sentences-of-validation.test.ts > comes with the quantity limits of the material'],
  ),
  row(
    'QTY-7',
    ['quantity/allowed.ts#isAllowedQuantity'],
    ['quantity/quantity.properties.test.ts > never passes outside the list'],
  ),
  row(
    'QTY-8',
    ['quantity/defined.ts#definedQuantityOf', 'quantity/defined.ts#withDefinedQuantity'],
    [
      'quantity/quantity.test.ts > applies without being typed, whatever the minimum',
      'quantity/quantity.test.ts > can’t be changed by typing',
    ],
  ),
  row(
    'QTY-9',
    ['price/quote.ts#quoteProduct'],
    ['price/quote.test.ts > raise the quantity to the minimum and say so'],
  ),
  row(
    'QTY-10',
    ['quantity/parse-quantity.ts#parseQuantity'],
    ['quantity/quantity.test.ts > has an upper bound'],
  ),
  row(
    'QTY-11',
    ['quantity/parse-quantity.ts#parseQuantity'],
    ['quantity/quantity.test.ts > is rejected with a question if it could be one or a thousand'],
  ),
  row(
    'STOCK-1',
    ['stock/problems.ts#stockProblems'],
    ['testing/sentences-of-validation.test.ts > speaks in the shared flow'],
  ),
  row(
    'STOCK-2',
    ['stock/problems.ts#stockProblems'],
    [
      'stock/stock.test.ts > never stops what is in stock',
      'testing/sentences-of-validation.test.ts > speaks in the shared flow',
    ],
  ),
  row(
    'STOCK-3',
    ['stock/problems.ts#blocksAdding'],
    ['testing/sentences-of-validation.test.ts > disables the add action when out'],
  ),
  row(
    'STOCK-4',
    ['stock/problems.ts#stockProblems'],
    ['testing/sentences-of-validation.test.ts > speaks in the custom and clipart flow'],
  ),
  row(
    'STOCK-5',
    ['stock/problems.ts#stockProblems'],
    ['stock/stock.properties.test.ts > never mixes the texts of the two flows'],
  ),
]
