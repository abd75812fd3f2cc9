import fc from 'fast-check'
import { expect, it } from 'vitest'
import { timeSlices } from './yield-to-event-loop.ts'

it('no slice is longer than its budget plus one step, and none ends early (OPS-10)', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(30), { maxLength: 60 }),
      fc.integer({ min: 1, max: 20 }),
      async (steps, budgetMs) => {
        let now = 0
        let began = 0
        const slices: number[] = []
        const { next } = timeSlices({
          budgetMs,
          clock: () => now,
          yieldNow: async () => {
            slices.push(now - began)
            // Other work holds the loop for a while.
            now += 100
            began = now
          },
        })
        for (const step of steps) {
          now += step
          await next()
          expect(now - began).toBeLessThan(budgetMs)
        }
        for (const slice of slices) expect(slice).toBeGreaterThanOrEqual(budgetMs)
        for (const slice of slices) expect(slice).toBeLessThan(budgetMs + 31)
      },
    ),
  ))
