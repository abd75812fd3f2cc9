import { createContext, useContext, type ReactNode } from 'react'
import type { Viewer } from '@kisscut/shop'

export interface DisplayPreferences {
  /** BCP 47 tag, chosen by the server so that both format alike. */
  readonly locale: string
  /** The shopper's unit of length (SIZE-12). */
  readonly unit: Viewer['unit']
  /** IANA name of the shop's time zone, so that a day is the same on every page, letter and proof. */
  readonly timeZone?: string
  /** Currency of the page's prices. */
  readonly currency?: string
  /** The tax that prices include, such as `VAT`; absent for no note. CUR-9. */
  readonly tax?: string
}

/** For pages on which nothing could be loaded. */
export const NO_PREFERENCES: DisplayPreferences = { locale: 'en-US', unit: 'in' }

const DisplayPreferencesContext = createContext<DisplayPreferences>(NO_PREFERENCES)

/** Sets how this page formats numbers and lengths; used once by the root. */
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

/** A time with its zone: `Nov 28, 2026, 2:30 PM CST`. */
export const WITH_ZONE = {
  ...({ year: 'numeric', month: 'short', day: 'numeric' } as const),
  ...({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const),
}

/** Formats times in the reader's language and the shop's time zone, the same on the server and in the browser. PROD-1. */
export function useShopTime(style: Intl.DateTimeFormatOptions): (moment: string | number) => string {
  const { locale, timeZone = 'UTC' } = useContext(DisplayPreferencesContext)
  const format = new Intl.DateTimeFormat(locale, { ...style, timeZone })
  return (moment) => format.format(new Date(moment))
}

export const useUnit = (): Viewer['unit'] => useContext(DisplayPreferencesContext).unit
