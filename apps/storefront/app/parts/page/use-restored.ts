import { useEffect, useRef } from 'react'

/** Calls back when the browser restores the page from its back/forward cache. */
export function useRestored(onRestored: () => void) {
  const latest = useRef(onRestored)
  latest.current = onRestored
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && latest.current()
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [])
}
