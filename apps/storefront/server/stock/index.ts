import type { StockLibrary } from '@kisscut/shop/ports/stock-library'
import type { Config } from '../config/config.ts'
import { bundledLibrary } from './bundled.ts'
import { providerLibrary } from './provider.ts'

/** The library of a shop: the provider's where its key is set, else the bundled one. IMG-4. */
export const stockLibraryOf = ({
  stockLibrary: { key, url },
  places,
}: Pick<Config, 'stockLibrary' | 'places'>): StockLibrary =>
  key === undefined ? bundledLibrary(places.stockImages) : providerLibrary({ url, key })
