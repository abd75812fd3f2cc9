import { changedMeanwhile } from '../messages/records.ts'

/** The row as saved by another request after the viewer read it. */
export interface Stale<T> {
  readonly ok: false
  readonly reason: 'stale'
  readonly message: string
  readonly current: T
}

export const stale = <T>(current: T): Stale<T> => ({
  ok: false,
  reason: 'stale',
  message: changedMeanwhile,
  current,
})
