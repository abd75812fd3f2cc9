import type { Problem } from '@kisscut/core/problem'
import type { AnyRecord } from '@kisscut/records'
import { done, type Outcome } from '@kisscut/shop'
import { z } from 'zod'
import { problemSchema, problemWire } from '../http/problems.ts'
import { rowSchema } from './row-schema.ts'

/** A saved configured product: its row, with the rules' warnings. */
export const savedRowSchema = (record: AnyRecord) =>
  rowSchema(record)
    .extend({
      problems: z
        .array(problemSchema)
        .optional()
        .describe('Warnings, where there are any: it was saved all the same.'),
    })
    .meta({ id: `${record.name}_saved`, description: record.about })

/** A saved row for the response, with its warnings. */
export const withWarnings = (
  { warnings = [] }: { readonly warnings?: readonly Problem[] },
  shown: Readonly<Record<string, unknown>>,
): Outcome<object> => done(warnings.length === 0 ? shown : { ...shown, problems: warnings.map(problemWire) })
