/** Content on a product: `clipped` ends at the bleed (in a preview at the cut), `free` does not. Markup in inches. */
export interface Content {
  readonly clipped: string
  readonly free?: string
}
