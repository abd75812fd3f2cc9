// Differences between a product and its copies, for both databases.

export const SYLLABLES = ['ka', 'lo', 'mi', 'ren', 'tu', 'vel', 'sor', 'nap', 'qui', 'zed']
/**
 * Number of made-up words: more than copies of a product, so that two words match as many products in a large shop as in
 * a small one.
 */
export const WORDS = 10_000
/** A made-up word: `kakalomi`. */
export const wordOf = (n) => [1000, 100, 10, 1].map((place) => SYLLABLES[Math.floor(n / place) % 10]).join('')

/** Columns that differ in a copy, by table, as SQL over `n`, the number of the copy. */
const ID = (column) => [column, `${column} || '-' || n`]
const NAMED = ['name', `name || ' ' || word_of(n)`]
const PRODUCT = [ID('id'), ID('slug'), ID('sku'), NAMED, ['order', '"order" + n * 100']]

/** Tables derived from a product of any class. */
const LISTED = [
  ['product_listing', [ID('product'), ['featured', 'false'], ['place', 'place + n * 100']]],
  ['category_listing', [ID('product'), ID('tile'), NAMED, ['place', 'place + n * 100']]],
  ['product_facet', [ID('product')]],
]

/** The tables of a class that are copied: its own, and those that only it has. */
export const CLASSES = {
  custom: {
    table: 'template',
    copies: [
      ['template', [...PRODUCT, ['featured', 'false']]],
      ['category_product', [ID('id'), ID('slug'), ID('object_id'), NAMED, ['order', '"order" + n * 100']]],
      ['uses_link', [ID('id'), ID('object_id')]],
    ],
  },
  clipart: { table: 'clipart_product', copies: [['clipart_product', PRODUCT]] },
  marketplace: { table: 'marketplace_product', copies: [['marketplace_product', PRODUCT]] },
}

/** Every table to copy for a class, with its rows: derived ones come first, while there are no copies. */
export const copiesOf = (productClass) => {
  const { table, copies } = CLASSES[productClass]
  return [
    ...LISTED.map(([name, changes]) => [name, changes, `product in (select id from ${table})`]),
    ...copies.map(([name, changes]) => [name, changes, 'true']),
  ]
}

/** Trigrams by which the shop finds misspelled words, and prefixes. */
export const gramsOf = (word) => {
  const letters = [...`^${word.replaceAll('y', 'i')}$`]
  return new Set(letters.slice(2).map((_, at) => letters.slice(at, at + 3).join('')))
}

/** Made-up customs are copies of the shop's first; this many belong to one owner. */
const OF_ONE_OWNER = 20

/** The values of made-up row `n`, by column. */
const VALUES = {
  text: "'1'",
  integer: '1',
  boolean: 'false',
  jsonb: "'{}'",
  'timestamp with time zone': 'now()',
}

/** SQL that inserts customs and files; `numbers` is a table with the column `n`. */
export function artworkInserts(columnsOf, numbers) {
  const own = { id: "'scale-' || n", owner: `'session:scale-' || (n / ${OF_ONE_OWNER})` }
  const insert = (table, valueOf, from) => {
    const columns = columnsOf(table)
    const names = columns.map(({ name }) => `"${name}"`).join(', ')
    const values = columns.map((column) => own[column.name] ?? valueOf(column)).join(', ')
    return `insert into ${table} (${names}) select ${values} from ${from}`
  }
  return [
    insert('custom', ({ name }) => `model."${name}"`, `${numbers}, (select * from custom limit 1) model`),
    insert('user_file', ({ type, required }) => (required ? VALUES[type.toLowerCase()] : 'null'), numbers),
  ]
}
