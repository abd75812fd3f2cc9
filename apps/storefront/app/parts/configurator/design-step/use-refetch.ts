import { useRevalidator } from '@remix-run/react'
import { useCallback, useEffect, useState } from 'react'

/** Reloads the product's data from the server, after any pending request. */
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
