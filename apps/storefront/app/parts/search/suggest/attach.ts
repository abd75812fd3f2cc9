import { CLOSED, suggest, type SuggestEvent, type SuggestState } from '@kisscut/machines/suggestions'
import { createList, type Entry } from './list.ts'

/** Milliseconds without a keystroke before a request. */
const PAUSE = 120
const SHORTEST = 2

/** Responses by query, so that deleting a letter needs no request. */
const fetched = new Map<string, readonly Entry[]>()

async function entriesFor(address: string, text: string, signal: AbortSignal): Promise<readonly Entry[]> {
  const known = fetched.get(text)
  if (known !== undefined) return known
  const response = await fetch(`${address}?${new URLSearchParams({ q: text })}`, { signal })
  if (!response.ok) throw new Error(String(response.status))
  const { results } = (await response.json()) as { results: readonly Entry[] }
  fetched.set(text, results)
  return results
}

/** Passes the query on to a product, like the search page (CART-1). */
const addressOf = ({ kind, url }: Entry, text: string): string =>
  kind === 'category' || kind === 'help' ? url : `${url}?${new URLSearchParams({ q: text })}`

/**
 * Makes the field an editable combobox with list autocomplete, as defined by WAI-ARIA; `address` returns the
 * suggestions. FIND-5.
 */
export function attachSuggestions(field: HTMLInputElement, address: string) {
  let state: SuggestState<Entry> = CLOSED
  let waiting = 0
  let request = new AbortController()

  const open = (at: number) => {
    const entry = state.entries[at]
    if (entry !== undefined) location.assign(addressOf(entry, field.value.trim()))
  }
  const list = createList(field, open)
  const send = (event: SuggestEvent<Entry>) => {
    const before = state
    state = suggest(state, event)
    if (state !== before) list.show(state)
  }

  const fetchEntries = async (text: string) => {
    request.abort()
    request = new AbortController()
    try {
      send({
        type: 'answered',
        text,
        entries: await entriesFor(address, text, request.signal),
      })
    } catch {
      send({ type: 'failed', text })
    }
  }

  const typed = () => {
    const text = field.value.trim()
    send({ type: 'typed', text })
    clearTimeout(waiting)
    if (text.length < SHORTEST) send({ type: 'answered', text, entries: [] })
    else waiting = window.setTimeout(() => void fetchEntries(text), fetched.has(text) ? 0 : PAUSE)
  }

  const pressed = (event: KeyboardEvent) => {
    if (event.isComposing) return
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (state.entries.length === 0) return
      event.preventDefault()
      send({ type: key === 'ArrowDown' ? 'down' : 'up' })
    } else if (key === 'Escape' && state.isOpen) {
      // The first Escape closes the list, the next one empties the field.
      event.preventDefault()
      send({ type: 'closed' })
    } else if (key === 'Enter' && state.active >= 0) {
      event.preventDefault()
      open(state.active)
    }
  }

  field.addEventListener('input', typed)
  field.addEventListener('keydown', pressed)
  field.addEventListener('blur', () => send({ type: 'closed' }))
  field.form?.addEventListener('submit', () => send({ type: 'closed' }))
  window.addEventListener('resize', () => list.place())
  if (document.activeElement === field && field.value.trim() !== field.defaultValue.trim()) typed()
}
