import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HttpError } from './http-error.ts'
import { createRateLimiter } from './rate-limit.ts'

describe('a rate limiter', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('says in how many seconds a client has calls again, and keeps to it', async () => {
    const limit = createRateLimiter({ normal: 2 })
    const left = async () => {
      try {
        return (await limit('normal', '192.0.2.1'))!.remaining
      } catch (error) {
        return (error as HttpError).headers
      }
    }
    const inSeconds = (reset: string) => ({
      ...{ 'ratelimit-limit': '2', 'ratelimit-remaining': '0', 'ratelimit-reset': reset },
      'retry-after': reset,
    })
    expect([await left(), await left(), await left()]).toEqual([1, 0, inSeconds('60')])
    vi.advanceTimersByTime(29_500)
    expect(await left()).toEqual(inSeconds('31'))
    vi.advanceTimersByTime(31_000)
    expect(await left()).toBe(1)
  })
})
