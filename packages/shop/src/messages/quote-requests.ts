/** Errors of quote requests and offers, and their letters. */

export const productMissing = 'Please say what you need.'
export const quantityInvalid = 'Quantity must be a whole number.'
export const quantityTooLarge = (most: string) => `Please give a quantity of at most ${most}.`
export const bothSides = 'Please give width and height, or neither.'
export const sideInvalid = (most: string) => `Please give a length above 0, of at most ${most}.`
export const dayInvalid = 'Please choose a day from today on.'
export const messageUnreadable = 'This is not text.'

export const notFoundText = 'There is no such quote request, or it is not yours.'
/** Why a request can no longer be changed, by its state. */
export const stands = {
  requested: 'We have not answered this request yet.',
  answered: 'This request has been answered.',
  accepted: 'This quote has been accepted.',
  declined: 'This quote has been declined.',
  expired: 'This quote has expired. Ask us again, and we will send a new one.',
  withdrawn: 'This request has been withdrawn.',
} as const
export const otherCurrency = (quote: string, shown: string) =>
  `This quote is in ${quote}, and you see prices in ${shown}. Choose ${quote} at the top of the page, then accept it.`
export const productGone = 'What this quote was for is not sold any more. Please write to us.'
export const agreedStays = 'This was agreed in your quote and can’t be changed.'
export const notCopied = 'A quoted product can’t be copied. Ask us for another quote.'
export const priceAgreed = 'Price'
export const asQuoted = 'As agreed in your quote'

// For staff.
export const requestStays = 'What the shopper asked for can’t be changed.'
export const withStep =
  'Choose “answered” to send the offer, or “declined”: nothing is saved without being sent.'
export const offerStays = 'What was offered can’t be changed any more.'
export const noSuchStep = (from: string, to: string) => `A quote request that is ${from} can’t become ${to}.`
export const shoppersStep = 'Only the shopper accepts or declines a quote.'
export const neededToOffer = 'An offer needs this.'
export const notAboveZero = 'The unit price has to be above 0.'
export const uploadsOnly = 'Choose a published product that takes uploads.'
export const notItsMaterial = 'The product is not made of this material.'
export const notSoldIn = (currency: string) => `The shop does not sell in ${currency}.`
export const reasonNeeded = 'Please say why in the response.'

// Letters.
interface Request {
  readonly name: string
  readonly email: string
  readonly lines: readonly string[]
}

const letter = (subject: string, ...paragraphs: readonly string[]) => ({
  subject,
  text: `${paragraphs.join('\n\n')}\n`,
})

/** For the shopper. It repeats nothing that was typed, because the address may be another person's. */
export const received = (shop: string, link: string) =>
  letter(
    'We have your quote request',
    `Thank you for asking ${shop} for a quote. We usually answer within one business day. Here you see how it stands:`,
    link,
    'If this wasn’t you, you can ignore this letter.',
  )

export const toShop = ({ name, email, lines }: Request, link: string) =>
  letter(
    `Quote request from ${name}`,
    `${name} (${email}) asks for a quote:`,
    lines.join('\n'),
    'Answer it here; a reply to this letter goes to them.',
    link,
  )

interface Offered {
  readonly product: string
  readonly lines: readonly string[]
  readonly until: string
  readonly response: string
}

export const offered = (shop: string, { product, lines, until, response }: Offered, link: string) =>
  letter(
    `Your quote from ${shop}`,
    `Here is our quote for “${product}”:`,
    lines.join('\n'),
    ...(response === '' ? [] : [response]),
    `It is good until ${until}. Accept or decline it here:`,
    link,
    'Whoever has this link can accept the quote.',
  )

export const declinedByShop = (shop: string, product: string, reason: string, link: string) =>
  letter(
    `Your quote request at ${shop}`,
    `Thank you for asking us about “${product}”. We can’t make it, for this reason:`,
    reason,
    'You are welcome to ask for something else here:',
    link,
  )

export const withdrawnByShop = (shop: string, product: string, response: string) =>
  letter(
    `Your quote from ${shop} was withdrawn`,
    `We have withdrawn our quote for “${product}”; it can’t be accepted anymore.`,
    ...(response === '' ? [] : [response]),
  )

/** For the shop: the shopper's response to the quote. */
export const closed = (name: string, state: 'accepted' | 'declined' | 'withdrawn', link: string) =>
  letter(`${name} has ${state} a quote`, `How it stands:`, link)

// Lines of letters.
export const lineWhat = (text: string) => `What: ${text}`
export const lineQuantity = (quantity: string) => `Quantity: ${quantity}`
export const lineSize = (size: string) => `Size: ${size}`
export const lineMaterial = (material: string) => `Material: ${material}`
export const lineNeeded = (day: string) => `Needed by: ${day}`
export const lineFile = (name: string) => `File: ${name}`
export const lineUnit = (price: string) => `Price of one: ${price}`
export const lineTotal = (total: string) => `Total: ${total}`
