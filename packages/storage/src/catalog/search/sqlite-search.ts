import { sql } from 'drizzle-orm'
import { runSql } from '../../database/index.ts'
import type { SearchEngine, SearchScope } from './search-engine.ts'
import type { SearchTerm } from '@kisscut/shop/ports/catalog'

/** Words hold letters and digits alone, so that quoting one is enough. */
const quoted = (word: string) => `"${word}"`

const alternatives = ({ words, prefixes }: SearchTerm, scope: SearchScope): string => {
  const all = [...words.map(quoted), ...(scope === 'name' ? [] : prefixes.map((each) => `${quoted(each)} *`))]
  const whole = scope === 'name' ? [...all, ...prefixes.map(quoted)] : all
  return `(${[...new Set(whole)].join(' OR ')})`
}

/** FTS5's own language: `name : (("vinyl") AND ("stick" *))`. */
export const ftsQuery = (terms: readonly SearchTerm[], scope: SearchScope): string => {
  const all = terms.map((term) => alternatives(term, scope)).join(' AND ')
  return scope === 'anywhere' ? all : `name : (${all})`
}

/** FTS5, without a copy of the words; its rowids are the numbers of `search_document`. */
export const sqliteSearch: SearchEngine = {
  save: (db, id, { name, around, description }) =>
    runSql(
      db,
      sql`insert or replace into search_index (rowid, name, around, description)
          values (${id}, ${name.join(' ')}, ${around.join(' ')}, ${description.join(' ')})`,
    ),
  remove: async (db, ids) => {
    for (const id of ids) await runSql(db, sql`delete from search_index where rowid = ${id}`)
  },
  match: (terms, scope) => ({
    from: sql`search_index`,
    id: sql`search_index.rowid`,
    where: sql`search_index match ${ftsQuery(terms, scope)}`,
  }),
}
