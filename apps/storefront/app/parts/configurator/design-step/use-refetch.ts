import { useRevalidator } from '@remix-run/react'
import { useCallback, useEffect, useState } from 'react'

/** Loads the product from the server again; after a request that is under way, never beside it. */
export function useRefetch(): () => void {
  const { revalidate, state } = useRevalidator()
  const [isStale, setIsStale] = useState(false)
  useEffect(() => {
    if (!isStale || state !== 'idle') return
    setIsStale(false)
    revalidate()
  }, [isStale, state, revalidate])
  return useCallback(() => setIsStale(true), [])
}
