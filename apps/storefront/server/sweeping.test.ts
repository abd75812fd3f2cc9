import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sweepDaily } from './sweeping.ts'

describe('sweeping', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('runs at once, then once a day, until the shop closes', () => {
    const sweep = vi.fn(async () => 0)
    const stop = sweepDaily(sweep, () => {})
    expect(sweep).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(48 * 60 * 60 * 1000)
    expect(sweep).toHaveBeenCalledTimes(3)
    stop()
    vi.advanceTimersByTime(48 * 60 * 60 * 1000)
    expect(sweep).toHaveBeenCalledTimes(3)
  })

  it('reports a failure and continues', async () => {
    const reported: unknown[] = []
    const stop = sweepDaily(
      () => Promise.reject(new Error('busy')),
      (error) => reported.push(error),
    )
    await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000)
    stop()
    expect(reported).toHaveLength(2)
  })
})
