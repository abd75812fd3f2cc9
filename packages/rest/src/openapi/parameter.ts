import type { Json } from './schemas.ts'

/** A parameter of a query, a path or a header: what it says, and its values. */
export interface Parameter {
  readonly description: string
  readonly schema: Json
  readonly example?: unknown
}
