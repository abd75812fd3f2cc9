import type { Json } from './schemas.ts'

/** A parameter of a query, a path or a header: what it says, and its values. */
export interface Parameter {
  readonly description: string
  readonly schema: Json
  readonly example?: unknown
  /** Anyone else gets an error. Absent: for every caller. */
  readonly 'x-access'?: 'staff'
}
