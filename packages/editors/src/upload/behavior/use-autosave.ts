import { autosaveMachine, type AutosaveResult } from '@kisscut/machines/autosave'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'
import { fromPromise } from 'xstate'

interface Keeper<Value> {
  readonly keep: (value: Value) => Promise<AutosaveResult>
  /** Told at once of every change, before it is kept. */
  readonly noted: (value: Value) => void
}

/** Keeps a value on the server whenever it has changed and rested; `key` tells whether it has, null: not now. */
export function useAutosave<Value>(value: Value, key: string | null, { keep, noted }: Keeper<Value>) {
  const latest = useRef({ keep, noted })
  latest.current = { keep, noted }
  const machine = useMemo(
    () =>
      autosaveMachine.provide({
        actors: {
          keep: fromPromise<AutosaveResult, unknown>(({ input }) => latest.current.keep(input as Value)),
        },
      }),
    [],
  )
  const [state, send] = useMachine(machine)
  const kept = useRef(key)
  useEffect(() => {
    if (key === null || kept.current === key) return
    kept.current = key
    latest.current.noted(value)
    send({ type: 'value.changed', value })
  }, [key, value, send])
  useEffect(() => {
    const leaving = () => send({ type: 'page.leaving' })
    addEventListener('pagehide', leaving)
    return () => removeEventListener('pagehide', leaving)
  }, [send])
  return {
    isSaved: !state.hasTag('unkept'),
    hasFailed: state.matches('failed'),
    texts: state.context.texts,
    retry: () => send({ type: 'retry.asked' }),
    hurry: () => send({ type: 'page.leaving' }),
  }
}
