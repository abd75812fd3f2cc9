import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Stands in the data folder while the database and the secret of a restore may not belong together. */
export const unfinishedRestore = (dataDir: string): string => join(dataDir, 'restore-unfinished')

/** Throws one line where a restore was killed between the two. */
export function assertRestored(dataDir: string): void {
  const mark = unfinishedRestore(dataDir)
  if (existsSync(mark)) throw new Error(`A restore was not finished: run it again. (${mark} says so.)`)
}
