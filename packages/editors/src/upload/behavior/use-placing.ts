import type { DieLineSpec } from '@kisscut/artwork/die-line'
import type { Placement } from '@kisscut/artwork/placement'
import { placingMachine } from '@kisscut/machines/placing'
import { useMachine } from '@xstate/react'
import { useCallback } from 'react'

/** Laying the artwork, connected. */
export function usePlacing(spec: DieLineSpec, placement: Placement) {
  const [state, send] = useMachine(placingMachine, { input: { spec, placement } })
  return {
    placement: state.context.placement,
    isHeld: state.hasTag('held'),
    canUndo: state.context.past.length > 0,
    canRedo: state.context.future.length > 0,
    send,
    set: useCallback((next: Placement) => send({ type: 'placement.set', placement: next }), [send]),
  }
}
