/** Texts of the product page below its configurator. */

export const onThisPage = 'On this page'
export const pictures = 'Pictures'
/** Headings of the sections; the navigator uses the short names of PAGE-6. */
export const headings = {
  recommended_products: 'You may also like',
  product: 'Product',
  featured_video: 'See how it’s made',
  trending_products: 'More to choose from',
  featured_testimonial: 'What customers say',
  product_gallery: 'See it in use',
  product_features: 'What you get',
  product_video: 'Watch the video',
  contact_us: 'Contact us',
  faqs: 'Questions and answers',
} as const
export const signature = (author: string, use: string) => (use === '' ? author : `${author}, ${use}`)

export const allReviews = (count: number) => (count === 1 ? 'Read the review' : `Read all ${count} reviews`)
export const writeReview = 'Write a review'
export const playVideo = (title: string) => `Play: ${title}`
export const inPicture = (number: number, product: string) => `${number}: ${product}`
export const colorsOf = (product: string) => `Colors of ${product}`
export const sizesOf = (product: string) => `Sizes of ${product}`
export const contactText =
  'Unsure about a size, a material or your artwork? Send it to us as it is. A person who prints stickers answers.'
export const writeToUs = 'Write to us'
