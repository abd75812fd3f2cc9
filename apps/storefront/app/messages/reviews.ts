/** Texts of reviews and of the page with all reviews of a product. */

export const by = (author: string, use: string) => (use === '' ? author : `${author}, ${use}`)
export const shopResponse = 'The shop’s answer'

export const title = (product: string) => `Reviews of ${product}`
export const description = (product: string) => `What customers say who have ordered or designed ${product}.`
export const none = 'No reviews yet. Be the first to say how it turned out.'
export const pages = 'Pages of reviews'
export const newer = 'Newer reviews'
export const older = 'Older reviews'
export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`

export const write = 'Write a review'
export const signInFirst = 'Sign in to write a review'
export const signInText = 'Reviews are written by customers who have designed the product with their account.'
export const configureFirst = 'Design it first'
export const sent = 'Thank you. Your review will be shown once we have read it.'
export const own = 'Your review'
export const states = {
  pending: 'We are still reading it. Nobody else sees it yet.',
  published: 'It is published.',
  rejected: 'It is not published.',
} as const
export const change = 'Change your review'
export const changeHint = 'We read it again before it is shown.'
export const rating = 'How many stars?'
export const words = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const
export const headline = 'In one line'
export const headlineHint = 'Optional, such as “Survived two winters on my car”.'
export const text = 'Your review'
export const textHint = 'What did you make, how did it turn out, what would you do differently?'
export const use = 'What it is for'
export const useHint = 'Optional, shown beside your name, such as “for my bakery’s jars”.'
export const send = 'Send the review'
export const remove = 'Delete it'
export const signedAs = 'It is shown with your first name and initial.'
export const backTo = (product: string) => `Back to ${product}`
