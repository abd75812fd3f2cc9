import { useRevalidator } from '@remix-run/react'
import { useCallback, useEffect, useState } from 'react'

/** Asks the server how the product stands now; again after an answer that is under way, never across it. */
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
