import { assign, fromPromise, setup } from 'xstate'

/** Pause in milliseconds after a change before it is saved. */
export const AUTOSAVE_DELAY = 400
/** Pause in milliseconds before a failed save is retried. */
export const RETRY_DELAY = 4000

/** Result of a save: done, or the messages of a rejection that retrying won't change. */
export type AutosaveResult =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly messages: readonly string[]
      /** Another save came first: the shopper chooses between the two. DESIGN-22. */
      readonly isStale?: boolean
    }

interface AutosaveContext {
  /** The newest value; plain JSON. */
  readonly value: unknown
  /** The value changed during the running save. */
  readonly isOutdated: boolean
  /** Why the newest value was rejected. */
  readonly messages: readonly string[]
}

type AutosaveEvent =
  | { type: 'value.changed'; value: unknown }
  /** Another save happened elsewhere. */
  | { type: 'changed.elsewhere' }
  /** The shopper has chosen this value to be saved. */
  | { type: 'stale.settled'; value: unknown }
  | { type: 'retry.requested' }
  /** The page is about to be left: save without a pause. */
  | { type: 'page.leaving' }

/**
 * Saves a value on the server while the shopper works: after a pause, always the newest, one at a time. Changes during a save are
 * saved after it, so that an older value never overwrites a newer one. A save from elsewhere is never overwritten without asking:
 * nothing is saved until the shopper has chosen.
 */
export const autosaveMachine = setup({
  types: { context: {} as AutosaveContext, events: {} as AutosaveEvent, tags: {} as 'unsaved' },
  actors: {
    save: fromPromise<AutosaveResult, unknown>(() =>
      Promise.reject(new Error('No way to save was provided.')),
    ),
  },
  guards: {
    isOutdated: ({ context }) => context.isOutdated,
    isStale: (_, { ok, isStale }: { readonly ok: boolean; readonly isStale?: boolean }) =>
      !ok && isStale === true,
  },
  delays: { rest: AUTOSAVE_DELAY, retry: RETRY_DELAY },
  actions: {
    note: assign(({ event }) =>
      event.type === 'value.changed' || event.type === 'stale.settled'
        ? { value: event.value, isOutdated: true, messages: [] }
        : {},
    ),
  },
}).createMachine({
  id: 'autosave',
  context: { value: undefined, isOutdated: false, messages: [] },
  initial: 'saved',
  states: {
    saved: {
      on: { 'value.changed': { target: 'resting', actions: 'note' }, 'changed.elsewhere': 'stale' },
    },
    resting: {
      tags: 'unsaved',
      on: {
        'value.changed': { target: 'resting', reenter: true, actions: 'note' },
        'changed.elsewhere': 'stale',
        'page.leaving': 'saving',
      },
      after: { rest: 'saving' },
    },
    saving: {
      tags: 'unsaved',
      entry: assign({ isOutdated: false }),
      on: { 'value.changed': { actions: 'note' } },
      invoke: {
        src: 'save',
        input: ({ context }: { context: AutosaveContext }) => context.value,
        onDone: [
          { guard: { type: 'isStale', params: ({ event }) => event.output }, target: 'stale' },
          { guard: 'isOutdated', target: 'resting' },
          { guard: ({ event }) => event.output.ok, target: 'saved' },
          {
            target: 'rejected',
            actions: assign(({ event }) => ({ messages: event.output.ok ? [] : event.output.messages })),
          },
        ],
        onError: [{ guard: 'isOutdated', target: 'resting' }, { target: 'failed' }],
      },
    },
    rejected: {
      tags: 'unsaved',
      on: { 'value.changed': { target: 'resting', actions: 'note' }, 'changed.elsewhere': 'stale' },
    },
    stale: {
      tags: 'unsaved',
      on: { 'value.changed': { actions: 'note' }, 'stale.settled': { target: 'saving', actions: 'note' } },
    },
    failed: {
      tags: 'unsaved',
      on: {
        'value.changed': { target: 'resting', actions: 'note' },
        'changed.elsewhere': 'stale',
        'retry.requested': 'saving',
        'page.leaving': 'saving',
      },
      after: { retry: 'saving' },
    },
  },
})
