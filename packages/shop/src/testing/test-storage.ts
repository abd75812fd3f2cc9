import type { Clock } from '../ports/clock.ts'
import type { Storage } from '../ports/storage.ts'

/** A storage of its own for one test, and what its ports do not show. */
export interface TestStorage {
  readonly storage: Storage
  /** What staff changed, oldest first. */
  readonly auditLog: () => Promise<
    readonly { readonly who: string; readonly did: string; readonly what: string }[]
  >
  /** A statement past every port: for data that no version of the shop would write. */
  readonly execute: (sql: string) => void
  readonly fileStore: {
    /** Every file that can be read. */
    readonly keys: () => readonly string[]
    /** The files that rows name: the others are deleted a day after they were stored. */
    readonly retained: () => readonly string[]
    readonly bytes: (key: string) => Uint8Array
    /** Every file is gone, as after a broken disk. */
    readonly lose: () => void
  }
}

/** Opens a storage that holds what `fill` puts into it; filled once, then copied for every test that asks for the same. */
export type OpenTestStorage = (fill: (storage: Storage) => Promise<void>, now: Clock) => Promise<TestStorage>

let opener: OpenTestStorage | null = null

/** Called by the set-up file of the test project: this package imports no storage. */
export const setTestStorage = (open: OpenTestStorage): void => {
  opener = open
}

export const openTestStorage: OpenTestStorage = (fill, now) => {
  if (opener === null)
    throw new Error('Run these tests as `vitest --project shop`: its set-up opens a storage')
  return opener(fill, now)
}
