import { z } from 'zod'
import { type AnyRecord, fieldsOf } from '../record/index.ts'

/** Candidate values for a field of any kind; distinct for each number. */
const candidates = (number: number): readonly unknown[] => [
  `x-${number}`,
  '/x.png',
  'M0 0',
  '#c8102e',
  '1',
  1,
  {},
  true,
]

const choicesOf = (schema: z.ZodType): readonly string[] =>
  schema instanceof z.ZodEnum ? (schema.options as string[]) : []

/**
 * The minimal values of a new row: one for every field without a default. `idOf` returns the row that a field references, by the
 * name of its record.
 */
export function sampleOf(
  record: AnyRecord,
  number: number,
  idOf: (to: string) => string,
): Record<string, unknown> {
  const needed = fieldsOf(record).filter(({ schema }) => !schema.safeParse(undefined).success)
  return Object.fromEntries(
    needed.map(({ name, schema, meta }) => {
      if (meta.to !== undefined) return [name, idOf(meta.to)]
      const value = [...choicesOf(schema), ...candidates(number)].find(
        (each) => schema.safeParse(each).success,
      )
      if (value === undefined) throw new Error(`No sample fits ${record.name}.${name}`)
      return [name, value]
    }),
  )
}

/** The records referenced by a sample of this one. */
export const neededBy = (record: AnyRecord): readonly string[] => [
  ...new Set(
    fieldsOf(record).flatMap(({ schema, meta }) =>
      meta.to !== undefined && !schema.safeParse(undefined).success ? [meta.to] : [],
    ),
  ),
]
