import { errorsOfQuoteFailure, NO_ERRORS, type FormErrors } from '@kisscut/core/errors'
import { quoteProduct } from '@kisscut/core/price'
import type { Product, Quote, PriceSchedule, Configuration } from '@kisscut/core/product'
import { assign, fromPromise, setup } from 'xstate'
import { isAskable, isResponseTo, subjectOf, type Question, type Reply } from './question.ts'
import { waitingQuote } from './shown.ts'
import { configurationAfter, type ConfigurationChange } from './change.ts'

/** The price list is recalculated this many milliseconds after the last change. FLOW-5. */
export const RECALCULATION_DELAY = 100
/** A question without an answer is given up after this many milliseconds; the shopper may ask again. */
export const RESPONSE_TIMEOUT = 10_000

export interface SetupInput {
  readonly product: Product
  readonly configuredId: string | null
  readonly configuration: Configuration
  /** As the server priced them. */
  readonly quote: Quote
  readonly answer: PriceSchedule | null
  /** Makes the uuid of a question. */
  readonly newUuid: () => string
}

interface SetupContext extends SetupInput {
  /** What the answer in force was asked for. */
  readonly answered: string | null
  /** The latest question: its uuid and what it was asked for. Answers to others are ignored. */
  readonly latest: { readonly uuid: string; readonly subject: string } | null
  /** What the server found wrong with the latest question. */
  readonly errors: FormErrors
}

export type SetupEvent =
  | { type: 'page.read'; product: Product; configuredId: string | null }
  | { type: 'page.missing' }
  | { type: 'configuration.changed'; wish: ConfigurationChange }
  | { type: 'retry.asked' }
  | { type: 'product.saved'; id: string }

/**
 * Choosing a product's details. FLOW-1: reading page data, then setup complete, then configured; beside it the price:
 * settled, resting after a change, asking. Quantity and options are priced at once from the answer in force; only the
 * answer to the latest question is ever shown. The tag `waiting`: the price shown is that of the wishes before.
 */
export const setupMachine = setup({
  types: {
    context: {} as SetupContext,
    events: {} as SetupEvent,
    input: {} as SetupInput,
    tags: {} as 'waiting',
  },
  actors: {
    fetchQuote: fromPromise<Reply, Question>(() => Promise.reject(new Error('No way to ask was provided.'))),
  },
  delays: { recalculation: RECALCULATION_DELAY, patience: RESPONSE_TIMEOUT },
  guards: {
    isConfigured: ({ context }) => context.configuredId !== null,
    isAnswered: ({ context }) =>
      context.answer !== null && context.answered === subjectOf(context.configuration),
    isUnderWay: ({ context, event }) =>
      event.type === 'configuration.changed' &&
      context.latest?.subject ===
        subjectOf(configurationAfter(context.configuration, context.product, event.wish)),
    isAskable: ({ context }) => isAskable(context.configuration, context.quote.problems),
  },
  actions: {
    wish: assign(({ context, event }) => {
      if (event.type !== 'configuration.changed') return {}
      const configuration = configurationAfter(context.configuration, context.product, event.wish)
      const fresh = quoteProduct(context.product, configuration, { schedule: context.answer })
      return { configuration, quote: waitingQuote(fresh, context.quote), errors: NO_ERRORS }
    }),
    price: assign(({ context }) => ({
      quote: quoteProduct(context.product, context.configuration, { schedule: context.answer }),
    })),
    ask: assign(({ context }) => ({
      latest: { uuid: context.newUuid(), subject: subjectOf(context.configuration) },
    })),
    forget: assign({ latest: null }),
  },
}).createMachine({
  id: 'setup',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    answered: input.answer ? subjectOf(input.configuration) : null,
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
      on: { 'configuration.changed': { target: '.weighing', actions: 'wish' } },
      states: {
        settled: {},
        weighing: {
          entry: 'forget',
          always: [{ guard: 'isAnswered', target: 'settled', actions: 'price' }, { target: 'resting' }],
        },
        resting: {
          tags: 'waiting',
          after: { recalculation: [{ guard: 'isAskable', target: 'asking' }, { target: 'skipped' }] },
        },
        asking: {
          tags: 'waiting',
          entry: 'ask',
          exit: 'forget',
          on: { 'configuration.changed': { guard: 'isUnderWay', actions: 'wish' } },
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
                      ? { answer: event.output.answer, answered: subjectOf(context.configuration) }
                      : {},
                  ),
                  'price',
                ],
              },
              {
                target: 'refused',
                actions: assign(({ event }) => ({
                  errors: errorsOfQuoteFailure(event.output.ok ? null : event.output.response),
                })),
              },
            ],
            onError: 'failed',
          },
          after: { patience: 'failed' },
        },
        /** Quantity or size is invalid: nothing is asked, the problems show. */
        skipped: { entry: 'price' },
        refused: { tags: 'waiting' },
        failed: { tags: 'waiting', on: { 'retry.asked': 'asking' } },
      },
    },
  },
})
