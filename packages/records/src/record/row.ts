import type { z } from 'zod'
import type { RecordDef } from './record.ts'

/** Any record: supertype of every declared one. */
export interface AnyRecord extends Omit<
  RecordDef,
  'schema' | 'removedBy' | 'filters' | 'unique' | 'lookups' | 'order'
> {
  readonly schema: z.ZodObject
  readonly removedBy: string | null
  readonly filters: readonly string[]
  readonly unique: readonly (readonly string[])[]
  readonly lookups: readonly string[]
  readonly order: readonly string[]
}

/** The fields of a record as stored. */
export type FieldsOf<R extends AnyRecord> = z.output<R['schema']>

/** The owner the database adds to an owned record: `session:<id>` or `account:<id>`. */
export type OwnerOf<R extends AnyRecord> = R['save'] extends 'owner' ? { owner: string } : unknown

/** One stored row; its revision counts its changes. */
export type RowOf<R extends AnyRecord> = {
  id: string
  created: Date
  updated: Date
  revision: number
} & OwnerOf<R> &
  FieldsOf<R>

/** The values of a new row: fields with a default may be omitted; an id is generated if none is given. */
export type NewRowOf<R extends AnyRecord> = { id?: string } & OwnerOf<R> & z.input<R['schema']>

/** The fields of a row that may change. */
export type ChangesOf<R extends AnyRecord> = Partial<FieldsOf<R>>
