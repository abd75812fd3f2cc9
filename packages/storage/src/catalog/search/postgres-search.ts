import type { SearchTerm } from '@kisscut/shop/ports/catalog'
import { sql } from 'drizzle-orm'
import { runSql } from '../../database/index.ts'
import type { SearchEngine, SearchScope } from './search-engine.ts'

/** A quoted word; words contain only letters and digits. */
const quoted = (word: string) => `'${word}'`

/** A vector without positions and weights, such as `'vinyl' 'sticker' 'white'`. */
const vectorOf = (words: readonly string[]): string => [...new Set(words)].map(quoted).join(' ')

const alternatives = ({ words, prefixes }: SearchTerm, scope: SearchScope): string => {
  const beginnings = prefixes.map((each) => (scope === 'name' ? quoted(each) : `${quoted(each)}:*`))
  return `(${[...new Set([...words.map(quoted), ...beginnings])].join(' | ')})`
}

/** A query in PostgreSQL's syntax, such as `('vinyl') & ('sticker' | 'stickers')`. */
const tsQuery = (terms: readonly SearchTerm[], scope: SearchScope): string =>
  terms.map((term) => alternatives(term, scope)).join(' & ')

/** A `tsvector` of unchanged words, without a language's dictionary; names have a vector of their own. */
export const postgresSearch: SearchEngine = {
  save: (db, id, { name, around, description }) => {
    const all = vectorOf([...name, ...around, ...description])
    return runSql(
      db,
      sql`insert into search_index (id, names, words) values (${id}, ${vectorOf(name)}::tsvector, ${all}::tsvector)
          on conflict (id) do update set names = excluded.names, words = excluded.words`,
    )
  },
  remove: async (db, ids) => {
    for (const id of ids) await runSql(db, sql`delete from search_index where id = ${id}`)
  },
  // Autovacuum merges GIN's pending entries.
  merge: () => Promise.resolve(false),
  match: (scope, question) => {
    const column = scope === 'anywhere' ? sql`search_index.words` : sql`search_index.names`
    return {
      from: sql`search_index`,
      id: sql`search_index.id`,
      where: sql`${column} @@ cast(${question} as tsquery)`,
    }
  },
  isAmong: (numbers) =>
    sql`search_index.id in (select value::integer from jsonb_array_elements_text(cast(${numbers} as jsonb)))`,
  question: tsQuery,
}
