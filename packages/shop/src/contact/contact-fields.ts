export { topics } from '../messages/contact.ts'

/** Topics of a message: the value is what the form sends, the title is for the page and the letter. CONTACT-1. */
export const TOPICS = ['product', 'artwork', 'order', 'other'] as const

/** Most characters in a message. */
export const LONGEST_MESSAGE = 5000

/** The honeypot: shoppers don't see this field, so only bots fill it in. CONTACT-3. */
export const TRAP = 'homepage'
