// How a copy of a product differs from it, for both databases.

export const SYLLABLES = ['ka', 'lo', 'mi', 'ren', 'tu', 'vel', 'sor', 'nap', 'qui', 'zed']
/** Made-up words there are: more than copies of a product, so that two words find as many in a large shop as in a small one. */
export const WORDS = 10_000
/** One of them: `kakalomi`. */
export const wordOf = (n) => [1000, 100, 10, 1].map((place) => SYLLABLES[Math.floor(n / place) % 10]).join('')

/** Columns that differ in a copy, by table: SQL over `$n`, the number of the copy. */
const ID = (column) => [column, `${column} || '-' || n`]
const NAMED = ['name', `name || ' ' || word_of(n)`]
const PRODUCT = [ID('id'), ID('slug'), ID('sku'), NAMED, ['order', '"order" + n * 100']]

/** What is derived from a product of any class. */
const LISTED = [
  ['product_listing', [ID('product'), ['featured', 'false'], ['place', 'place + n * 100']]],
  ['category_listing', [ID('product'), ID('tile'), NAMED, ['place', 'place + n * 100']]],
  ['product_facet', [ID('product')]],
]

/** What products of a class are copied by: their own table, and what only they have. */
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

/** Every table to copy for a class, and which of its rows: what is derived comes first, while there are no copies. */
export const copiesOf = (productClass) => {
  const { table, copies } = CLASSES[productClass]
  return [
    ...LISTED.map(([name, changes]) => [name, changes, `product in (select id from ${table})`]),
    ...copies.map(([name, changes]) => [name, changes, 'true']),
  ]
}

/** Letter groups by which the shop finds misspelt words, and beginnings. */
export const gramsOf = (word) => {
  const letters = [...`^${word.replaceAll('y', 'i')}$`]
  return new Set(letters.slice(2).map((_, at) => letters.slice(at, at + 3).join('')))
}

/** Made-up customs copy the shop's first; so many belong to one owner. */
const OF_ONE_OWNER = 20

/** The values of a made-up row `n`, by column, for rows that copy no other. */
const VALUES = {
  text: "'1'",
  integer: '1',
  boolean: 'false',
  jsonb: "'{}'",
  'timestamp with time zone': 'now()',
}

/** SQL that inserts customs and files `n`, from a list of numbers: `numbers` is a table with the column `n`. */
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
