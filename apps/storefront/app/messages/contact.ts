/** Texts of the contact page. */

export const title = 'Send us a message'
export const text = 'We read every message and reply by e-mail, usually within one business day.'
export const description = 'Write to us about a product, a file or an order.'
export const topic = 'What is it about?'
export const message = 'Message'
export const messageHint = 'Writing about an order? Tell us its number, the product and the size.'
export const trap = 'Leave this field empty'
export const send = 'Send the message'
export const sentTitle = 'Your message is on its way'
export const sentText = 'Thank you. We’ll reply by e-mail.'
