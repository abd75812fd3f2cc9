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
 * Who prices and texts are for: a viewer, or just a currency. Absent: the shop's main currency, and lengths in texts as they were written.
 * CUR-1, UNIT-4.
 */
export type PricedFor = Pick<Viewer, 'currency'> & Partial<Pick<Viewer, 'unit' | 'locale'>>

/** The catalog as of a version: products are compiled when they are asked for. */
export interface CatalogSnapshot {
  readonly version: number
  readonly settings: SettingsRow
  /** Currency of the prices. */
  readonly currency: Currency
  /** Further currencies the shop sells in. */
  readonly currencies: Currencies
  /** Whose unit lengths in its texts are shown in. UNIT-4. */
  readonly lengthsFor: LengthsFor
  readonly calendar: Calendar
  readonly printRules: PrintRules
  readonly categories: CategoryTree
  /** By its id, or as an offer sells it by that one's (OFFER-1). Null: there is no such product, or its records contradict each other. Stock is as of now. */
  product(id: string): Promise<CatalogProduct | null>
  productBySlug(slug: string, productClass?: ListedClass): Promise<CatalogProduct | null>
  material(id: string): CatalogMaterial | null | Promise<CatalogMaterial | null>
}
