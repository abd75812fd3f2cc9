import { describe, expect, it } from 'vitest'
import { RECORDS } from '../all.ts'
import { fieldsOf, type AnyRecord } from '../record/index.ts'
import { readChanges, readNew } from './saving.ts'

/** Texts of zod and of regular expressions. */
const OF_SCHEMAS =
  /Invalid (input|option|key|string|ISO|email|discriminator)|Too (big|small)|Unrecognized|must match|expected (string|number)|[\\^$]/

const WRONG: readonly unknown[] = [
  ...[
    undefined,
    null,
    true,
    -1,
    0,
    1.5,
    1e12,
    Number.NaN,
    '',
    ' ',
    'wide',
    '\u0000',
    '-9999999',
    '99999999999',
  ],
  ...[
    'x'.repeat(300_000),
    [],
    ['no-such'],
    [[]],
    [{}],
    {},
    { a: 1 },
    Array.from({ length: 2000 }, () => 'a'),
  ],
]

describe('the message about a value that a record rejects', () => {
  it('is never a text of the schema, for any value of any field of any record (API-14)', () => {
    let rejected = 0
    for (const record of Object.values<AnyRecord>(RECORDS))
      for (const { name } of fieldsOf(record))
        for (const value of WRONG)
          for (const reading of [
            readChanges(record, { [name]: value }),
            readNew(record, { [name]: value }),
          ]) {
            if (reading.ok) continue
            rejected += 1
            for (const { code, field, text } of reading.problems ?? []) {
              expect(text, `${record.name}.${name} ${JSON.stringify(value)?.slice(0, 60)}`).not.toMatch(
                OF_SCHEMAS,
              )
              expect(code).toMatch(/^field\.[a-z-]+$/)
              expect(reading.errors[field ?? 'general']).toContain(text)
            }
          }
    expect(rejected).toBeGreaterThan(10_000)
  })
})
