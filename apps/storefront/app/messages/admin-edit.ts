/** Texts of the page on which staff correct a customer's product. */

export const title = (product: string) => `Correct ${product.toLowerCase()}`
export const text =
  'The rules and prices are those of the product page, at the price of this customer. Whatever you save, they approve again.'

export const about = 'The product'
export const customer = 'Customer'
export const guest = 'A guest'
export const made = 'Configured'
export const lastChanged = 'Last changed'
export const state = 'State'
export const approved = 'Approved, ready for the press'
export const notApproved = 'Not approved yet'
export const proof = 'Proof'
export const artwork = 'Artwork'
export const noArtwork = 'None yet'
export const openDesign = 'Open the design'
export const pictureOf = (file: string) => `The artwork ${file}`

export const details = 'Details'
export const notes = 'Notes for the print team'
export const notesOfLettering = 'Notes for the cutting team'
export const reason = 'Why do you change it?'
export const reasonHint =
  'Needed where the price changes. Staff see it in the history of this product; the customer does not.'

export const price = 'Price'
export const saved = 'As saved'
export const stated = 'As it stands in the form'
export const noPrice = 'None'
export const checkChoices = 'Not everything that is chosen can be made. What to change stands at each choice.'
export const showPrice = 'Show the price'
export const save = 'Save the correction'
export const done = 'Saved. Its customer has to approve it again.'

export const history = 'Corrections'
export const noHistory = 'Nobody has corrected this product.'
export const noReason = 'No reason given'
export const nothing = 'none'
export const changed = (label: string, before: string, after: string) => `${label}: ${before} → ${after}`
