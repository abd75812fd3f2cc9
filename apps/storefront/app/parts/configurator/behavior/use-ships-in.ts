import type { ProductionTimes } from '@kisscut/shop'
import { useEffect, useRef, useState } from 'react'

const REST = 250

type Messages = Pick<ProductionTimes, 'message' | 'rushMessage'>

/** API-1. */
interface ProductionResponse {
  readonly message: string
  readonly rush_message: string
}

/** When it ships, for the chosen material, quantity and speed. PROD-1, API-1; what can't be asked stays as it was. */
export function useShipsIn(
  first: ProductionTimes,
  materialId: string | null,
  quantity: number | null,
  isRush: boolean,
): string {
  const [times, setTimes] = useState<Messages>(first)
  const requested = useRef(`${materialId} ${quantity}`)
  useEffect(() => setTimes(first), [first])
  useEffect(() => {
    const question = `${materialId} ${quantity}`
    if (question === requested.current || !materialId || !quantity) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      const query = new URLSearchParams({ material: materialId, quantity: String(quantity) })
      void fetch(`/delivery/api/get-production-times-basic/?${query}`, { signal: abort.signal })
        .then((response) => (response.ok ? (response.json() as Promise<Partial<ProductionResponse>>) : null))
        .then((given) => {
          if (typeof given?.message !== 'string' || typeof given.rush_message !== 'string') return
          requested.current = question
          setTimes({ message: given.message, rushMessage: given.rush_message })
        })
        .catch(() => undefined)
    }, REST)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [materialId, quantity])
  return isRush ? times.rushMessage : times.message
}
