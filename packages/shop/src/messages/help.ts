/** Pages of help that no owner has to write, as the footer names them. */
export const helpPages = {
  materials: 'Materials',
  sizeGuide: 'Size guide',
  artworkGuide: 'Artwork guidelines',
  quoteForm: 'Ask for a quote',
  contact: 'Send us a message',
} as const
