import { wordsFor } from '@kisscut/core/schema'
import { DESIGN_VERSION, type Design } from '../design/index.ts'
import { designSchema } from './schema.ts'

/** Result of reading: the design, or its errors by place (`elements.3.width`). */
export type DesignReading =
  | { readonly ok: true; readonly design: Design }
  | { readonly ok: false; readonly errors: Readonly<Record<string, readonly string[]>> }

const NOT_A_DESIGN: DesignReading = { ok: false, errors: { '': ['This is not a design.'] } }

/** Each migrates a design from its version to the next. Version 1 is the first. */
const MIGRATIONS: readonly ((old: Record<string, unknown>) => Record<string, unknown>)[] = []

/** A design as canonical JSON text. */
export const designToJson = (design: Design): string =>
  JSON.stringify({ version: DESIGN_VERSION, ...sorted(design) })

/** Reads a design written by this version or an older one; never throws. */
export function designFromJson(text: string): DesignReading {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return { ok: false, errors: { '': ['This is not JSON.'] } }
  }
  return readDesign(parsed)
}

/** {@link designFromJson} for parsed JSON. */
export function readDesign(value: unknown): DesignReading {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NOT_A_DESIGN
  const { version, ...fields } = value as Record<string, unknown>
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return NOT_A_DESIGN
  if (version > DESIGN_VERSION)
    return { ok: false, errors: { version: ['This design is from a newer version of the shop.'] } }
  return designFrom(MIGRATIONS.slice(version - 1).reduce((old, lift) => lift(old), fields))
}

/** Validates a design of the current version. */
export function designFrom(value: unknown): DesignReading {
  const result = designSchema.safeParse(value, { error: wordsFor })
  if (result.success) return { ok: true, design: result.data as Design }
  const errors: Record<string, string[]> = {}
  for (const issue of result.error.issues) (errors[issue.path.join('.')] ??= []).push(issue.message)
  return { ok: false, errors }
}

/** The value with keys sorted at every level. */
function sorted<T>(value: T): T {
  if (Array.isArray(value)) return value.map(sorted) as T
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)])) as T
}
