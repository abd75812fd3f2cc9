import {
  errorsOfAddToCartFailure,
  errorsOfMarketplaceSaveFailure,
  errorsOfSaveFailure,
  errorsWithoutId,
  formHasErrors,
  NO_ERRORS,
  type FormErrors,
} from '@kisscut/core/errors'
import { assign, fromPromise, setup } from 'xstate'
import { cartAddress } from './cart-address.ts'
import { unableToSave } from '../messages/saving.ts'

/** The server's response: the saved product's id and next page, or the rejection as received. */
export type SaveResult =
  | { readonly ok: true; readonly id: string | null; readonly next: string }
  | { readonly ok: false; readonly response: unknown }
export type AddResult = { readonly ok: true } | { readonly ok: false; readonly response: unknown }

export interface SavingInput {
  /** Whether a successful save goes straight into the cart. */
  readonly addToCart: boolean
  /** The page's query string; its `q` is passed on to the cart. */
  readonly search: string
}

interface SavingContext extends SavingInput {
  readonly id: string | null
  readonly next: string | null
  readonly failure: FormErrors
}

/** Milliseconds for the next page to arrive. A visitor may stop it in the browser, which tells the page nothing. FLOW-4. */
export const LEAVING_PATIENCE = 10_000

type SavingEvent = { type: 'save.requested' } | { type: 'page.restored' }

/**
 * Saving a configured product. FLOW-2 to FLOW-4: a flag while it runs; a success is added to the cart if configured, then
 * navigates on. A failure, a page restored from the back/forward cache, or a next page that doesn't come clears the flag. The flag is
 * the tag `saving`.
 */
export const savingMachine = setup({
  types: {
    context: {} as SavingContext,
    events: {} as SavingEvent,
    input: {} as SavingInput,
    tags: {} as 'saving',
  },
  actors: {
    save: fromPromise<SaveResult>(() => Promise.reject(new Error('No way to save was provided.'))),
    addToCart: fromPromise<AddResult, { id: string; search: string }>(() =>
      Promise.reject(new Error('No way to add to the cart was provided.')),
    ),
  },
  delays: { patience: LEAVING_PATIENCE },
  guards: {
    hasId: ({ context }) => context.id !== null && context.id !== '',
  },
  actions: {
    /** Provided by the page: `location.assign`. */
    leaveFor: (_, _params: { address: string }) => {},
  },
}).createMachine({
  id: 'saving',
  context: ({ input }) => ({ ...input, id: null, next: null, failure: NO_ERRORS }),
  initial: 'resting',
  on: { 'page.restored': '.resting' },
  states: {
    resting: { on: { 'save.requested': 'saving' } },
    saving: {
      tags: 'saving',
      entry: assign({ failure: NO_ERRORS }),
      invoke: {
        src: 'save',
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'saved',
            actions: assign(({ event }) =>
              event.output.ok ? { id: event.output.id, next: event.output.next } : {},
            ),
          },
          {
            target: 'resting',
            actions: assign(({ event }) => ({
              failure: errorsOfSave(event.output.ok ? null : event.output.response),
            })),
          },
        ],
        onError: { target: 'resting', actions: assign({ failure: errorsOfSave(null) }) },
      },
    },
    saved: {
      tags: 'saving',
      always: [
        { guard: ({ context }) => !context.addToCart, target: 'leaving' },
        { guard: 'hasId', target: 'adding' },
        {
          target: 'resting',
          actions: assign({ failure: errorsWithoutId() }),
        },
      ],
    },
    adding: {
      tags: 'saving',
      invoke: {
        src: 'addToCart',
        input: ({ context }) => ({ id: context.id ?? '', search: context.search }),
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'leaving',
            actions: assign(({ context }) => ({ next: cartAddress(context.search) })),
          },
          {
            target: 'resting',
            actions: assign(({ event }) => ({
              failure: errorsOfAddToCartFailure(event.output.ok ? null : event.output.response),
            })),
          },
        ],
        onError: { target: 'resting', actions: assign({ failure: errorsOfAddToCartFailure(null) }) },
      },
    },
    leaving: {
      tags: 'saving',
      entry: { type: 'leaveFor', params: ({ context }) => ({ address: context.next ?? '/cart/' }) },
      after: { patience: 'resting' },
    },
  },
})

/** Errors of a rejected save (ERR-2); the configured product's own are under `configured-product`. */
function errorsOfSave(response: unknown): FormErrors {
  const found = errorsOfSaveFailure(response, errorsOfMarketplaceSaveFailure(response))
  return formHasErrors(found) ? found : { general: [unableToSave], fields: {} }
}
