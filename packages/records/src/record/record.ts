import { z } from 'zod'

/** Who may read (ROLE-4, ROLE-5): everyone what is published, or the owner what is theirs; staff read all. */
export type ReadPolicy = 'published' | 'owner'
/** Who may save (ROLE-4, ROLE-5): staff, or the session or account that owns it (and staff). */
export type SavePolicy = 'staff' | 'owner'

/** Rows of another record that name this one in a field. */
export interface Part {
  readonly of: string
  readonly by: string
}

/** Everything the shop knows of one kind of record. */
export interface RecordDef<
  Name extends string = string,
  Shape extends z.core.$ZodLooseShape = z.core.$ZodLooseShape,
  Save extends SavePolicy = SavePolicy,
> {
  /** Name of its table and of its JSON Schema. */
  readonly name: Name
  /** Where the REST API serves it: `/custom/api/v1/template-material/` (API-11). */
  readonly path: string
  /** A one-sentence description. */
  readonly about: string
  readonly schema: z.ZodObject<Shape, z.core.$strict>
  readonly read: ReadPolicy
  readonly save: SavePolicy & Save
  /** Lists of the rows that are parts of it, by the name they have on the wire: read, never saved. */
  readonly parts: Readonly<Record<string, Part>>
  /** Fields of a row on the wire that the shop computes: read, never saved. */
  readonly computed: readonly string[]
  /** A row is published when these fields have these values; `{}`: always. */
  readonly published: Readonly<Record<string, string | number | boolean>>
  /** Fields a list can be narrowed by with `?field=value`. */
  readonly filters: readonly (keyof Shape & string)[]
  /** `?id__in=a,b` is answered (API-12). */
  readonly idIn: boolean
  /** Fields together unlike in every row. */
  readonly unique: readonly (readonly (keyof Shape & string)[])[]
  /** Fields the shop itself looks rows up by, beside the filters: indexed too. */
  readonly lookups: readonly (keyof Shape & string)[]
  /** Sort keys of a list before the id. */
  readonly order: readonly (keyof Shape & string)[]
  /** Rows of a page: the default, and the maximum. */
  readonly pageSize: number
  readonly maxPageSize: number
  /** A change makes price and page caches stale. */
  readonly isCatalog: boolean
}

interface Declaration<Name extends string, Shape extends z.core.$ZodLooseShape, Save extends SavePolicy> {
  name: Name
  path: string
  about: string
  fields: Shape
  save: Save
  parts?: Readonly<Record<string, Part>>
  computed?: readonly string[]
  published?: Readonly<Partial<Record<keyof NoInfer<Shape> & string, string | number | boolean>>>
  filters?: readonly (keyof NoInfer<Shape> & string)[]
  idIn?: boolean
  unique?: readonly (readonly (keyof NoInfer<Shape> & string)[])[]
  lookups?: readonly (keyof NoInfer<Shape> & string)[]
  order?: readonly (keyof NoInfer<Shape> & string)[]
  pageSize?: number
  maxPageSize?: number
}

/** Declares a record. Staff's records are the catalog, which everyone reads; owners' records are read by their owners. */
export function record<
  const Name extends string,
  Shape extends z.core.$ZodLooseShape,
  const Save extends SavePolicy,
>(declared: Declaration<Name, Shape, Save>): RecordDef<Name, Shape, Save> {
  const { fields, published, ...rest } = declared
  return {
    filters: [],
    idIn: false,
    unique: [],
    lookups: [],
    order: [],
    pageSize: 50,
    maxPageSize: 200,
    parts: {},
    computed: [],
    read: declared.save === 'staff' ? 'published' : 'owner',
    isCatalog: declared.save === 'staff',
    ...rest,
    published: { ...published } as RecordDef['published'],
    schema: z.strictObject(fields),
  }
}
