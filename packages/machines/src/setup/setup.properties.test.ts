import { quoteProduct } from '@kisscut/core/price'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { sticker, whiteSchedule, configuration } from './example.ts'
import { RESPONSE_TIMEOUT, RECALCULATION_DELAY, setupMachine } from './machine.ts'
import { isResponseTo, type Question, type Reply } from './question.ts'

/** A price that tells which question it answers: so many dollars a piece as the sticker is inches wide. */
const replyTo = ({ uuid, width }: Question): Reply => ({
  ok: true,
  uuid,
  answer: { prices: ['0', width], quantities: [], basis: 'unit' },
})

/** A page whose questions are answered when the scheduler says so, each with the answer to one asked `ages` before it. */
function pageAnswered(scheduler: fc.Scheduler, ages: number[]) {
  const asked: Question[] = []
  const clock = new SimulatedClock()
  const machine = setupMachine.provide({
    actors: {
      fetchQuote: fromPromise<Reply, Question>(({ input }) => {
        asked.push(input)
        const age = ages.shift() ?? 0
        return scheduler.schedule(Promise.resolve(replyTo(asked.at(-1 - age) ?? input)))
      }),
    },
  })
  const one = { ...configuration, quantity: '1' }
  const input = {
    product: sticker,
    configuredId: null,
    configuration: one,
    quote: quoteProduct(sticker, one, { schedule: whiteSchedule }),
    answer: whiteSchedule,
    newUuid: () => `q${asked.length + 1}`,
  }
  const actor = createActor(machine, { clock, input }).start()
  return {
    widen: (value: string) => {
      actor.send({ type: 'configuration.changed', wish: { of: 'side', side: 'width', value } })
    },
    retry: () => {
      actor.send({ type: 'retry.asked' })
    },
    wait: (ms: number) => {
      clock.increment(ms)
    },
    answered: async () => {
      await scheduler.waitIdle()
      await new Promise((resolve) => setImmediate(resolve))
    },
    state: () => actor.getSnapshot().value.price,
    total: () => actor.getSnapshot().context.quote.total,
  }
}

describe('invariants of the price shown', () => {
  const sides = fc.array(fc.record({ inches: fc.integer({ min: 1, max: 40 }), rests: fc.boolean() }), {
    minLength: 1,
    maxLength: 12,
  })

  it('never shows an answer to any but the latest question, in whatever order answers arrive (FLOW-6)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), sides, fc.array(fc.nat(4)), async (scheduler, changes, ages) => {
        const page = pageAnswered(scheduler, [...ages])
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
        await page.answered()
        while (page.state() !== 'settled') {
          page.wait(RESPONSE_TIMEOUT)
          page.retry()
          await page.answered()
        }
        expect(page.total()).toBe(`${latest}0`)
      }),
      { numRuns: 60 },
    )
  })

  it('always tells an answer from the answers to other questions', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.uuid(), { minLength: 1 }), fc.nat(), fc.nat(), (uuids, one, other) => {
        const [asked, told] = [one, other].map((at) => ({ uuid: uuids[at % uuids.length] ?? '' }))
        expect(isResponseTo(asked!, told!)).toBe(one % uuids.length === other % uuids.length)
        expect(isResponseTo(null, told!)).toBe(false)
      }),
    )
  })
})
