/** Content on a product: `clipped` ends at the bleed (at the cut in a preview), `free` does not. Markup in inches. */
export interface Content {
  readonly clipped: string
  readonly free?: string
}
