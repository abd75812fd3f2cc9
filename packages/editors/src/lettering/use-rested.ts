import { useEffect, useState } from 'react'

/** Milliseconds without a change after which a value rests. */
const PAUSE = 250

/** A debounced value, for computations that are too slow for each letter. LET-9. */
export function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    if (rested === value) return
    const timer = setTimeout(() => setRested(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value, rested])
  return rested
}
