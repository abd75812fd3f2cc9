import type { SearchWords } from '@kisscut/shop'
import { sql } from 'drizzle-orm'
import { runSql } from '../../database/index.ts'
import type { SearchEngine, SearchScope } from './search-engine.ts'
import type { SearchTerm } from '@kisscut/shop/ports/catalog'

/** Words hold letters and digits alone, so that quoting one is enough. */
const quoted = (word: string) => `'${word}'`

/** `'vinyl':1A 'sticker':2A 'white':3B`: names weigh A, what is around B, descriptions C. */
const vectorOf = ({ name, around, description }: SearchWords): string =>
  [
    ...name.map((word) => [word, 'A'] as const),
    ...around.map((word) => [word, 'B'] as const),
    ...description.map((word) => [word, 'C'] as const),
  ]
    .map(([word, weight], at) => `${quoted(word)}:${Math.min(at + 1, 16_383)}${weight}`)
    .join(' ')

const alternatives = ({ words, prefixes }: SearchTerm, scope: SearchScope): string => {
  const weight = scope === 'anywhere' ? '' : 'A'
  const whole = (word: string) => (weight === '' ? quoted(word) : `${quoted(word)}:${weight}`)
  const beginning = (word: string) => (scope === 'name' ? whole(word) : `${quoted(word)}:*${weight}`)
  return `(${[...new Set([...words.map(whole), ...prefixes.map(beginning)])].join(' | ')})`
}

/** PostgreSQL's own language: `('vinyl':A) & ('stick':*A)`. */
export const tsQuery = (terms: readonly SearchTerm[], scope: SearchScope): string =>
  terms.map((term) => alternatives(term, scope)).join(' & ')

/** `tsvector` with words as they are, in no language's dictionary. */
export const postgresSearch: SearchEngine = {
  save: (db, id, words) =>
    runSql(
      db,
      sql`insert into search_index (id, document) values (${id}, ${vectorOf(words)}::tsvector)
          on conflict (id) do update set document = excluded.document`,
    ),
  remove: async (db, ids) => {
    for (const id of ids) await runSql(db, sql`delete from search_index where id = ${id}`)
  },
  match: (terms, scope) => ({
    from: sql`search_index`,
    id: sql`search_index.id`,
    where: sql`search_index.document @@ ${tsQuery(terms, scope)}::tsquery`,
  }),
}
