import type { StockLibrary } from '@kisscut/shop/ports/stock-library'
import type { Config } from '../config/config.ts'
import { bundledLibrary } from './bundled.ts'
import { providerLibrary } from './provider.ts'

/** The shop's stock library: the provider's if its key is set, otherwise the bundled one. IMG-4. */
export const stockLibraryOf = ({
  stockLibrary: { key, url },
  places,
}: Pick<Config, 'stockLibrary' | 'places'>): StockLibrary =>
  key === undefined ? bundledLibrary(places.stockImages) : providerLibrary({ url, key })
