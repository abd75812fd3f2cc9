/** How much a problem weighs: an error stops the order, a warning only reports. */
export const LEVELS = ['error', 'warning'] as const
/** One of {@link LEVELS}. */
export type Level = (typeof LEVELS)[number]

/**
 * Something the shopper should know about one field. Problems are data; the text is looked up by code.
 * with {@link messageOf}, so that tests, translations and the REST API all speak of the same thing.
 */
export interface Problem {
  /** `family.what`, e.g. `quantity.below-minimum`; one row of that family's messages file. */
  readonly code: string
  readonly level: Level
  /**
   * The field of the configuration it belongs under: `quantity`, `width`, `materialId`, `options`, `options.<optionSetId>`, …
   * In a fix also `size`, both sides as `2x3`.
   */
  readonly field: string
  /** Values of the message's `{placeholders}`. */
  readonly values?: Readonly<Record<string, string | number>>
  /** Setting `field` to `value` makes the problem go away. */
  readonly fix?: { readonly field: string; readonly value: string }
}

/** A problem that stops no order. */
export type Warning = Problem & { readonly level: 'warning' }

/** One row of a messages file. */
export interface Message {
  /** The exact text, with `{placeholders}`. */
  readonly text: string
  readonly level: Level
  /** The requirement it implements, e.g. `QTY-2`. */
  readonly source: string
}

/** All rows of one family, keyed by code. */
export type Messages = Readonly<Record<string, Message>>
