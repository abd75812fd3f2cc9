import type { z } from 'zod'

const made = new Map<string, z.ZodType>()

/**
 * A schema for a field of its own, of those that are alike by this name: the first one is made, the others are copies, which cost a
 * fraction. There are a thousand fields, and every start of the shop makes them all.
 */
export function alike<S extends z.ZodType>(name: string, make: () => S): S {
  const first = made.get(name) as S | undefined
  if (first !== undefined) return first.clone()
  const schema = make()
  made.set(name, schema)
  return schema.clone()
}
