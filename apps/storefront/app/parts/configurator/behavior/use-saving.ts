import { savingMachine, type AddResult, type SaveResult } from '@kisscut/machines/saving'
import { useMachine } from '@xstate/react'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { fromPromise } from 'xstate'

interface SavingActions {
  readonly addToCart: boolean
  readonly save: (signal: AbortSignal) => Promise<SaveResult>
  readonly add?: (id: string, search: string) => Promise<AddResult>
}

/** Connects the machine of saving: the page supplies the calls, the machine their order (FLOW-2, FLOW-3). */
export function useSaving(actions: SavingActions) {
  const latest = useRef(actions)
  latest.current = actions
  const machine = useMemo(
    () =>
      savingMachine.provide({
        actors: {
          save: fromPromise(({ signal }) => latest.current.save(signal)),
          addToCart: fromPromise<AddResult, { id: string; search: string }>(async ({ input }) =>
            latest.current.add ? latest.current.add(input.id, input.search) : { ok: false, response: null },
          ),
        },
        actions: { leaveFor: (_, { address }) => location.assign(address) },
      }),
    [],
  )
  const [state, send] = useMachine(machine, {
    input: {
      addToCart: actions.addToCart,
      search: typeof location === 'undefined' ? '' : location.search,
    },
  })
  useEffect(() => {
    const restored = (event: PageTransitionEvent) => event.persisted && send({ type: 'page.restored' })
    addEventListener('pageshow', restored)
    return () => removeEventListener('pageshow', restored)
  }, [send])
  return {
    isSaving: state.hasTag('saving'),
    failure: state.context.failure,
    save: useCallback(() => send({ type: 'save.requested' }), [send]),
  }
}
