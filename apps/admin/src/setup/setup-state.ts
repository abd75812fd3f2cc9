import { call } from '../api/call.ts'
import * as messages from '../messages/setup.ts'

const PATH = '/admin/api/v1/setup/'

/** How far the owner has come, as the API has it (SETTINGS-11). */
export interface SetupState {
  readonly is_done: boolean
  readonly stock: 'demo' | 'empty' | 'own'
  readonly has_demo: boolean
}

export const loadSetup = (signal?: AbortSignal) => call<SetupState>(PATH, { signal })

/** What the owner chooses to start from. */
export interface Choice {
  readonly id: 'keep' | 'demo' | 'empty' | 'prices'
  readonly label: string
  readonly text: string
}

/** What a shop can be started from, as it stands; the first is chosen unless another one is. */
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

/** Starts from there; where to go on. */
export async function startFrom(id: Choice['id']): Promise<string> {
  await call<SetupState>(PATH, { method: 'POST', body: { start: id === 'prices' ? 'empty' : id } })
  return { keep: '/', demo: '/', empty: '/template_material/create', prices: '/template_material/import' }[id]
}
