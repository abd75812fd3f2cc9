/** Errors of a contact message, and the texts of its letter. */

export const topicMissing = 'Please choose what it is about.'
export const messageMissing = 'Please write your message.'

/** For the page and for letters to the shop. */
export const topics = {
  product: 'A product',
  artwork: 'Artwork and files',
  order: 'An order',
  other: 'Something else',
} as const

export const subject = (topic: string, name: string) => `${topic}: message from ${name}`
export const from = (name: string, email: string) => `${name} (${email}) wrote on the contact page:`
export const toReply = 'A reply to this letter goes to them.'
