/** Messages about reviews. */

export const signInFirst = 'Please sign in to write a review.'
export const notReviewable = 'This product can’t be reviewed.'
export const notConfigured = 'You can review a product once you have configured it.'
export const reviewedAlready = 'You have reviewed this product already.'
export const keepsProduct = 'A review keeps its product.'
export const onlyItsAuthor = 'Only its author changes what a review says.'
export const onlyTheShop = 'Only the shop answers a review.'
/** Stands for an author without a name. */
export const customer = 'A customer'
export const chooseStars = 'Please choose one to five stars.'
export const textMissing = 'Please write a few words.'
export const notUsable = 'This is too long, or has characters that can’t be shown.'
