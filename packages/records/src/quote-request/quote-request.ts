import { QUOTE_STATES } from '@kisscut/core/quote-request'
import {
  byShop,
  choice,
  currency,
  help,
  longText,
  mention,
  money,
  name,
  optional,
  quantity,
  record,
  side,
  text,
} from '../record/index.ts'

/** Characters of what a shopper writes beside the request, and of what staff respond. */
export const LONGEST_QUOTE_TEXT = 5000

/** QUOTE-1: what a shopper wants a price for that can't be configured, and what staff offer. */
export const quoteRequest = record({
  name: 'quote_request',
  path: '/shop/api/v1/quote-request/',
  about: 'What a shopper wants a price for that can’t be configured, and the price staff offer.',
  save: 'owner',
  fields: {
    state: help(
      choice(QUOTE_STATES).default('requested'),
      'answered sends the offer below, declined says why in the response',
    ),
    name: name(100),
    email: help(name(254), 'where letters go'),
    wanted_product: help(name(200), 'what is to be made, as the shopper wrote it'),
    quantity: quantity(),
    width: optional(side()),
    height: optional(side()),
    wanted_material: help(text(200).default(''), 'what it is to be made of, as the shopper wrote it'),
    needed_by: help(text(10).default(''), 'YYYY-MM-DD'),
    message: longText(LONGEST_QUOTE_TEXT).default(''),
    user_file: help(optional(mention('user_file')), 'the file that came with it'),
    template: help(optional(mention('template')), 'what it is made as: a product that takes uploads'),
    material: help(optional(mention('template_material')), 'one of that product’s'),
    offered_quantity: optional(quantity()),
    offered_width: optional(side()),
    offered_height: optional(side()),
    unit_price: help(optional(money(6)), 'of one piece, everything included'),
    currency: help(currency(), 'of the unit price; the shopper’s own at first'),
    response: help(longText(LONGEST_QUOTE_TEXT).default(''), 'what the shopper reads with it'),
    valid_until: help(text(10).default(''), 'YYYY-MM-DD, the last day'),
    custom: byShop(help(optional(mention('custom')), 'what it became once it was accepted')),
  },
  filters: ['state', 'email'],
})
