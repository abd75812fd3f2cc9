import { autosaveMachine, type AutosaveResult } from '@kisscut/machines/autosave'
import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { Saver, Work } from './saver.ts'

/** Saves the work when it has stopped changing; offline it is kept and sent once there is a network. TOOL-4. */
export function useSaving(saver: Saver, unsaved: Work | null) {
  const machine = useMemo(
    () =>
      autosaveMachine.provide({
        actors: { save: fromPromise<AutosaveResult, unknown>(({ input }) => saver.save(input as Work)) },
      }),
    [saver],
  )
  const actor = useActorRef(machine)
  useEffect(() => {
    const stop = saver.onNewer(() => actor.send({ type: 'changed.elsewhere' }))
    const leave = () => actor.send({ type: 'page.leaving' })
    const retry = () => actor.send({ type: 'retry.requested' })
    addEventListener('pagehide', leave)
    addEventListener('online', retry)
    return () => {
      stop()
      removeEventListener('pagehide', leave)
      removeEventListener('online', retry)
    }
  }, [saver, actor])
  const change = useCallback(
    (work: Work) => {
      saver.keep(work)
      actor.send({ type: 'value.changed', value: work })
    },
    [saver, actor],
  )
  useEffect(() => {
    if (unsaved !== null) actor.send({ type: 'value.changed', value: unsaved })
    // Runs once: afterwards the tool reports changes.
  }, [actor, unsaved])
  return {
    change,
    /** Saves at once, because the page is about to be left. */
    hurry: useCallback(() => actor.send({ type: 'page.leaving' }), [actor]),
    settle: useCallback((work: Work) => actor.send({ type: 'stale.settled', value: work }), [actor]),
    isSaved: useSelector(actor, (state) => !state.hasTag('unsaved')),
    isStale: useSelector(actor, (state) => state.matches('stale')),
    hasFailed: useSelector(actor, (state) => state.matches('failed')),
    messages: useSelector(actor, ({ context }) => context.messages),
  }
}
