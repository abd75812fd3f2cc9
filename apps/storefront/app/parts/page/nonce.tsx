import { createContext, useContext, type ReactNode } from 'react'

const NonceContext = createContext('')

/** The nonce of this response's Content-Security-Policy. Only the server knows it; browsers hide it after reading. */
export function NonceProvider({ nonce, children }: { nonce: string; children: ReactNode }) {
  return <NonceContext.Provider value={nonce}>{children}</NonceContext.Provider>
}

export const useNonce = (): string => useContext(NonceContext)
