import { useSelector } from '@xstate/react'
import { useCallback, useState } from 'react'
import type { StripActor } from './use-strip.ts'

interface Reported {
  readonly message: string
  /** Changes each time: an equal message is announced again in a new element. */
  readonly number: number
}

/** The last announcement, until another action; null for none. */
export function useReported(
  actor: StripActor,
): readonly [reported: Reported | null, report: (message: string) => void] {
  const context = useSelector(actor, (state) => state.context)
  const [last, setLast] = useState({ message: '', number: 0, of: context })
  const report = useCallback(
    (message: string) =>
      setLast(({ number }) => ({ message, number: number + 1, of: actor.getSnapshot().context })),
    [actor],
  )
  return [last.number > 0 && last.of === context ? last : null, report]
}
