/** The list below a search field. */
export interface SuggestState<T> {
  /** The typed text; responses to any other are outdated. */
  readonly typed: string
  readonly entries: readonly T[]
  readonly isOpen: boolean
  /** Index of the active entry; -1 for the field itself. */
  readonly active: number
}

export type SuggestEvent<T> =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'answered'; readonly text: string; readonly entries: readonly T[] }
  | { readonly type: 'failed'; readonly text: string }
  | { readonly type: 'down' }
  | { readonly type: 'up' }
  | { readonly type: 'closed' }

export const CLOSED: SuggestState<never> = { typed: '', entries: [], isOpen: false, active: -1 }

/** One step through the entries and the field: from the last entry to the field, then to the first. */
const moved = <T>(state: SuggestState<T>, by: 1 | -1): SuggestState<T> => {
  const { entries, isOpen, active } = state
  if (entries.length === 0) return state
  const places = entries.length + 1
  const from = isOpen ? active : -1
  return { ...state, isOpen: true, active: ((from + 1 + by + places) % places) - 1 }
}

/** The transition for an event. Pure. FIND-5. */
export function suggest<T>(state: SuggestState<T>, event: SuggestEvent<T>): SuggestState<T> {
  switch (event.type) {
    case 'typed':
      return event.text === state.typed ? state : { ...state, typed: event.text, active: -1 }
    case 'answered': {
      if (event.text !== state.typed) return state
      const { entries } = event
      return { ...state, entries, isOpen: entries.length > 0, active: -1 }
    }
    case 'failed':
      return event.text === state.typed ? { ...state, entries: [], isOpen: false, active: -1 } : state
    case 'down':
      return moved(state, 1)
    case 'up':
      return moved(state, -1)
    case 'closed':
      return { ...state, isOpen: false, active: -1 }
  }
}
