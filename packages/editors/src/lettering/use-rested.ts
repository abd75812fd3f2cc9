import { useEffect, useState } from 'react'

/** Milliseconds without a change after which something rests. */
const PAUSE = 250

/** A value as it was when it last rested: what follows takes too long to be done with every letter. LET-9. */
export function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    if (rested === value) return
    const timer = setTimeout(() => setRested(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value, rested])
  return rested
}
