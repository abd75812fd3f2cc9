import { assign, fromPromise, setup } from 'xstate'

/** How long a change rests before it is kept, in milliseconds. */
export const AUTOSAVE_DELAY = 400
/** How long it waits before it tries again by itself, in milliseconds. */
export const AUTOSAVE_TIMEOUT = 4000

/** What keeping answers: done, or the texts of a refusal that trying again will not mend. */
export type AutosaveResult = { readonly ok: true } | { readonly ok: false; readonly texts: readonly string[] }

interface AutosaveContext {
  /** The newest value; plain JSON. */
  readonly value: unknown
  /** Something newer came while a keep was under way. */
  readonly isOutdated: boolean
  /** Why the newest value was refused. */
  readonly texts: readonly string[]
}

type AutosaveEvent =
  | { type: 'value.changed'; value: unknown }
  | { type: 'retry.asked' }
  /** The page is about to be left: do not rest. */
  | { type: 'page.leaving' }

/**
 * Keeps a value on the server while the shopper works on: after a rest, always the newest, one at a time. What changes
 * while a keep is under way is kept after it, so that an older value never overwrites a newer one.
 */
export const autosaveMachine = setup({
  types: { context: {} as AutosaveContext, events: {} as AutosaveEvent, tags: {} as 'unkept' },
  actors: {
    keep: fromPromise<AutosaveResult, unknown>(() =>
      Promise.reject(new Error('No way to keep was provided.')),
    ),
  },
  guards: { isOutdated: ({ context }) => context.isOutdated },
  delays: { rest: AUTOSAVE_DELAY, patience: AUTOSAVE_TIMEOUT },
  actions: {
    note: assign(({ event }) =>
      event.type === 'value.changed' ? { value: event.value, isOutdated: true, texts: [] } : {},
    ),
  },
}).createMachine({
  id: 'keeping',
  context: { value: undefined, isOutdated: false, texts: [] },
  initial: 'kept',
  states: {
    kept: { on: { 'value.changed': { target: 'resting', actions: 'note' } } },
    resting: {
      tags: 'unkept',
      on: {
        'value.changed': { target: 'resting', reenter: true, actions: 'note' },
        'page.leaving': 'keeping',
      },
      after: { rest: 'keeping' },
    },
    keeping: {
      tags: 'unkept',
      entry: assign({ isOutdated: false }),
      on: { 'value.changed': { actions: 'note' } },
      invoke: {
        src: 'keep',
        input: ({ context }: { context: AutosaveContext }) => context.value,
        onDone: [
          { guard: 'isOutdated', target: 'resting' },
          { guard: ({ event }) => event.output.ok, target: 'kept' },
          {
            target: 'refused',
            actions: assign(({ event }) => ({ texts: event.output.ok ? [] : event.output.texts })),
          },
        ],
        onError: [{ guard: 'isOutdated', target: 'resting' }, { target: 'failed' }],
      },
    },
    refused: { tags: 'unkept', on: { 'value.changed': { target: 'resting', actions: 'note' } } },
    failed: {
      tags: 'unkept',
      on: {
        'value.changed': { target: 'resting', actions: 'note' },
        'retry.asked': 'keeping',
        'page.leaving': 'keeping',
      },
      after: { patience: 'keeping' },
    },
  },
})
