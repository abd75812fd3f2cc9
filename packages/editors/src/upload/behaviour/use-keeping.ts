import { keepingMachine, type KeepAnswer } from '@kisscut/machines/keeping'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'
import { fromPromise } from 'xstate'

/** Keeps a value on the server whenever it has changed and rested; `key` tells whether it has, null: not now. */
export function useKeeping<Value>(
  value: Value,
  key: string | null,
  keep: (value: Value) => Promise<KeepAnswer>,
) {
  const latest = useRef(keep)
  latest.current = keep
  const machine = useMemo(
    () =>
      keepingMachine.provide({
        actors: { keep: fromPromise<KeepAnswer, unknown>(({ input }) => latest.current(input as Value)) },
      }),
    [],
  )
  const [state, send] = useMachine(machine)
  const kept = useRef(key)
  useEffect(() => {
    if (key === null || kept.current === key) return
    kept.current = key
    send({ type: 'value.changed', value })
  }, [key, value, send])
  useEffect(() => {
    const leaving = () => send({ type: 'page.leaving' })
    addEventListener('pagehide', leaving)
    return () => removeEventListener('pagehide', leaving)
  }, [send])
  return {
    isKept: !state.hasTag('unkept'),
    hasFailed: state.matches('failed'),
    texts: state.context.texts,
    retry: () => send({ type: 'retry.asked' }),
    hurry: () => send({ type: 'page.leaving' }),
  }
}
