import { createContext, useContext, type ReactNode } from 'react'

/** How this response is delivered. Only on the server, because browsers hide the nonce once they have read it. */
export interface Delivery {
  /** Nonce of this response's Content-Security-Policy. */
  readonly nonce: string
  /** URLs of the scripts that start a page, in order. */
  readonly entries: readonly string[]
  /** The page has no router, and React in a part of it at most. */
  readonly hasNoRouter?: boolean
}

const DeliveryContext = createContext<Delivery>({ nonce: '', entries: [] })

export function DeliveryProvider({ delivery, children }: { delivery: Delivery; children: ReactNode }) {
  return <DeliveryContext.Provider value={delivery}>{children}</DeliveryContext.Provider>
}

export const useDelivery = (): Delivery => useContext(DeliveryContext)
