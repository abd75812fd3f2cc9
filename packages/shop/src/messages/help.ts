/** Footer names of the built-in help pages. */
export const helpPages = {
  materials: 'Materials',
  sizeGuide: 'Size guide',
  artworkGuide: 'Artwork guidelines',
  quoteForm: 'Ask for a quote',
  contact: 'Send us a message',
} as const

/** Further search terms that find these pages. */
export const helpPagePhrases: Readonly<Record<keyof typeof helpPages, string>> = {
  materials: 'compare materials, types of vinyl, finishes, adhesive, lamination, laminate',
  sizeGuide: 'sizes, size chart, standard sizes, dimensions, true size',
  artworkGuide:
    'artwork, guidelines, file format, file type, bleed, safe area, cut line, template, dpi, resolution, image quality, cmyk, rgb, transparent background, pdf, svg, vector file, white ink',
  quoteForm: 'quote, bulk quote, bulk order, bulk pricing, large order, wholesale',
  contact: 'message, question, ask a question',
}
