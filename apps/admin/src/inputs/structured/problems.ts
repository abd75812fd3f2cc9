import type { z } from 'zod'
import * as messages from '../../messages/inputs.ts'

/** Problems of pieces by their path. */
export type Problems = ReadonlyMap<string, string>

export const pathOf = (path: readonly (string | number)[]): string => path.join('.')

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((each, key) => (each as Record<PropertyKey, unknown> | null | undefined)?.[key], value)

/** Validates with the shop's schema, so that a value without problems can be saved. */
export function problemsIn(schema: z.ZodType, value: unknown): Problems {
  const read = schema.safeParse(value ?? undefined)
  if (read.success) return new Map()
  return new Map(
    read.error.issues.map(({ path, message }) => {
      const piece = valueAt(value, path)
      const isMissing = piece === undefined || piece === null || piece === ''
      return [pathOf(path.map(String)), isMissing ? messages.required : message]
    }),
  )
}
