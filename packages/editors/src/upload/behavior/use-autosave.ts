import type { Design } from '@kisscut/artwork/design'
import { autosaveMachine, type AutosaveResult } from '@kisscut/machines/autosave'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'
import { fromPromise } from 'xstate'
import type { CanvasActor } from '../../canvas/index.ts'
import type { Autosave, EditorHost } from '../types.ts'

/**
 * Saves the design whenever it has changed and rested, but not during a drag. A design just opened is already saved; it is saved
 * again only where an older save is still running. `isUnsaved`: the initial design is not saved either.
 */
export function useAutosave(canvas: CanvasActor, host: EditorHost, isUnsaved: boolean): Autosave {
  const latest = useRef(host)
  latest.current = host
  const machine = useMemo(
    () =>
      autosaveMachine.provide({
        actors: {
          save: fromPromise<AutosaveResult, unknown>(({ input }) => latest.current.save(input as Design)),
        },
      }),
    [],
  )
  const actor = useActorRef(machine)
  useEffect(() => {
    const presentOf = () => canvas.getSnapshot().context.history
    let before = presentOf()
    const following = canvas.subscribe(({ context: { history } }) => {
      if (history.present === before.present) return
      const isOpened = history.past.length === 0 && history.future.length === 0
      before = history
      if (isOpened && actor.getSnapshot().matches('saved')) return
      if (!isOpened) latest.current.saveDraft(history.present)
      actor.send({ type: 'value.changed', value: history.present })
    })
    const stop = latest.current.onChangedElsewhere(() => actor.send({ type: 'changed.elsewhere' }))
    const onPageHide = () => actor.send({ type: 'page.leaving' })
    addEventListener('pagehide', onPageHide)
    return () => {
      following.unsubscribe()
      stop()
      removeEventListener('pagehide', onPageHide)
    }
  }, [canvas, actor])
  useEffect(() => {
    if (isUnsaved) actor.send({ type: 'value.changed', value: canvas.getSnapshot().context.history.present })
    // Runs once: afterwards the canvas reports changes.
  }, [actor, canvas, isUnsaved])
  return {
    isStale: useSelector(actor, (state) => state.matches('stale')),
    settle: () => {
      actor.send({ type: 'stale.settled', value: canvas.getSnapshot().context.history.present })
    },
    isSaved: useSelector(actor, (state) => !state.hasTag('unsaved')),
    hasFailed: useSelector(actor, (state) => state.matches('failed')),
    messages: useSelector(actor, ({ context }) => context.messages),
  }
}
