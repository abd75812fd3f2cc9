import { assign, fromPromise, setup } from 'xstate'

/** Pause in milliseconds before the next poll: most files never wait that long. */
export const QUERY_DELAY = 1500

/** Polls the shopper's place in the queue until the machine is stopped. FILE-11. */
export const queueMachine = setup({
  types: { context: {} as { readonly place: number } },
  actors: {
    fetchPlace: fromPromise<number>(() => Promise.reject(new Error('No way to fetch it was provided.'))),
  },
  delays: { rest: QUERY_DELAY },
}).createMachine({
  id: 'queue',
  /** 0: it does not wait, or its place is unknown. */
  context: { place: 0 },
  initial: 'resting',
  states: {
    resting: { after: { rest: 'querying' } },
    querying: {
      invoke: {
        src: 'fetchPlace',
        onDone: { target: 'resting', actions: assign(({ event }) => ({ place: event.output })) },
        onError: { target: 'resting', actions: assign({ place: 0 }) },
      },
    },
  },
})
