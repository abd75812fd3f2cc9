import { RECORDS, type AnyRecord } from '@kisscut/records'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { lookupColumns } from './record-indexes.ts'

/** The same declaration from another bundle, whose fields are not in this one's registry. */
const fromAnotherBundle = (record: AnyRecord): AnyRecord => ({
  ...record,
  schema: z.object(
    Object.fromEntries(Object.keys(record.schema.shape).map((name) => [name, z.unknown()] as const)),
  ),
})

describe('the columns that lists can be filtered by', () => {
  it('are the same for a record from another bundle', () => {
    for (const record of Object.values<AnyRecord>(RECORDS))
      expect(lookupColumns(fromAnotherBundle(record))).toEqual(lookupColumns(record))
  })
})
