import { randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import {
  IMPORT_ROWS,
  RECORDS,
  readChanges,
  readNew,
  type AnyRecord,
  type ChangesOf,
  type Reading,
} from '@kisscut/records'
import type { RowFailure, Shop } from '@kisscut/shop'
import { z } from 'zod'
import { jsonBody, type JsonLimits } from '../body/json.ts'
import { HttpError, invalid } from '../http/http-error.ts'
import { idempotencyKeyOf } from '../http/idempotency-key.ts'
import { staffMay } from '../http/policy.ts'
import { problemSchema } from '../http/problems.ts'
import { errorWire, failureOf, mapped } from '../http/responses.ts'
import { route, type AnyRoute } from '../http/route.ts'
import { noSuchRecord } from '../messages/requests.ts'

const LIMITS: JsonLimits = { bytes: 2 * 1024 * 1024, depth: 16 }

const rowsToSave = z.strictObject({
  record: z.string().max(100),
  key: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('The `Idempotency-Key`, for clients that can’t send the header, which comes first.'),
  rows: z
    .array(
      z.strictObject({
        id: z.string().max(200).nullable().describe('Null: a new row.'),
        revision: z.int().optional().describe('Only the row of this revision is changed.'),
        values: z
          .record(z.string(), z.unknown())
          .describe('Of a new row all that is required, else what changes.'),
      }),
    )
    .max(IMPORT_ROWS),
})
type Row = z.output<typeof rowsToSave>['rows'][number]

const rowFailure = z.object({
  error: z.string(),
  errors: z.record(z.string(), z.array(z.string())),
  problems: z.array(problemSchema),
})
const result = z.object({
  rows: z.array(rowFailure.nullable()).describe('In the order of the call. Null: saved; else why not.'),
})

/** Records that staff save; shoppers' records have their own rules. */
const declared = (name: string): AnyRecord => {
  const record = Object.values<AnyRecord>(RECORDS).find((each) => each.name === name && each.save === 'staff')
  if (record === undefined) throw invalid({ record: [noSuchRecord] })
  return record
}

/** The values as the record's own schema reads them; yields to the event loop after each row, so that other requests go on. */
async function readRows(record: AnyRecord, rows: readonly Row[]) {
  const read = []
  for (const { values, ...row } of rows) {
    const reading = row.id === null ? readNew(record, values) : readChanges(record, values)
    read.push({ ...row, values: reading as Reading<ChangesOf<AnyRecord>> })
    await turn()
  }
  return read
}

const shownFailure = (failure: RowFailure) => {
  const error = failure.reason === 'stale' ? new HttpError(409, failure.message) : failureOf(failure)
  return { error: '', ...errorWire(error) }
}

/** Some rows of a CSV file, each by the rules of a single save (ADMIN-14). */
export const importRoute = (shop: Shop): AnyRoute =>
  route({
    method: 'POST',
    path: '/admin/api/v1/import/',
    policy: { ...staffMay('read', 'admin'), changes: true, cost: 'costly' },
    summary: `Save up to ${IMPORT_ROWS} rows of a record, each by its rules; those that are rejected are left out.`,
    body: jsonBody(rowsToSave, LIMITS),
    success: { schema: result },
    keyed: 'exactly',
    errors: [409],
    handle: async ({ request, viewer, body: { record: name, key: inBody, rows } }) => {
      const record = declared(name)
      const key = idempotencyKeyOf(request) ?? inBody ?? randomUUID()
      const imported = await shop.records.importRows(viewer, record, await readRows(record, rows), key)
      return mapped(imported, (results) => ({
        rows: results.map((failure) => failure && shownFailure(failure)),
      }))
    },
  })
