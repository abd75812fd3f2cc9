import { quoteProduct } from '@kisscut/core/price'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { sticker, whiteSchedule, configuration } from './example.ts'
import { RESPONSE_TIMEOUT, RECALCULATION_DELAY, setupMachine } from './machine.ts'
import { isResponseTo, type QuoteRequest, type QuoteResponse } from './quote-request.ts'

/** A price that identifies its request: as many dollars per piece as the sticker is inches wide. */
const responseTo = ({ uuid, width, height }: QuoteRequest): QuoteResponse => {
  const subject = whiteSchedule.subject.replace('2x2', `${width}x${height}`)
  return { ok: true, uuid, schedule: { prices: ['0', width], quantities: [], basis: 'unit', subject } }
}

/** A page whose requests get responses in the scheduler's order, each possibly to an earlier request (`ages` before). */
function pageRespondedTo(scheduler: fc.Scheduler, ages: number[]) {
  const requests: QuoteRequest[] = []
  const clock = new SimulatedClock()
  const machine = setupMachine.provide({
    actors: {
      fetchQuote: fromPromise<QuoteResponse, QuoteRequest>(({ input }) => {
        requests.push(input)
        const age = ages.shift() ?? 0
        return scheduler.schedule(Promise.resolve(responseTo(requests.at(-1 - age) ?? input)))
      }),
    },
  })
  const one = { ...configuration, quantity: '1' }
  const input = {
    product: sticker,
    configuredId: null,
    configuration: one,
    quote: quoteProduct(sticker, one, { schedule: whiteSchedule }),
    schedule: whiteSchedule,
    entitlement: { wholesale: false },
    newUuid: () => `q${requests.length + 1}`,
  }
  const actor = createActor(machine, { clock, input }).start()
  return {
    widen: (value: string) => {
      actor.send({ type: 'configuration.changed', change: { width: value } })
    },
    retry: () => {
      actor.send({ type: 'retry.requested' })
    },
    wait: (ms: number) => {
      clock.increment(ms)
    },
    responded: async () => {
      await scheduler.waitIdle()
      await new Promise((resolve) => setImmediate(resolve))
    },
    state: () => actor.getSnapshot().value.price,
    total: () => actor.getSnapshot().context.quote.total,
  }
}

describe('invariants of the displayed price', () => {
  const sides = fc.array(fc.record({ inches: fc.integer({ min: 1, max: 40 }), rests: fc.boolean() }), {
    minLength: 1,
    maxLength: 12,
  })

  it('is always that of the latest request, in whatever order responses arrive (FLOW-6)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), sides, fc.array(fc.nat(4)), async (scheduler, changes, ages) => {
        const page = pageRespondedTo(scheduler, [...ages])
        let latest: string | null = null
        const isRight = () => latest === null || page.state() !== 'settled' || page.total() === `${latest}0`
        const changing = scheduler.scheduleSequence(
          changes.map(({ inches, rests }) => async () => {
            expect(isRight()).toBe(true)
            latest = `${inches}.5`
            page.widen(latest)
            if (rests) page.wait(RECALCULATION_DELAY)
            expect(isRight()).toBe(true)
          }),
        )
        await scheduler.waitFor(changing.task)
        page.wait(RECALCULATION_DELAY)
        await page.responded()
        while (page.state() !== 'settled') {
          page.wait(RESPONSE_TIMEOUT)
          page.retry()
          await page.responded()
        }
        expect(page.total()).toBe(`${latest}0`)
      }),
      { numRuns: 60 },
    )
  })

  it('ignores responses to other requests', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.uuid(), { minLength: 1 }), fc.nat(), fc.nat(), (uuids, one, other) => {
        const [requests, received] = [one, other].map((at) => ({ uuid: uuids[at % uuids.length] ?? '' }))
        expect(isResponseTo(requests!, received!)).toBe(one % uuids.length === other % uuids.length)
        expect(isResponseTo(null, received!)).toBe(false)
      }),
    )
  })
})
