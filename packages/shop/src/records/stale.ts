import { changedMeanwhile } from '../messages/records.ts'

/** Somebody else changed the row since the viewer read it: what it is now. */
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
