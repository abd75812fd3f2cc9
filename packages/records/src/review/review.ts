import { PRODUCT_CLASSES } from '@kisscut/core/product'
import { FEWEST_STARS, LONGEST_REVIEW, MOST_STARS, REVIEW_STATES } from '@kisscut/core/review'
import {
  byOthers,
  byShop,
  choice,
  help,
  integer,
  longText,
  name,
  record,
  staffOnly,
  text,
} from '../record/index.ts'

/** REVIEW-1: a shopper's review of a product they configured. */
export const review = record({
  name: 'review',
  path: '/products/api/v1/review/',
  about: 'What a shopper says of a product they configured, with one to five stars.',
  save: 'owner',
  onSignIn: 'moves',
  onExpiry: 'removed',
  fields: {
    product_class: choice(PRODUCT_CLASSES),
    product: help(name(64), 'id of the product of that class'),
    author: byOthers(help(byShop(text(80).default('')), 'as pages show it')),
    rating: help(integer(FEWEST_STARS, MOST_STARS), 'stars'),
    title: byOthers(text(120).default('')),
    text: byOthers(longText(LONGEST_REVIEW).default('')),
    use: byOthers(help(text(120).default(''), 'what it was made for')),
    state: staffOnly(choice(REVIEW_STATES).default('pending')),
    response: help(longText(2000).default(''), 'of the shop, shown below it'),
  },
  published: { state: 'published' },
  filters: ['product', 'product_class', 'state'],
})
