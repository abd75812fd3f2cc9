import type { Configuration, Product, Quote } from '../product/types.ts'

/** What a quote is of. */
export interface Quoted {
  readonly product: Product
  readonly configuration: Configuration
}

const QUOTED = Symbol('quoted')

/** Marks a quote with what it is of; no copy and no JSON of the quote has the mark. */
export function remembered<Q extends Quote>(quote: Q, product: Product, configuration: Configuration): Q {
  return Object.defineProperty(quote, QUOTED, { value: { product, configuration } satisfies Quoted })
}

/** What a quote is of; null for anything but what `quoteProduct` returned, such as a copy or its JSON. */
export const quotedOf = (quote: Quote & { readonly [QUOTED]?: Quoted }): Quoted | null =>
  quote[QUOTED] ?? null
