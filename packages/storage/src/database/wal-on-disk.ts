import { type FileHandle, open } from 'node:fs/promises'

/** Flushes the write-ahead log of an SQLite file. */
export interface WalOnDisk {
  /** Resolves once everything written to the log so far is on disk; later writes wait for the next flush. */
  flushed(): Promise<void>
  /** Throws {@link LogLost} once a flush has failed. */
  assertIntact(): void
  close(): Promise<void>
}

/**
 * The disk rejected part of the log. The operating system then drops that part from its write queue, so the next flush succeeds
 * without it. SQLite reads a log up to its first gap: nothing after it would survive a power cut.
 */
export class LogLost extends Error {
  override name = 'LogLost'
  readonly code = 'LOG_LOST'
}

/**
 * Flushes off the serving thread, which SQLite itself would block until the disk responds. Calls during a flush share the next
 * one. SQLite keeps the log file open as long as the connection, and locks only the other files. Once a flush has failed, every
 * later one fails: only a new start, which checkpoints the log, may write again.
 */
export function createWalOnDisk(file: string): WalOnDisk {
  let log: Promise<FileHandle> | null = null
  let flushing: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null
  let lost: LogLost | null = null

  const opened = () =>
    (log ??= open(`${file}-wal`, 'r+').catch((error: unknown) => {
      log = null
      throw error
    }))

  const assertIntact = () => {
    if (lost !== null) throw lost
  }

  const flushAfter = async (before: Promise<void>) => {
    await before.catch(() => undefined)
    // From here on, calls need another flush: this one may miss what they wrote.
    flushing = next ?? flushing
    next = null
    const file = await opened()
    assertIntact()
    await file.datasync().catch((cause: unknown) => {
      lost = new LogLost('The log of the database could not be flushed.', { cause })
      throw lost
    })
  }

  return {
    assertIntact,
    flushed: () => (next ??= flushAfter(flushing)),
    close: async () => {
      await (next ?? flushing).catch(() => undefined)
      await (await log)?.close()
    },
  }
}
