import { createContext, useContext, type ReactNode } from 'react'
import type { Viewer } from '@kisscut/shop'

export interface Manner {
  /** BCP 47; the server's choice, so that server and browser write the same figures. */
  readonly locale: string
  /** The shopper's unit of length (decisions 16). */
  readonly unit: Viewer['unit']
}

const MannerContext = createContext<Manner>({ locale: 'en-US', unit: 'in' })

/** How figures and lengths are written on this page; set once by the root. */
export function MannerProvider({ manner, children }: { manner: Manner; children: ReactNode }) {
  return <MannerContext.Provider value={manner}>{children}</MannerContext.Provider>
}

export const useManner = (): Manner => useContext(MannerContext)
export const useLocale = (): string => useContext(MannerContext).locale
export const useUnit = (): Viewer['unit'] => useContext(MannerContext).unit
