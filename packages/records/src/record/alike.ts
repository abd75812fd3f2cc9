import type { z } from 'zod'

const made = new Map<string, z.ZodType>()

/**
 * A schema for a field among those with this name: the first is created, the others are copies at a fraction of the cost. There
 * are a thousand fields, created on every start of the shop.
 */
export function alike<S extends z.ZodType>(name: string, make: () => S): S {
  const first = made.get(name) as S | undefined
  if (first !== undefined) return first.clone()
  const schema = make()
  made.set(name, schema)
  return schema.clone()
}
