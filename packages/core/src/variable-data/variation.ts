/** VAR-1. */
export const TEXT_SYMBOLS = ['none', 'number_range', 'variable_data', 'csv_list'] as const
/** One of {@link TEXT_SYMBOLS}. */
export type TextSymbol = (typeof TEXT_SYMBOLS)[number]

/** How a text or a code varies from piece to piece. DESIGN-3, VAR-1. */
export interface Variation {
  readonly symbol: TextSymbol
  /** As messages call it; of a column, its heading. */
  readonly symbolName: string
  /** The file whose column the text is, as it was named; empty: none has been chosen. VAR-15. */
  readonly symbolFile: string
  readonly symbolRangeStart: string
  readonly symbolRangeEnd: string
}

/** The same on each piece. */
export const NO_VARIATION: Variation = {
  symbol: 'none',
  symbolName: '',
  symbolFile: '',
  symbolRangeStart: '',
  symbolRangeEnd: '',
}
