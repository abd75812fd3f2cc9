import { assign, fromPromise, setup } from 'xstate'
import { retouchingFailed } from '../messages/retouching.ts'

/** Pause in milliseconds of a slider before a retouch starts. */
export const TUNING_DELAY = 300

/** The result of a retouch: the new artwork, or messages why it failed. */
export type RetouchResult<Artwork> =
  | { readonly ok: true; readonly artwork: Artwork }
  | { readonly ok: false; readonly messages: readonly string[] }

/** State for the page. */
export interface RetouchingContext<Request> {
  /** The current or last operation. */
  readonly request: Request | null
  /** The next operation, requested in the meantime. */
  readonly next: Request | null
  readonly messages: readonly string[]
}

export type RetouchingEvent<Request> =
  | { type: 'retouch.requested'; request: Request }
  /** The same operation with another value, while a slider moves. */
  | { type: 'retouch.tuned'; request: Request }
  | { type: 'cancel.requested' }

/**
 * Retouching the artwork: one request at a time, the newest next, so that an older result never replaces a newer one. Canceled
 * work changes nothing; the page's `retouch` is aborted by its signal. `accepted` receives the new artwork.
 */
export const retouchingMachineOf = <Request, Artwork>() =>
  setup({
    types: {
      context: {} as RetouchingContext<Request>,
      events: {} as RetouchingEvent<Request>,
      tags: {} as 'busy',
    },
    actors: {
      retouch: fromPromise<RetouchResult<Artwork>, { readonly request: Request }>(() =>
        Promise.reject(new Error('No way to retouch was provided.')),
      ),
    },
    guards: { hasNext: ({ context }) => context.next !== null },
    delays: { tuning: TUNING_DELAY },
    actions: {
      request: assign(({ event }) =>
        'request' in event ? { request: event.request, next: null, messages: [] } : {},
      ),
      queue: assign(({ event }) => ('request' in event ? { next: event.request } : {})),
      advance: assign(({ context }) => ({ request: context.next, next: null, messages: [] })),
      accepted: (_, _params: { readonly request: Request; readonly artwork: Artwork }) => undefined,
    },
  }).createMachine({
    id: 'retouching',
    context: { request: null, next: null, messages: [] },
    initial: 'resting',
    states: {
      resting: {
        on: {
          'retouch.requested': { target: 'working', actions: 'request' },
          'retouch.tuned': { target: 'tuning', actions: 'request' },
        },
      },
      tuning: {
        on: {
          'retouch.requested': { target: 'working', actions: 'request' },
          'retouch.tuned': { target: 'tuning', reenter: true, actions: 'request' },
        },
        after: { tuning: 'working' },
      },
      working: {
        tags: 'busy',
        on: {
          'retouch.requested': { actions: 'queue' },
          'retouch.tuned': { actions: 'queue' },
          'cancel.requested': { target: 'resting', actions: assign({ next: null }) },
        },
        invoke: {
          src: 'retouch',
          input: ({ context }) => ({ request: context.request as Request }),
          onDone: [
            { guard: 'hasNext', target: 'working', reenter: true, actions: 'advance' },
            {
              guard: ({ event }) => event.output.ok,
              target: 'resting',
              actions: {
                type: 'accepted',
                params: ({ context, event }) => ({
                  request: context.request as Request,
                  artwork: (event.output as { readonly artwork: Artwork }).artwork,
                }),
              },
            },
            {
              target: 'resting',
              actions: assign(({ event }) => ({ messages: event.output.ok ? [] : event.output.messages })),
            },
          ],
          onError: { target: 'resting', actions: assign({ messages: [retouchingFailed], next: null }) },
        },
      },
    },
  })
