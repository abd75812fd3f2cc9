import { call } from '../api/call.ts'
import * as messages from '../messages/setup.ts'

const PATH = '/admin/api/v1/setup/'

/** The owner's progress in the API (SETTINGS-11). */
export interface SetupState {
  readonly is_done: boolean
  readonly stock: 'demo' | 'empty' | 'own'
  readonly has_demo: boolean
}

export const loadSetup = (signal?: AbortSignal) => call<SetupState>(PATH, { signal })

/** A starting point. */
export interface Choice {
  readonly id: 'keep' | 'demo' | 'empty' | 'prices'
  readonly label: string
  readonly text: string
}

/** The starting points of a shop in its current state; the first is the default. */
export function choicesOf({ stock, has_demo: hasDemo }: SetupState): readonly Choice[] {
  if (stock === 'own') return [{ id: 'keep', label: messages.keepOwn, text: messages.keepOwnText }]
  const also = stock === 'demo' ? ` ${messages.clears}` : ''
  const demo: readonly Choice[] =
    stock === 'demo'
      ? [{ id: 'keep', label: messages.keepDemo, text: messages.keepDemoText }]
      : hasDemo
        ? [{ id: 'demo', label: messages.loadDemo, text: messages.loadDemoText }]
        : []
  return [
    ...demo,
    { id: 'empty', label: messages.empty, text: messages.emptyText + also },
    { id: 'prices', label: messages.prices, text: messages.pricesText + also },
  ]
}

/** Applies a starting point; returns the next page. */
export async function startFrom(id: Choice['id']): Promise<string> {
  await call<SetupState>(PATH, { method: 'POST', body: { start: id === 'prices' ? 'empty' : id } })
  return { keep: '/', demo: '/', empty: '/template_material/create', prices: '/template_material/import' }[id]
}
