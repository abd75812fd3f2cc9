import { currency, flag, help, integer, money, name, optional, side } from '../record/index.ts'

/** A size that products are offered in, and its price besides the material. */
export const presetSize = () => ({
  name: name(),
  width: side(),
  height: side(),
  default: flag(),
  price: help(optional(money()), 'charged once'),
  currency: currency(),
  order: integer().default(0),
})
