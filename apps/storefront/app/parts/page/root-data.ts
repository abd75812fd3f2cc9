import type { Navigation, ShownSettings } from '@kisscut/shop'
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

/** Data of every page; undefined when the root itself failed to load. */
export const useRootData = (): RootData | undefined => useRouteLoaderData<RootData>('root')
