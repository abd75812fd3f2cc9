import { currency, flag, help, integer, money, name, optional, side } from '../record/index.ts'

/** A preset size of products, with its price besides the material's. */
export const presetSize = () => ({
  name: name(),
  width: side(),
  height: side(),
  default: flag(),
  price: help(optional(money()), 'charged once'),
  currency: currency(),
  order: integer().default(0),
})
