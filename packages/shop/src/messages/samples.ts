/** Messages for staff about sample designs. */

export const uploadsLeft =
  'Uploaded files are their owner’s alone. Use clipart or artworks in a sample design.'
export const notThere = 'This is no longer available.'
export const notRead = (name: string, product: string, why: string) =>
  `The sample design “${name}” of ${product} can’t be read: ${why}`
