import { quoteProduct } from '@kisscut/core/price'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { sticker, whiteAnswer, wishes } from './example.ts'
import { RECALCULATION_DELAY, setupMachine } from './machine.ts'
import type { Question, Reply } from './question.ts'

/** A price that tells which question it answers: so many dollars a piece as the sticker is inches wide. */
const answerTo = ({ width }: Question) => ({ prices: ['0', width], quantities: [], basis: 'unit' as const })

describe('invariants of the price shown', () => {
  it('never shows an answer to any but the latest question, in whatever order answers arrive', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.boolean()), { minLength: 1, maxLength: 12 }),
        async (scheduler, changes) => {
          const clock = new SimulatedClock()
          const machine = setupMachine.provide({
            actors: {
              askQuote: fromPromise<Reply, Question>(({ input }) =>
                scheduler.schedule(
                  Promise.resolve<Reply>({ ok: true, uuid: input.uuid, answer: answerTo(input) }),
                ),
              ),
            },
          })
          let count = 0
          const actor = createActor(machine, {
            clock,
            input: {
              product: sticker,
              configuredId: null,
              wishes: { ...wishes, quantity: '1' },
              quote: quoteProduct(sticker, { ...wishes, quantity: '1' }, undefined, whiteAnswer),
              answer: whiteAnswer,
              newUuid: () => `q${(count += 1)}`,
            },
          }).start()
          let latest = ''
          const changing = scheduler.scheduleSequence(
            changes.map(([inches, rests]) => async () => {
              latest = `${inches}.5`
              actor.send({ type: 'wish.changed', wish: { of: 'side', side: 'width', value: latest } })
              if (rests) clock.increment(RECALCULATION_DELAY)
              const { context, ...state } = actor.getSnapshot()
              if (state.value.price === 'settled') expect(context.quote.total).toBe(`${latest}0`)
            }),
          )
          await scheduler.waitFor(changing.task)
          clock.increment(RECALCULATION_DELAY)
          await scheduler.waitIdle()
          await new Promise((resolve) => setImmediate(resolve))
          expect(actor.getSnapshot().value.price).toBe('settled')
          expect(actor.getSnapshot().context.quote.total).toBe(`${latest}0`)
        },
      ),
      { numRuns: 60 },
    )
  })
})
