/** What became of a cart form. */
export interface CartResult {
  readonly status: number
  /** The line the answer is about. */
  readonly itemId: string
  /** Texts by field, as the rules say them. */
  readonly errors: Readonly<Record<string, readonly string[]>>
  /** What was typed, so that it is still there beside its error. */
  readonly typed: string | null
  /** A line that was taken out, with what it takes to put it back. */
  readonly removed: RemovedLine | null
}

export interface RemovedLine {
  readonly name: string
  readonly productClass: string
  readonly configuredId: string
  readonly quantity: string
}

/** Nothing to say about it: the cart itself shows what was done. */
export const DONE: CartResult = { status: 200, itemId: '', errors: {}, typed: null, removed: null }

/** A text field of a form, cut to what any of them may hold. */
export function textOf(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value.slice(0, 100) : ''
}
