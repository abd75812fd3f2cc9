import { cornersOffered, type Configuration } from '@kisscut/core/configuration'
import type { ProductData } from '@kisscut/core/product'
import { chargeInWords } from './charge.ts'

/** The charge for rounded corners where they are sold as an option: `+ $0.03 each`; empty where they are free. OPT-17. */
export function cornersCharge(
  product: ProductData,
  configuration: Configuration,
  currency: string,
  locale: string,
): string {
  const offered = cornersOffered(product, configuration)
  const { quantity } = configuration
  return offered ? chargeInWords(offered.set, offered.option, Number(quantity), currency, locale) : ''
}
