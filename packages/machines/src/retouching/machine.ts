import { assign, fromPromise, setup } from 'xstate'

/** How long a slider rests before the picture is worked on, in milliseconds. */
export const TUNING_DELAY = 300

export const RETOUCHING_FAILED = 'This did not work. Your artwork is as it was: please try again.'

/** What a retouch answers: the new artwork, or the shop's words why there is none. */
export type RetouchResult<File> =
  { readonly ok: true; readonly file: File } | { readonly ok: false; readonly texts: readonly string[] }

interface RetouchingContext<ConfigurationChange> {
  /** What is or was last worked on. */
  readonly wish: ConfigurationChange | null
  /** What was asked for meanwhile; it comes next. */
  readonly next: ConfigurationChange | null
  readonly texts: readonly string[]
}

type RetouchingEvent<ConfigurationChange> =
  | { type: 'retouch.asked'; wish: ConfigurationChange }
  /** The same again with another figure, while a slider is moved. */
  | { type: 'retouch.tuned'; wish: ConfigurationChange }
  | { type: 'cancel.asked' }

/**
 * Working on the artwork: one retouch at a time, the newest next, so that an older answer never takes the place of a newer
 * one. Stopped work changes nothing; the page's `retouch` is told by its signal. `took` hands the new artwork on.
 */
export const retouchingMachineOf = <ConfigurationChange, File>() =>
  setup({
    types: {
      context: {} as RetouchingContext<ConfigurationChange>,
      events: {} as RetouchingEvent<ConfigurationChange>,
      tags: {} as 'busy',
    },
    actors: {
      retouch: fromPromise<RetouchResult<File>, { readonly wish: ConfigurationChange }>(() =>
        Promise.reject(new Error('No way to retouch was provided.')),
      ),
    },
    guards: { hasNext: ({ context }) => context.next !== null },
    delays: { tuning: TUNING_DELAY },
    actions: {
      ask: assign(({ event }) => ('wish' in event ? { wish: event.wish, next: null, texts: [] } : {})),
      line: assign(({ event }) => ('wish' in event ? { next: event.wish } : {})),
      advance: assign(({ context }) => ({ wish: context.next, next: null, texts: [] })),
      took: (_, _params: { readonly file: File }) => undefined,
    },
  }).createMachine({
    id: 'retouching',
    context: { wish: null, next: null, texts: [] },
    initial: 'resting',
    states: {
      resting: {
        on: {
          'retouch.asked': { target: 'working', actions: 'ask' },
          'retouch.tuned': { target: 'tuning', actions: 'ask' },
        },
      },
      tuning: {
        on: {
          'retouch.asked': { target: 'working', actions: 'ask' },
          'retouch.tuned': { target: 'tuning', reenter: true, actions: 'ask' },
        },
        after: { tuning: 'working' },
      },
      working: {
        tags: 'busy',
        on: {
          'retouch.asked': { actions: 'line' },
          'retouch.tuned': { actions: 'line' },
          'cancel.asked': { target: 'resting', actions: assign({ next: null }) },
        },
        invoke: {
          src: 'retouch',
          input: ({ context }) => ({ wish: context.wish as ConfigurationChange }),
          onDone: [
            { guard: 'hasNext', target: 'working', reenter: true, actions: 'advance' },
            {
              guard: ({ event }) => event.output.ok,
              target: 'resting',
              actions: {
                type: 'took',
                params: ({ event }) => ({ file: (event.output as { readonly file: File }).file }),
              },
            },
            {
              target: 'resting',
              actions: assign(({ event }) => ({ texts: event.output.ok ? [] : event.output.texts })),
            },
          ],
          onError: { target: 'resting', actions: assign({ texts: [RETOUCHING_FAILED], next: null }) },
        },
      },
    },
  })
