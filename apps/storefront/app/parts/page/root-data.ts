import type { Navigation, ShownSettings, Viewer } from '@kisscut/shop'
import { useRouteLoaderData } from '@remix-run/react'
import type { DisplayPreferences } from './locale.tsx'

/** Data of every page. */
export interface RootData {
  /** What the owner has set for every page. */
  readonly shop: ShownSettings
  readonly navigation: Navigation
  /** Lines of the viewer's cart. */
  readonly cartCount: number
  /** Whose account is signed in; null: a guest. */
  readonly accountName: string | null
  readonly preferences: DisplayPreferences
  /** Address of the shop from outside. */
  readonly publicUrl: string
}

/** How a viewer sees figures, lengths and prices. UNIT-1, CUR-1, CUR-9. */
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

/** Data of every page; undefined when the root itself failed to load. */
export const useRootData = (): RootData | undefined => useRouteLoaderData<RootData>('root')
