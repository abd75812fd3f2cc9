import { HttpError } from 'react-admin'
import { IMPORT_ROWS, type AnyRecord } from '@kisscut/records'
import { call } from '../api/call.ts'
import * as messages from '../messages/csv.ts'
import type { PlannedRow } from './plan.ts'

const PATH = '/admin/api/v1/import/'
/** About how many characters of one call: the shop takes no more. */
const CHARACTERS = 500_000
/** Milliseconds before a call that was not answered is sent again, each time. */
const WAITS = [1000, 2000, 4000, 8000, 15_000]
/** Answers after which the same call may succeed: none, too many calls, and what a proxy or a busy database says. */
const MAY_SUCCEED = [0, 429, 500, 502, 503, 504]

/** A line that the shop has rejected. */
export interface RejectedLine {
  readonly line: number
  readonly problem: string
}

/** What became of the rows of a file. */
export interface Sent {
  readonly saved: number
  readonly rejected: readonly RejectedLine[]
  /** Lines that were not sent, since it was stopped or failed before. */
  readonly unsent: number
  /** Why it ended before all were sent; null: it was stopped, or all were. */
  readonly failure: string | null
  /** Of the last call, which nobody answered: first and last line. Whether they are saved is not known. */
  readonly unknown: readonly [number, number] | null
}

interface RowResults {
  readonly rows: readonly ({
    readonly error: string
    readonly errors: Readonly<Record<string, readonly string[]>>
  } | null)[]
}

export interface SendSettings {
  readonly onProgress: (done: number) => void
  readonly isStopped: () => boolean
  /** Tells this import from others: what was saved is not saved again when a call is repeated. */
  readonly key: string
  readonly wait?: (milliseconds: number) => Promise<unknown>
}

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const wireOf = ({ id, revision, body }: PlannedRow) => ({
  id,
  values: body,
  ...(revision === undefined ? {} : { revision }),
})

/** The rows of each call. */
function callsOf(rows: readonly PlannedRow[]): readonly (readonly PlannedRow[])[] {
  const calls: PlannedRow[][] = []
  let size = 0
  for (const row of rows) {
    const length = JSON.stringify(row.body).length
    const last = calls.at(-1)
    if (last === undefined || last.length === IMPORT_ROWS || size + length > CHARACTERS) {
      calls.push([row])
      size = length
    } else {
      last.push(row)
      size += length
    }
  }
  return calls
}

/**
 * Saves planned rows, a few by each call, over the versions they were planned for: whoever was faster is not overwritten (ADMIN-14).
 * A row that is rejected is left out; the others go on. A call that is not answered is sent again, and saves nothing twice.
 */
export async function sendRows(
  record: AnyRecord,
  rows: readonly PlannedRow[],
  { onProgress, isStopped, key, wait = later }: SendSettings,
): Promise<Sent> {
  const rejected: RejectedLine[] = []
  let done = 0
  const sent = (more: Partial<Sent> = {}): Sent => ({
    saved: done - rejected.length,
    rejected,
    unsent: rows.length - done,
    failure: null,
    unknown: null,
    ...more,
  })
  for (const [number, some] of callsOf(rows).entries()) {
    if (isStopped()) break
    const body = { record: record.name, key: `${key}.${number}`, rows: some.map(wireOf) }
    try {
      const response = await repeated(() => call<RowResults>(PATH, { method: 'POST', body }), isStopped, wait)
      for (const [at, row] of response.rows.entries())
        if (row !== null) rejected.push({ line: some[at]!.line, problem: problemOf(row) })
    } catch (error) {
      const isUnknown = MAY_SUCCEED.includes(statusOf(error))
      return sent({
        failure: (error as Error).message,
        unsent: rows.length - done - (isUnknown ? some.length : 0),
        unknown: isUnknown ? [some[0]!.line, some.at(-1)!.line] : null,
      })
    }
    done += some.length
    onProgress(done)
  }
  return sent()
}

const statusOf = (error: unknown): number => (error instanceof HttpError ? (error.status as number) : -1)

const problemOf = ({ error, errors }: NonNullable<RowResults['rows'][number]>): string =>
  [error, ...Object.entries(errors).map(([name, texts]) => messages.ofField(name, texts.join(' ')))]
    .filter(Boolean)
    .join(' ')

/** Sends a call until it is answered, some times; throws what the last one came to. */
async function repeated<T>(send: () => Promise<T>, isStopped: () => boolean, wait: typeof later): Promise<T> {
  for (const milliseconds of WAITS) {
    try {
      return await send()
    } catch (error) {
      if (!MAY_SUCCEED.includes(statusOf(error)) || isStopped()) throw error
      await wait(milliseconds)
    }
  }
  return send()
}
