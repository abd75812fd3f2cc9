import { HttpError } from 'react-admin'
import { IMPORT_ROWS, type AnyRecord } from '@kisscut/records'
import { call } from '../api/call.ts'
import * as messages from '../messages/csv.ts'
import type { PlannedRow } from './plan.ts'

const PATH = '/admin/api/v1/import/'
/** Approximate maximum number of characters per call, the shop's limit. */
const CHARACTERS = 500_000
/** Pauses in milliseconds before an unanswered call is repeated. */
const WAITS = [1000, 2000, 4000, 8000, 15_000]
/** Statuses after which a call may succeed later: none, too many calls, and those of proxies or a busy database. */
const MAY_SUCCEED = [0, 429, 500, 502, 503, 504]

/** A line rejected by the shop. */
export interface RejectedLine {
  readonly line: number
  readonly problem: string
}

/** Result of sending a file's rows. */
export interface Sent {
  readonly saved: number
  readonly rejected: readonly RejectedLine[]
  /** Number of lines not sent, because it was stopped or failed before. */
  readonly unsent: number
  /** Why it ended early; null where it was stopped or finished. */
  readonly failure: string | null
  /** First and last line of an unanswered last call. Whether they are saved is unknown. */
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
  /** Identifies this import, so that a repeated call saves nothing twice. */
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
 * Saves planned rows, a few per call, if their revisions are unchanged, so that concurrent edits are not overwritten (ADMIN-14).
 * Rejected rows are skipped. Unanswered calls are repeated and save nothing twice.
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

/** Repeats a call until it is answered, a limited number of times; throws the last error. */
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
