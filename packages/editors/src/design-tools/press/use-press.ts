import { useSyncExternalStore } from 'react'
import { useSession } from '../session/use-session.ts'
import type { PressReport } from './press.ts'

/** The press's report on the design of the current session; null while unknown. */
export function usePress(): PressReport | null {
  const { press } = useSession()
  return useSyncExternalStore(press.subscribe, press.current, press.current)
}
