import { z } from 'zod'
import { type AnyRecord, fieldsOf } from '../record/index.ts'

/** What a field of some kind takes, whichever it is; unlike for every number. */
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
 * The least that a row of the record has to say: a value for every field that has no default. `idOf` gives the row that a field
 * points to, by the name of its record.
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

/** The records whose rows a sample of this one points to. */
export const neededBy = (record: AnyRecord): readonly string[] => [
  ...new Set(
    fieldsOf(record).flatMap(({ schema, meta }) =>
      meta.to !== undefined && !schema.safeParse(undefined).success ? [meta.to] : [],
    ),
  ),
]
