/** Texts of quote requests: the form, a request's page, and the list. */

export const title = 'Ask for a quote'
export const text =
  'Larger than our price tables, another material, an odd shape, a rush? Tell us what you need. We answer by e-mail, usually within one business day, with a price you can accept online.'
export const description = 'Ask us for a price for what can’t be configured online.'
export const product = 'What do you need?'
export const productExample = 'Example: floor graphics cut to the shape of our logo'
export const quantity = 'Quantity'
export const width = (unit: string) => `Width in ${unit}`
export const height = (unit: string) => `Height in ${unit}`
export const sizeHint = 'Leave both empty if you don’t know yet.'
export const units = { in: 'inches', mm: 'millimeters', cm: 'centimeters' } as const
export const material = 'Material'
export const materialHint = 'If you have one in mind.'
export const neededBy = 'Needed by'
export const message = 'Anything else?'
export const messageHint = 'Where it will be used, how it should be cut, what you have paid elsewhere.'
export const file = 'File'
export const fileHint = 'A drawing or artwork, if you have one: PNG, JPEG, SVG or PDF, at most 50 MB.'
export const send = 'Send the request'
export const sentTitle = 'We have your request'
export const sentText = 'Thank you. We’ll answer by e-mail.'

export const requestTitle = 'Your quote request'
export const offerTitle = 'Your quote'
export const nothing = 'Nothing to see here'
export const nothingText =
  'This link has expired, or the request is someone else’s. Open it in the browser or account you asked from, or use the link in our latest e-mail.'
/** The state of a request, in a few words and in a sentence. */
export const states = {
  requested: 'Waiting for our answer',
  answered: 'Answered',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
} as const
export const stateTexts = {
  requested: 'We have your request and will answer by e-mail, usually within one business day.',
  answered: 'This is our price for what you asked for.',
  accepted: 'You have accepted this quote.',
  declined: 'This request is closed: it was declined.',
  expired: 'This quote has expired and can’t be accepted anymore. Ask us again, and we’ll send a new one.',
  withdrawn: 'This request is closed: it was withdrawn.',
} as const
export const requested = 'What you asked for'
export const offered = 'What we offer'
export const what = 'What'
export const size = 'Size'
export const unitPrice = 'Price of one'
export const total = 'Total'
export const validUntil = 'Good until'
export const requestedOn = 'Asked on'
export const notes = 'Notes'
export const fromUs = 'From us'
export const accept = 'Accept and add to cart'
export const acceptText = 'The price stays as it is. You can add or change your artwork afterwards.'
export const decline = 'Decline'
export const withdraw = 'Withdraw the request'
export const addAgain = 'Put it in the cart'
export const newRequest = 'Ask for another quote'

export const quotes = 'Quote requests'
export const toQuotes = 'See your quote requests'
export const quotesText = 'What you have asked us for, the newest first.'
export const noQuotes = 'You haven’t asked us for a quote yet.'
export const pieces = (count: string) => `${count} pieces`
export const onePiece = '1 piece'
