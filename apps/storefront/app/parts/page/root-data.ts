import type { Navigation, ShownSettings, Viewer } from '@kisscut/shop'
import { useRouteLoaderData } from '@remix-run/react'
import type { DisplayPreferences } from './locale.tsx'

/** Data of every page. */
export interface RootData {
  /** The owner's settings for all pages. */
  readonly shop: ShownSettings
  readonly navigation: Navigation
  /** Number of lines in the viewer's cart. */
  readonly cartCount: number
  /** Name of the signed-in account; null for a guest. */
  readonly accountName: string | null
  readonly preferences: DisplayPreferences
  /** Public URL of the shop. */
  readonly publicUrl: string
}

/** How numbers, lengths and prices are shown to a viewer. UNIT-1, CUR-1, CUR-9. */
export function preferencesIn(
  { currencies, tax, timezone }: Pick<ShownSettings, 'currencies' | 'tax' | 'timezone'>,
  { locale, unit, currency }: Pick<Viewer, 'locale' | 'unit' | 'currency'>,
): DisplayPreferences {
  const [main = ''] = currencies
  return {
    locale,
    unit,
    timeZone: timezone,
    currency: currency !== undefined && currencies.includes(currency) ? currency : main,
    ...(tax && { tax: tax.name }),
  }
}

/** Data of every page; undefined if the root failed to load. */
export const useRootData = (): RootData | undefined => useRouteLoaderData<RootData>('root')
