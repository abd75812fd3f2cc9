import { z } from 'zod'

/** Readers (ROLE-4, ROLE-5): everyone for published rows, or owners for their own; staff read all. */
export type ReadPolicy = 'published' | 'owner'
/** Writers (ROLE-4, ROLE-5): staff, or the owning session or account (and staff). */
export type SavePolicy = 'staff' | 'owner'

/** A guest's rows at sign-in: they move to the account, or stay unchanged. */
export type OnSignIn = 'moves' | 'stays'
/** A guest's rows after the session has expired. Parts are removed with their whole. */
export type OnExpiry = 'removed' | 'stays'
/** The field `currency` when the shop renames its main currency; no amount changes. */
export type OnRenamedCurrency = 'renamed' | 'stays'

/** The events that can affect a record's rows, each with its effect. There are no defaults, since paid rows differ from drafts. */
type Fate<Save extends SavePolicy, Shape> = ('owner' extends Save
  ? { onSignIn: OnSignIn; onExpiry: OnExpiry }
  : { onSignIn?: never; onExpiry?: never }) &
  ('currency' extends keyof Shape ? { onRenamedCurrency: OnRenamedCurrency } : { onRenamedCurrency?: never })

/** Rows of another record that name this one in a field. */
export interface Part {
  readonly of: string
  readonly by: string
}

/** The declaration of a record. */
export interface RecordDef<
  Name extends string = string,
  Shape extends z.core.$ZodLooseShape = z.core.$ZodLooseShape,
  Save extends SavePolicy = SavePolicy,
> {
  /** Name of its table and of its JSON Schema. */
  readonly name: Name
  /** Its REST path: `/custom/api/v1/template-material/` (API-11). */
  readonly path: string
  /** A one-sentence description. */
  readonly about: string
  readonly schema: z.ZodObject<Shape, z.core.$strict>
  readonly read: ReadPolicy
  readonly save: SavePolicy & Save
  /** Defined for records with owners. */
  readonly onSignIn: OnSignIn | undefined
  /** Defined for records with owners. */
  readonly onExpiry: OnExpiry | undefined
  /** Defined for records with a field `currency`. */
  readonly onRenamedCurrency: OnRenamedCurrency | undefined
  /** Lists of its parts, by their name on the wire: read, never saved. */
  readonly parts: Readonly<Record<string, Part>>
  /** Computed fields in the API: read, never saved. */
  readonly computed: readonly string[]
  /** Field values of a published row; `{}`: always published. */
  readonly published: Readonly<Record<string, string | number | boolean>>
  /** The flag of rows that their owner removed but something else still needs; owners can't see them. Null: rows are removed at once. */
  readonly removedBy: (keyof Shape & string) | null
  /** Fields that filter a list with `?field=value`. */
  readonly filters: readonly (keyof Shape & string)[]
  /** Whether `?id__in=a,b` is supported (API-12). */
  readonly idIn: boolean
  /** Combinations of fields that are unique. */
  readonly unique: readonly (readonly (keyof Shape & string)[])[]
  /** Further indexed fields, which the shop itself looks rows up by. */
  readonly lookups: readonly (keyof Shape & string)[]
  /** Sort keys of a list before the id. */
  readonly order: readonly (keyof Shape & string)[]
  /** Default and maximum number of rows per page. */
  readonly pageSize: number
  readonly maxPageSize: number
  /** Whether a change invalidates price and page caches. */
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
  removedBy?: keyof NoInfer<Shape> & string
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
>(
  declared: Declaration<Name, Shape, Save> & Fate<NoInfer<Save>, NoInfer<Shape>>,
): RecordDef<Name, Shape, Save> {
  const { fields, published, ...rest } = declared
  const { onSignIn, onExpiry, onRenamedCurrency } = declared
  return {
    removedBy: null,
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
    ...{ onSignIn, onExpiry, onRenamedCurrency },
    published: { ...published } as RecordDef['published'],
    schema: z.strictObject(fields),
  }
}
