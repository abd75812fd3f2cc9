import { createContext, useContext, type ReactNode } from 'react'
import type { Viewer } from '@kisscut/shop'

export interface DisplayPreferences {
  /** BCP 47 tag, chosen by the server so that server and browser format alike. */
  readonly locale: string
  /** The shopper's unit of length (SIZE-12). */
  readonly unit: Viewer['unit']
  /** What the page shows prices in. */
  readonly currency?: string
  /** The tax that prices include, `VAT`; absent: nothing is said of it. CUR-9. */
  readonly tax?: string
}

/** Where nothing could be loaded. */
export const NO_PREFERENCES: DisplayPreferences = { locale: 'en-US', unit: 'in' }

const DisplayPreferencesContext = createContext<DisplayPreferences>(NO_PREFERENCES)

/** How figures and lengths are formatted on this page; set once by the root. */
export function DisplayPreferencesProvider({
  preferences,
  children,
}: {
  preferences: DisplayPreferences
  children: ReactNode
}) {
  return (
    <DisplayPreferencesContext.Provider value={preferences}>{children}</DisplayPreferencesContext.Provider>
  )
}

export const useDisplayPreferences = (): DisplayPreferences => useContext(DisplayPreferencesContext)
export const useLocale = (): string => useContext(DisplayPreferencesContext).locale
export const useUnit = (): Viewer['unit'] => useContext(DisplayPreferencesContext).unit
