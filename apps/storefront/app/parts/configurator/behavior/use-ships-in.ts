import { shipsInWords, type ShipMessages } from '@kisscut/core/production'
import type { Configuration } from '@kisscut/core/product'
import type { ProductionTimes } from '@kisscut/shop'
import { useEffect, useRef, useState } from 'react'

const REST = 250

/** The response of API-1. */
interface ProductionResponse {
  readonly message: string
  readonly rush_message: string
  readonly proof_message: string
  readonly rush_proof_message: string
}

/**
 * The ship date for a material, quantity and speed; unchanged while it can't be fetched. Where shoppers are asked about
 * a proof later or never, `proof` is `as_is`. PROD-1, PROD-16, API-1.
 */
export function useShipsIn(
  first: ProductionTimes,
  materialId: string | null,
  quantity: number | null,
  isRush: boolean,
  proof: Configuration['proofApproval'],
): string {
  const [times, setTimes] = useState<ShipMessages>(first)
  const requested = useRef(`${materialId} ${quantity}`)
  useEffect(() => setTimes(first), [first])
  useEffect(() => {
    const question = `${materialId} ${quantity}`
    if (question === requested.current || !materialId || !quantity) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      const query = new URLSearchParams({ material: materialId, quantity: String(quantity) })
      void fetch(`/delivery/api/get-production-times-basic/?${query}`, { signal: abort.signal })
        .then((response) => (response.ok ? (response.json() as Promise<ProductionResponse>) : null))
        .then((given) => {
          if (given === null) return
          requested.current = question
          setTimes(messagesOf(given))
        })
        .catch(() => undefined)
    }, REST)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [materialId, quantity])
  return shipsInWords(times, { isRush, proof: proof === 'as_is' ? proof : 'open' })
}

const messagesOf = (given: ProductionResponse): ShipMessages => ({
  message: given.message,
  rushMessage: given.rush_message,
  proofMessage: given.proof_message,
  rushProofMessage: given.rush_proof_message,
})
