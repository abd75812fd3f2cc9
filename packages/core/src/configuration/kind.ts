/** A form or a query string, read by name: `URLSearchParams`, or a `FormData` turned into one. */
export interface FormFields {
  get(name: string): string | null
  getAll(name: string): readonly string[]
  has(name: string): boolean
  keys(): Iterable<string>
}

/** How a form is to be read. */
export interface FormContext {
  /** The whole form was sent, so that an unticked box is an answer; a link states only the choices it needs. */
  readonly isWhole: boolean
  /** A typed length in inches; text that is no length is returned as typed, for the rules to report. */
  readonly inches: (typed: string) => string
}

export type FormEntry = readonly [name: string, value: string]

/** Kinds of fields a configuration has. */
export const KIND_NAMES = [
  'reference',
  'references',
  'amount',
  'length',
  'count',
  'decimal',
  'flag',
  'choice',
  'text',
  'options',
  'variable_data',
  'packaging',
  'placement',
  'agreed',
] as const
/** One of {@link KIND_NAMES}. */
export type KindName = (typeof KIND_NAMES)[number]

/**
 * How values of a kind are compared, stored and sent. Reading a written value gives the same value, from records and forms alike.
 * `Column` is the type in records and on the wire.
 */
export interface Kind<Value, Column = Value, Name extends KindName = KindName> {
  readonly name: Name
  /** The words it may be, where they are listed. */
  readonly values?: readonly (Value & string)[]
  readonly toColumn: (value: Value) => Column
  readonly fromColumn: (column: Column) => Value
  /** The fields of a form or a query that state the value; none for the absence of one. */
  readonly toForm: (value: Value, name: string) => readonly FormEntry[]
  /** The value a form states; undefined where it says nothing about it. */
  readonly fromForm: (form: FormFields, name: string, context: FormContext) => Value | undefined
  /** The one spelling of all values that are equal, as JSON; absent: each value has one spelling alone. */
  readonly canonical?: (value: Value) => unknown
}

/** Whether two values of a kind are equal: they have the same canonical spelling, whatever the order of names, which databases change. */
export const isSameValue = (kind: Kind<unknown, unknown>, one: unknown, other: unknown): boolean =>
  sorted(canonicalValue(kind, one)) === sorted(canonicalValue(kind, other))

/** A value in its canonical spelling. */
export const canonicalValue = ({ canonical }: Kind<unknown, unknown>, value: unknown): unknown =>
  canonical === undefined ? value : canonical(value)

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
