import type { Currency } from '@kisscut/core/product'
import type { CatalogSnapshot } from './catalog-cache.ts'

/** Whether a page was opened in another currency than the viewer's present one; false if it states none. CUR-7. */
export const isOfOtherCurrency = (
  ofPage: Currency | null | undefined,
  { currency }: Pick<CatalogSnapshot, 'currency'>,
): boolean => ofPage != null && ofPage !== '' && ofPage !== currency
