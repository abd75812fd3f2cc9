import { createContext, useContext, type ReactNode } from 'react'

/** How this response is delivered. Only the server knows it: browsers hide the nonce after reading. */
export interface Delivery {
  /** Of this response's Content-Security-Policy. */
  readonly nonce: string
  /** Addresses of the scripts that start a page, in this order. */
  readonly entries: readonly string[]
}

const DeliveryContext = createContext<Delivery>({ nonce: '', entries: [] })

export function DeliveryProvider({ delivery, children }: { delivery: Delivery; children: ReactNode }) {
  return <DeliveryContext.Provider value={delivery}>{children}</DeliveryContext.Provider>
}

export const useDelivery = (): Delivery => useContext(DeliveryContext)
