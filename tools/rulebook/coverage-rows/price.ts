import { row, type CoverageRow } from './row.ts'

/** PRICE, TIER. */
export const PRICE_ROWS: readonly CoverageRow[] = [
  row(
    'PRICE-7',
    ['price/plan.ts#planCharges'],
    ['price/charges.test.ts > applies in full on top of an offer’s unit price'],
  ),
  row(
    'PRICE-8',
    ['price/plan.ts#planCharges', 'price/quote.ts#quoteProduct'],
    ['testing/sentences-of-constants.test.ts > variable data multiplies the unit price'],
  ),
  row(
    'PRICE-9',
    ['vectorize/price.ts#vectorizePrice', 'price/plan.ts#planCharges'],
    ['price/charges.test.ts > is vectorizing', 'vectorize/vectorize.test.ts > is the item'],
  ),
  row(
    'PRICE-10',
    ['money/retail.ts#retailFromWholesale'],
    ['testing/sentences-of-constants.test.ts > retail is wholesale divided by 0.6'],
  ),
  row(
    'PRICE-11',
    ['price/quote.ts#quoteProduct'],
    ['testing/sentences-of-validation.test.ts > is skipped when quantity or size is invalid'],
  ),
  row(
    'PRICE-17',
    ['price/plan.ts#planCharges'],
    ['price/charges.test.ts > is the price of the template size, once'],
  ),
  row(
    'PRICE-19',
    ['product/checked.ts#parseProduct', 'product/create-product.ts#createProduct'],
    ['product/malformed.test.ts > is rejected at each field or above it'],
  ),
  row(
    'PRICE-20',
    ['price/quote.ts#quoteProduct'],
    ['price/quote.test.ts > prices nothing else than what it is for'],
  ),
  row(
    'PRICE-21',
    ['price/quote.ts#quoteProduct', 'price/quoted.ts#withProblems', 'signed-quote/offer.ts#offerOf'],
    ['price/quoted.test.ts > has errors or a total, whatever is typed'],
  ),
  row(
    'PRICE-22',
    ['stored/stored.ts#toStored', 'stored/stored.ts#fromStored'],
    ['stored/stored.test.ts > never throws another error, whatever is passed in'],
  ),
  row(
    'PRICE-23',
    ['price/price-at.ts#isBelowZero'],
    ['price/below-zero.properties.test.ts > is never sold, shown or offered below 0'],
  ),
  row(
    'PRICE-24',
    ['errors/argument-error.ts#withArgumentErrors'],
    ['errors/hostile.properties.test.ts > return, or throw a KisscutError with a code'],
  ),
  row(
    'TIER-1',
    ['tiers/tiers-to-show.ts#tiersToShow', 'tiers/tiers-to-show.ts#hasMoreTiers'],
    ['testing/sentences-of-constants.test.ts > shows at most 6 rows, and all with see more'],
  ),
  row(
    'TIER-2',
    ['tiers/tiers-to-show.ts#tiersToShow'],
    ['testing/sentences-of-constants.test.ts > is evenly spaced, with the last row'],
  ),
  row(
    'TIER-3',
    ['tiers/tier-quantities.ts#tierQuantities'],
    ['testing/sentences-of-constants.test.ts > merges tiers below the minimum'],
  ),
  row(
    'TIER-4',
    ['tiers/tiers-to-show.ts#tiersToShow'],
    ['testing/sentences-of-constants.test.ts > is hidden when a single tier is left'],
  ),
  row('TIER-5', ['tiers/tiers-of.ts#tiersOf'], ['tiers/tiers.test.ts > says what a piece saves']),
  row(
    'TIER-6',
    ['tiers/tiers-to-show.ts#tiersToShow'],
    ['tiers/tiers.test.ts > forces the current quantity in'],
  ),
  row(
    'TIER-7',
    ['tiers/tier-quantities.ts#tierQuantities'],
    ['tiers/tiers.test.ts > merges the tiers below'],
  ),
]
