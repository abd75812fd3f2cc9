import type { DecimalString } from '@kisscut/core/product'
import type { SettingsRow } from '@kisscut/records'

/** The tax that all prices of a shop include. CUR-9. */
export interface IncludedTax {
  /** `VAT`. */
  readonly name: string
  /** In percent: `19`. */
  readonly rate: DecimalString
}

/** The tax included in prices; null if prices don't state tax. */
export const includedTaxOf = ({
  tax_name: name,
  tax_rate: rate,
}: Pick<SettingsRow, 'tax_name' | 'tax_rate'>): IncludedTax | null =>
  Number(rate) > 0 ? { name, rate } : null
