import { retouchingMachineOf, type RetouchResult } from '@kisscut/machines/retouching'
import { useMachine } from '@xstate/react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { fromPromise } from 'xstate'
import type { RetouchRequest } from '../retouch/request.ts'
import type { EditorCallbacks, PlacedArtwork } from '../types.ts'

const retouchingMachine = retouchingMachineOf<RetouchRequest, PlacedArtwork>()

/** What lay on the table before and after, for undo and redo; the latest last. */
interface History {
  readonly past: readonly PlacedArtwork[]
  readonly future: readonly PlacedArtwork[]
}
const NOTHING: History = { past: [], future: [] }

interface Table {
  readonly file: PlacedArtwork | null
  /** The artwork as it lies now, for undo. */
  readonly asLaid: () => PlacedArtwork | null
  readonly onFile: (file: PlacedArtwork) => void
}

/** Working on the artwork, connected: the machine decides, the page's errand works, undo brings back what lay here. */
export function useRetouching({ file, asLaid, onFile }: Table, callbacks: EditorCallbacks) {
  const [history, setHistory] = useState<History>(NOTHING)
  const before = useRef<PlacedArtwork | null>(null)
  const latest = useRef({ callbacks, onFile, asLaid })
  latest.current = { callbacks, onFile, asLaid }
  const machine = useMemo(
    () =>
      retouchingMachine.provide({
        actors: {
          retouch: fromPromise<RetouchResult<PlacedArtwork>, { readonly wish: RetouchRequest }>(
            ({ input, signal }) => {
              before.current = latest.current.asLaid()
              return latest.current.callbacks.retouch(input.wish, signal)
            },
          ),
        },
        actions: {
          took: ({ context }, { file: next }) => {
            const { wish } = context
            const was = before.current
            if (was && was.id !== next.id) setHistory((each) => after(each, was, next, wish))
            latest.current.onFile(next)
          },
        },
      }),
    [],
  )
  const [state, send] = useMachine(machine)
  const put = (back: PlacedArtwork | undefined) =>
    back && send({ type: 'retouch.asked', wish: { kind: 'put back', file: back } })
  return {
    file,
    isBusy: state.hasTag('busy'),
    /** Something is under way, or a figure still rests before it is. */
    isRequested: !state.matches('resting'),
    wish: state.context.wish,
    texts: state.context.texts,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    ask: (wish: RetouchRequest) => send({ type: 'retouch.asked', wish }),
    tune: (wish: RetouchRequest) => send({ type: 'retouch.tuned', wish }),
    cancel: () => send({ type: 'cancel.asked' }),
    undo: () => put(history.past.at(-1)),
    redo: () => put(history.future.at(-1)),
    /** Another file altogether: the history ends here. */
    forget: useCallback(() => setHistory(NOTHING), []),
  }
}

/** A step forward, or one along the history. A slider moved on, or another page, is the same step. */
function after(
  { past, future }: History,
  was: PlacedArtwork,
  next: PlacedArtwork,
  wish: RetouchRequest | null,
): History {
  if (wish?.kind !== 'put back') {
    const isTuned = (wish?.kind === 'background' || wish?.kind === 'page') && was.madeBy === wish.kind
    return { past: isTuned ? past : [...past, was], future: [] }
  }
  if (past.at(-1)?.id === next.id) return { past: past.slice(0, -1), future: [...future, was] }
  return { past: [...past, was], future: future.slice(0, -1) }
}
