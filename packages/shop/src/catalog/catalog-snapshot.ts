import type { Currency } from '@kisscut/core/product'
import type { PrintRules } from '@kisscut/core/print-rules'
import type { Calendar } from '@kisscut/core/production'
import type { SettingsRow } from '@kisscut/records'
import type { Viewer } from '../accounts/viewer.ts'
import type { LengthsFor } from '../lengths/index.ts'
import type { ListedClass } from '../ports/catalog.ts'
import type { CategoryTree } from './category-node.ts'
import type { CatalogMaterial, CatalogProduct } from './compile-product.ts'
import type { Currencies } from './currencies.ts'

/**
 * The reader of prices and texts: a viewer, or just a currency. Absent: the shop's main currency, and lengths as they were
 * written. CUR-1, UNIT-4.
 */
export type PricedFor = Pick<Viewer, 'currency'> & Partial<Pick<Viewer, 'unit' | 'locale'>>

/** The catalog as of a version; products are compiled on request. */
export interface CatalogSnapshot {
  readonly version: number
  readonly settings: SettingsRow
  /** Currency of the prices. */
  readonly currency: Currency
  /** Further currencies the shop sells in. */
  readonly currencies: Currencies
  /** The unit and locale for lengths in texts. UNIT-4. */
  readonly lengthsFor: LengthsFor
  readonly calendar: Calendar
  readonly printRules: PrintRules
  readonly categories: CategoryTree
  /**
   * A product by its id, or an offer's product by the offer's id (OFFER-1). Null if there is none, or if its records contradict
   * each other. Stock is current.
   */
  product(id: string): Promise<CatalogProduct | null>
  productBySlug(slug: string, productClass?: ListedClass): Promise<CatalogProduct | null>
  material(id: string): CatalogMaterial | null | Promise<CatalogMaterial | null>
}
