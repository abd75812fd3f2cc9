import { useEffect, useState } from 'react'
import { loadSetup, type SetupState } from './setup-state.ts'

/** The owner's progress; null while loading or unwanted; `failed` where it can't be loaded. */
export function useSetup(isWanted: boolean): SetupState | 'failed' | null {
  const [state, setState] = useState<SetupState | 'failed' | null>(null)
  useEffect(() => {
    if (!isWanted) return undefined
    const leaving = new AbortController()
    loadSetup(leaving.signal)
      .then(setState)
      .catch(() => leaving.signal.aborted || setState('failed'))
    return () => leaving.abort()
  }, [isWanted])
  return state
}
