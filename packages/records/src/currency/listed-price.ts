import { amounts, choice, help, json, money, optional, record, text } from '../record/index.ts'
import { CURRENCIES } from '../settings/settings.ts'
import { priceTableSchema } from '../template/price-table.ts'

/** Records whose rows can have their own price in a currency. */
export const LISTED_RECORDS = [
  'template_material',
  'package',
  'template_option',
  'template_size',
  'ddb_product_clipart',
] as const

/** REC-86: the price of something in a further currency, instead of its converted price. CUR-5. */
export const listedPrice = record({
  name: 'listed_price',
  path: '/shop/api/v1/listed-price/',
  about:
    'What a material, package, option, size or clipart costs in a further currency, in place of its price at the rate.',
  save: 'staff',
  fields: {
    price_currency: help(choice(CURRENCIES), 'one of the further currencies of the settings'),
    of: help(choice(LISTED_RECORDS), 'what it is the price of'),
    item: help(text(64), 'its id'),
    price_table: help(optional(json(priceTableSchema)), 'of a material or package'),
    amount: help(optional(money(6)), 'of an option, size or clipart'),
    value_csv: help(amounts(), "of an option by quantity: one value more than its set's quantity breaks"),
  },
  filters: ['price_currency', 'of', 'item'],
  unique: [['price_currency', 'of', 'item']],
})
