import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** A file in the data folder while the database and secret of a restore may not match. */
export const unfinishedRestore = (dataDir: string): string => join(dataDir, 'restore-unfinished')

/** Throws a one-line error if a restore was killed between the two. */
export function assertRestored(dataDir: string): void {
  const mark = unfinishedRestore(dataDir)
  if (existsSync(mark)) throw new Error(`A restore was not finished: run it again. (${mark} says so.)`)
}
