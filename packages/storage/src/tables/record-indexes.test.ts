import { RECORDS, type AnyRecord } from '@kisscut/records'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { lookupColumns } from './record-indexes.ts'

/** The same declaration out of another bundle: its fields are in no registry of this one. */
const fromAnotherBundle = (record: AnyRecord): AnyRecord => ({
  ...record,
  schema: z.object(
    Object.fromEntries(Object.keys(record.schema.shape).map((name) => [name, z.unknown()] as const)),
  ),
})

describe('the columns lists are narrowed by', () => {
  it('are the same for a record that another bundle brings', () => {
    for (const record of Object.values<AnyRecord>(RECORDS))
      expect(lookupColumns(fromAnotherBundle(record))).toEqual(lookupColumns(record))
  })
})
