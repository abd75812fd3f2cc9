/** The result of a cart form. */
export interface CartResult {
  readonly status: number
  /** Id of the line. */
  readonly itemId: string
  /** Messages by field. */
  readonly errors: Readonly<Record<string, readonly string[]>>
  /** The typed text, which stays in the field beside its error. */
  readonly typed: string | null
  /** A removed line, with what is needed to restore it. */
  readonly removed: RemovedLine | null
  /** A line that was duplicated, saved for later, moved back, or whose version was chosen. */
  readonly changed: ChangedLine | null
}

export interface ChangedLine {
  readonly how: 'duplicated' | 'saved' | 'moved' | 'renewed' | 'kept'
  readonly name: string
}

export interface RemovedLine {
  readonly name: string
  readonly productClass: string
  readonly configuredId: string
  readonly quantity: string
}

/** Success without a message, because the cart shows the change. */
export const DONE: CartResult = {
  status: 200,
  itemId: '',
  errors: {},
  typed: null,
  removed: null,
  changed: null,
}

/** A text field of a form, cut to the maximum length of any field. */
export function textOf(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value.slice(0, 100) : ''
}
