export { topics } from '../messages/contact.ts'

/** Topics of a message; the value is sent by the form, the title is shown on the page and in the letter. CONTACT-1. */
export const TOPICS = ['product', 'artwork', 'order', 'other'] as const

/** Characters a message may have. */
export const LONGEST_MESSAGE = 5000

/** A field that no shopper sees: who fills it in is a program. CONTACT-3. */
export const TRAP = 'homepage'
