import type { SearchTerm } from '@kisscut/shop/ports/catalog'
import { sql } from 'drizzle-orm'
import { runSql } from '../../database/index.ts'
import type { SearchEngine, SearchScope } from './search-engine.ts'

/** Words hold letters and digits alone, so that quoting one is enough. */
const quoted = (word: string) => `"${word}"`

const alternatives = ({ words, prefixes }: SearchTerm, scope: SearchScope): string => {
  const beginnings = prefixes.map((each) => (scope === 'name' ? quoted(each) : `${quoted(each)} *`))
  return `(${[...new Set([...words.map(quoted), ...beginnings])].join(' OR ')})`
}

/** FTS5's own language: `("vinyl") AND ("sticker" OR "stickers")`. */
export const ftsQuery = (terms: readonly SearchTerm[], scope: SearchScope): string =>
  terms.map((term) => alternatives(term, scope)).join(' AND ')

/**
 * FTS5, without a copy of the words or their places in the text: a list of rows by word, read as far as the limit. Names have
 * a list of their own. Rowids are the numbers of `search_document`.
 */
export const sqliteSearch: SearchEngine = {
  save: async (db, id, { name, around, description }) => {
    const all = [...new Set([...name, ...around, ...description])].join(' ')
    await runSql(db, sql`insert or replace into search_name (rowid, words) values (${id}, ${name.join(' ')})`)
    await runSql(db, sql`insert or replace into search_text (rowid, words) values (${id}, ${all})`)
  },
  remove: async (db, ids) => {
    for (const id of ids) {
      await runSql(db, sql`delete from search_name where rowid = ${id}`)
      await runSql(db, sql`delete from search_text where rowid = ${id}`)
    }
  },
  match: (scope, question) => {
    const table = scope === 'anywhere' ? sql`search_text` : sql`search_name`
    return { from: table, id: sql`${table}.rowid`, where: sql`${table} match ${question}` }
  },
  question: ftsQuery,
}
