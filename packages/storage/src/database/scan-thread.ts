import { ACCENTS } from '@kisscut/core/text'
import { Worker } from 'node:worker_threads'
import type { Rows } from './sqlite-connection.ts'
import { SQLITE_LIBRARY } from './sqlite-file.ts'

/**
 * Source of the thread: one connection that reads, one statement after another, and one that checkpoints. It is text, so that it
 * is the same in the source and in the server's bundle; its `fold_text` is `foldText`'s.
 */
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads')
const SqliteFile = require(workerData.library)
const file = new SqliteFile(workerData.file, { readonly: true, fileMustExist: true })
const accents = new RegExp('[' + workerData.accents + ']', 'gu')
file.function('fold_text', { deterministic: true }, (text) =>
  typeof text === 'string'
    ? text.normalize('NFKD').replace(accents, '').toLowerCase().replaceAll('ς', 'σ')
    : text)
let writable = null
const checkpoint = (pages) => {
  if (writable === null) {
    writable = new SqliteFile(workerData.file, { fileMustExist: true, timeout: 100 })
    writable.pragma('synchronous = NORMAL')
  }
  const [{ log, checkpointed }] = writable.pragma('wal_checkpoint(PASSIVE)')
  // Where most of it is still being read, as by a backup, writers would wait in vain.
  if (log > pages && log - checkpointed < pages / 2) writable.pragma('wal_checkpoint(RESTART)')
  return []
}
parentPort.on('message', ({ id, sql, params, pages }) => {
  try {
    const rows = pages === undefined ? file.prepare(sql).raw().all(...params) : checkpoint(pages)
    parentPort.postMessage({ id, rows })
  } catch ({ message, code }) {
    parentPort.postMessage({ id, failed: { message, code } })
  }
})
`

type Reply =
  | { readonly id: number; readonly rows: unknown[]; readonly failed?: undefined }
  | { readonly id: number; readonly failed: { readonly message: string; readonly code?: string } }

interface Waiting {
  resolve(rows: Rows): void
  reject(error: Error): void
}

/** Reads an SQLite file in a separate thread, and checkpoints its log. */
export interface ScanThread {
  /** All rows of a read-only statement, as lists of columns. Rejects with the library's `code`. */
  all(sql: string, params: readonly unknown[]): Promise<Rows>
  /**
   * Checkpoints the log, without blocking readers and writers, up to the point that is still being read. With more pages in the
   * log than this, writers wait until it restarts. Both files are flushed in the order required for durability.
   */
  checkpoint(pages: number): Promise<void>
  close(): Promise<void>
}

/** The thread starts with the first statement, and again after an error ended it. */
export function createScanThread(file: string): ScanThread {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let last = 0

  function start(): Worker {
    const workerData = { library: SQLITE_LIBRARY, file, accents: ACCENTS }
    const started = new Worker(PROGRAM, { eval: true, workerData })
    started.on('message', (reply: Reply) => {
      const { resolve, reject } = waiting.get(reply.id)!
      waiting.delete(reply.id)
      // An idle thread doesn't keep the process alive.
      if (waiting.size === 0) started.unref()
      if (reply.failed === undefined) resolve({ rows: reply.rows })
      else reject(Object.assign(new Error(reply.failed.message), { code: reply.failed.code }))
    })
    const ended = (error: Error) => {
      if (worker === started) worker = null
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    }
    started.on('error', ended)
    started.on('exit', () => ended(new Error('The thread that reads the database has ended.')))
    return started
  }

  const send = (task: object) =>
    new Promise<Rows>((resolve, reject) => {
      worker ??= start()
      waiting.set(++last, { resolve, reject })
      worker.ref()
      worker.postMessage({ id: last, ...task })
    })

  return {
    all: (sql, params) => send({ sql, params }),
    checkpoint: async (pages) => void (await send({ pages })),
    close: async () => void (await worker?.terminate()),
  }
}
