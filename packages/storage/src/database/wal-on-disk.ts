import { type FileHandle, open } from 'node:fs/promises'

/** Flushes the write-ahead log of an SQLite file. */
export interface WalOnDisk {
  /** Resolves once everything that was written to the log before is on the disk; what is written meanwhile waits for the next flush. */
  flushed(): Promise<void>
  close(): Promise<void>
}

/**
 * Flushes beside the thread that serves: SQLite itself would stop it until the disk has answered. Of calls during a flush there is one
 * more flush, for all of them. SQLite keeps the log's file while a connection is open, and locks only the other files.
 */
export function createWalOnDisk(file: string): WalOnDisk {
  let log: Promise<FileHandle> | null = null
  let flushing: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null

  const opened = () =>
    (log ??= open(`${file}-wal`, 'r+').catch((error: unknown) => {
      log = null
      throw error
    }))

  const flushAfter = async (before: Promise<void>) => {
    await before.catch(() => undefined)
    // From here on, calls need another flush: this one may miss what they wrote.
    flushing = next ?? flushing
    next = null
    await (await opened()).datasync()
  }

  return {
    flushed: () => (next ??= flushAfter(flushing)),
    close: async () => {
      await (next ?? flushing).catch(() => undefined)
      await (await log)?.close()
    },
  }
}
