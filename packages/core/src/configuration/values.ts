/** The words a shopper chooses from, and the shapes of the values that are more than a word. Plain JSON throughout. */

/** MAT-4. */
export const LAMINATIONS = ['none', 'matte', 'gloss'] as const
/** One of {@link LAMINATIONS}. */
export type Lamination = (typeof LAMINATIONS)[number]

/** Cut lines of uploaded artwork; `contour` follows its own outline. DESIGN-11. */
export const DIE_LINES = ['contour', 'rectangle', 'rounded_corner', 'circle', 'ellipse'] as const
/** A cut line: one of {@link DIE_LINES}. */
export type DieLine = (typeof DIE_LINES)[number]
/** Where neither product nor shopper says otherwise. */
export const DEFAULT_DIE_LINE: DieLine = 'contour'

/** 'Fix My Graphic' or 'I Approve My Low-Resolution Graphic To Be Printed'. FILE-2. */
export const LOW_RESOLUTION_CHOICES = ['fix', 'approve'] as const
/** One of {@link LOW_RESOLUTION_CHOICES}. */
export type LowResolutionChoice = (typeof LOW_RESOLUTION_CHOICES)[number]

/** A configured option pairs an option set with a chosen option. OPT-15. */
export interface ChosenOption {
  readonly optionSetId: string
  readonly optionId: string
}

/** Variable data: a number range, or an inline comma-separated list. VAR-2, VAR-11. */
export type VariableDataInput =
  | { readonly kind: 'range'; readonly from: string; readonly to: string }
  | { readonly kind: 'list'; readonly text: string }

/** The package a product is put in, and the size of it that is meant. */
export interface PackagingChoice {
  readonly packageId: string
  readonly packageSizeId: string
}

/** Terms agreed in a quote: nothing else is charged. QUOTE-5. */
export interface AgreedTerms {
  readonly unitPrice: string
  readonly currency: string
  /** The unit price in the shop's main currency, at the rate of that day: what other currencies are reckoned from. */
  readonly mainUnitPrice: string
  readonly quantity: number
  /** Inches. */
  readonly width: string
  readonly height: string
}

/** Where the artwork lies: decimal inches from the die line's top left corner; degrees clockwise about its middle. */
export interface ArtworkPlacement {
  readonly x: string
  readonly y: string
  readonly width: string
  readonly height: string
  readonly rotation: string
}
