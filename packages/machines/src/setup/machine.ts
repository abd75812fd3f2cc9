import { changeConfiguration, type ConfigurationChange } from '@kisscut/core/configuration'
import { errorsOfQuoteFailure, NO_ERRORS, type FormErrors } from '@kisscut/core/errors'
import { quoteProduct } from '@kisscut/core/price'
import type { Configuration, Entitlement, PriceSchedule, Product, Quote } from '@kisscut/core/product'
import { assign, fromPromise, setup } from 'xstate'
import {
  canRequest,
  isResponseTo,
  subjectOf,
  type QuoteRequest,
  type QuoteResponse,
} from './quote-request.ts'
import { waitingQuote } from './shown.ts'

/** The price list is recalculated this many milliseconds after the last change. FLOW-5. */
export const RECALCULATION_DELAY = 100
/** Timeout of a request in milliseconds; the shopper may retry. */
export const RESPONSE_TIMEOUT = 10_000

export interface SetupInput {
  readonly product: Product
  readonly configuredId: string | null
  readonly configuration: Configuration
  /** The quote as priced by the server. */
  readonly quote: Quote
  readonly schedule: PriceSchedule | null
  readonly entitlement: Entitlement
  /** Creates the UUID of a request. */
  readonly newUuid: () => string
}

interface SetupContext extends SetupInput {
  /** The material and size the schedule is for. */
  readonly pricedFor: string | null
  /** The running request: its UUID, and its material and size. Responses to others are ignored. */
  readonly latest: { readonly uuid: string; readonly subject: string } | null
  /** The server's errors for the latest request. */
  readonly errors: FormErrors
}

export type SetupEvent =
  | { type: 'page.read'; product: Product; configuredId: string | null }
  | { type: 'page.missing' }
  | { type: 'configuration.changed'; change: ConfigurationChange }
  | { type: 'retry.requested' }
  | { type: 'product.saved'; id: string }

const termsOf = ({ schedule, entitlement }: SetupContext) => ({ schedule, entitlement })

/**
 * Choosing a product's details. FLOW-1: reading page data, then setup complete, then configured; in parallel the price: settled,
 * resting after a change, fetching. Quantity and options are priced at once from the last schedule; only the response to the
 * latest request is ever shown. The tag `waiting`: the price shown is that of the configuration before.
 */
export const setupMachine = setup({
  types: {
    context: {} as SetupContext,
    events: {} as SetupEvent,
    input: {} as SetupInput,
    tags: {} as 'waiting',
  },
  actors: {
    fetchQuote: fromPromise<QuoteResponse, QuoteRequest>(() =>
      Promise.reject(new Error('fetchQuote was not provided.')),
    ),
  },
  delays: { recalculation: RECALCULATION_DELAY, patience: RESPONSE_TIMEOUT },
  guards: {
    isConfigured: ({ context }) => context.configuredId !== null,
    isPriced: ({ context }) =>
      context.schedule !== null && context.pricedFor === subjectOf(context.configuration),
    isUnderWay: ({ context, event }) =>
      event.type === 'configuration.changed' &&
      context.latest?.subject ===
        subjectOf(changeConfiguration(context.product, context.configuration, event.change)),
    canRequest: ({ context }) => canRequest(context.configuration, context.quote.problems),
  },
  actions: {
    change: assign(({ context, event }) => {
      if (event.type !== 'configuration.changed') return {}
      const configuration = changeConfiguration(context.product, context.configuration, event.change)
      const fresh = quoteProduct(context.product, configuration, termsOf(context))
      return { configuration, quote: waitingQuote(fresh, context.quote), errors: NO_ERRORS }
    }),
    price: assign(({ context }) => ({
      quote: quoteProduct(context.product, context.configuration, termsOf(context)),
    })),
    request: assign(({ context }) => ({
      latest: { uuid: context.newUuid(), subject: subjectOf(context.configuration) },
    })),
    forget: assign({ latest: null }),
  },
}).createMachine({
  id: 'setup',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    pricedFor: input.schedule ? subjectOf(input.configuration) : null,
    latest: null,
    errors: NO_ERRORS,
  }),
  states: {
    page: {
      initial: 'reading',
      states: {
        reading: {
          on: {
            'page.read': {
              target: 'complete',
              actions: assign(({ event: { product, configuredId } }) => ({ product, configuredId })),
            },
            'page.missing': 'unreadable',
          },
        },
        complete: { always: { guard: 'isConfigured', target: 'configured' } },
        configured: {},
        unreadable: {},
      },
      on: { 'product.saved': { actions: assign(({ event }) => ({ configuredId: event.id })) } },
    },
    price: {
      initial: 'settled',
      on: { 'configuration.changed': { target: '.weighing', actions: 'change' } },
      states: {
        settled: {},
        weighing: {
          entry: 'forget',
          always: [{ guard: 'isPriced', target: 'settled', actions: 'price' }, { target: 'resting' }],
        },
        resting: {
          tags: 'waiting',
          after: { recalculation: [{ guard: 'canRequest', target: 'fetching' }, { target: 'skipped' }] },
        },
        fetching: {
          tags: 'waiting',
          entry: 'request',
          exit: 'forget',
          on: { 'configuration.changed': { guard: 'isUnderWay', actions: 'change' } },
          invoke: {
            src: 'fetchQuote',
            input: ({ context: { latest, configuration } }) => ({
              uuid: latest?.uuid ?? '',
              materialId: configuration.materialId ?? '',
              width: configuration.width,
              height: configuration.height,
            }),
            onDone: [
              { guard: ({ context, event }) => !isResponseTo(context.latest, event.output) },
              {
                guard: ({ event }) => event.output.ok,
                target: 'settled',
                actions: [
                  assign(({ context, event }) =>
                    event.output.ok
                      ? { schedule: event.output.schedule, pricedFor: subjectOf(context.configuration) }
                      : {},
                  ),
                  'price',
                ],
              },
              {
                target: 'rejected',
                actions: assign(({ event }) => ({
                  errors: errorsOfQuoteFailure(event.output.ok ? null : event.output.response),
                })),
              },
            ],
            onError: 'failed',
          },
          after: { patience: 'failed' },
        },
        /** Quantity or size is invalid: nothing is requested, and the problems are shown. */
        skipped: { entry: 'price' },
        rejected: {
          tags: 'waiting',
          on: { 'retry.requested': { target: 'fetching', actions: assign({ errors: NO_ERRORS }) } },
        },
        failed: { tags: 'waiting', on: { 'retry.requested': 'fetching' } },
      },
    },
  },
})
