import type { ProductionTimes } from '@kisscut/shop'
import { useEffect, useRef, useState } from 'react'

const REST = 250

/** When it ships, for the chosen material and quantity. PROD-1, API-1; what can't be asked stays as it was. */
export function useShipsIn(
  first: ProductionTimes,
  materialId: string | null,
  quantity: number | null,
): string {
  const [message, setMessage] = useState(first.message)
  const requested = useRef(`${materialId} ${quantity}`)
  useEffect(() => setMessage(first.message), [first.message])
  useEffect(() => {
    const question = `${materialId} ${quantity}`
    if (question === requested.current || !materialId || !quantity) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      const query = new URLSearchParams({ material: materialId, quantity: String(quantity) })
      void fetch(`/delivery/api/get-production-times-basic/?${query}`, { signal: abort.signal })
        .then((response) => (response.ok ? (response.json() as Promise<Partial<ProductionTimes>>) : null))
        .then((times) => {
          if (typeof times?.message !== 'string') return
          requested.current = question
          setMessage(times.message)
        })
        .catch(() => undefined)
    }, REST)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [materialId, quantity])
  return message
}
