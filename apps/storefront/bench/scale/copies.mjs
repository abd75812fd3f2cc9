// How a copy of a product differs from it, for both databases.

export const SYLLABLES = ['ka', 'lo', 'mi', 'ren', 'tu', 'vel', 'sor', 'nap', 'qui', 'zed']
/** A made-up word, one of a thousand: `kalomi`. */
export const wordOf = (n) => [100, 10, 1].map((place) => SYLLABLES[Math.floor(n / place) % 10]).join('')

/** Columns that differ in a copy, by table: SQL over `$n`, the number of the copy. */
const ID = (column) => [column, `${column} || '-' || n`]
export const COPIES = [
  [
    'template',
    [
      ID('id'),
      ID('slug'),
      ID('sku'),
      ['featured', 'false'],
      ['name', `name || ' ' || word_of(n)`],
      ['order', '"order" + n * 100'],
    ],
  ],
  [
    'category_product',
    [
      ID('id'),
      ID('slug'),
      ID('object_id'),
      ['name', `name || ' ' || word_of(n)`],
      ['order', '"order" + n * 100'],
    ],
  ],
  ['uses_link', [ID('id'), ID('object_id')]],
  ['product_listing', [ID('product'), ['featured', 'false'], ['place', 'place + n * 100']]],
  [
    'category_listing',
    [ID('product'), ID('tile'), ['name', `name || ' ' || word_of(n)`], ['place', 'place + n * 100']],
  ],
  ['product_facet', [ID('product')]],
]

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
