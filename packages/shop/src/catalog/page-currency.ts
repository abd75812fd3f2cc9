import type { Currency } from '@kisscut/core/product'
import type { CatalogSnapshot } from './catalog-cache.ts'

/** Whether a page was opened in another currency than its viewer has by now; one that states none was not. CUR-7. */
export const isOfOtherCurrency = (
  ofPage: Currency | null | undefined,
  { currency }: Pick<CatalogSnapshot, 'currency'>,
): boolean => ofPage != null && ofPage !== '' && ofPage !== currency
