import type { Clock } from '../ports/clock.ts'
import type { Storage } from '../ports/storage.ts'

/** A separate storage for one test, with access that ports don't give. */
export interface TestStorage {
  readonly storage: Storage
  /** Changes by staff, oldest first. */
  readonly auditLog: () => Promise<
    readonly { readonly who: string; readonly did: string; readonly what: string }[]
  >
  /** Runs SQL, for data that no version of the shop would write. */
  readonly execute: (sql: string) => void
  readonly fileStore: {
    /** Keys of all readable files. */
    readonly keys: () => readonly string[]
    /** Files that rows use; others are deleted a day after they were stored. */
    readonly retained: () => readonly string[]
    readonly bytes: (key: string) => Uint8Array
    /** Loses every file, as after a disk failure. */
    readonly lose: () => void
  }
}

/** Opens a storage with the data that `fill` adds; filled once, then copied for every test with the same `fill`. */
export type OpenTestStorage = (fill: (storage: Storage) => Promise<void>, now: Clock) => Promise<TestStorage>

let opener: OpenTestStorage | null = null

/** Called by the set-up file of the test project, because this package can't import storage. */
export const setTestStorage = (open: OpenTestStorage): void => {
  opener = open
}

export const openTestStorage: OpenTestStorage = (fill, now) => {
  if (opener === null)
    throw new Error('Run these tests as `vitest --project shop`: its set-up opens a storage')
  return opener(fill, now)
}
