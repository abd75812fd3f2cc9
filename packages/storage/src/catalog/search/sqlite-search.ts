import type { SearchTerm } from '@kisscut/shop/ports/catalog'
import { sql } from 'drizzle-orm'
import { type Db, runSql, statement } from '../../database/index.ts'
import type { SearchEngine, SearchScope } from './search-engine.ts'

/** A quoted word; words contain only letters and digits. */
const quoted = (word: string) => `"${word}"`

const alternatives = ({ words, prefixes }: SearchTerm, scope: SearchScope): string => {
  const beginnings = prefixes.map((each) => (scope === 'name' ? quoted(each) : `${quoted(each)} *`))
  return `(${[...new Set([...words.map(quoted), ...beginnings])].join(' OR ')})`
}

/** A query in FTS5's syntax, such as `("vinyl") AND ("sticker" OR "stickers")`. */
const ftsQuery = (terms: readonly SearchTerm[], scope: SearchScope): string =>
  terms.map((term) => alternatives(term, scope)).join(' AND ')

/** Every segment is searched for every word; more than these slow down searches. */
const MOST_SEGMENTS = 8
/** Pages of 4 kB written per step of merging, which takes a few milliseconds. */
const PAGES = 16

const segmentsOf = statement((db, table: 'search_name' | 'search_text') => {
  const segments = sql.raw(`${table}_idx`)
  return db.query
    .select({ of: sql<number>`count(distinct segid)` })
    .from(segments)
    .limit(1)
})

/** Merges some pages of an index with too many segments. They stay until all of them are merged into one. */
async function mergeSegments(db: Db, table: 'search_name' | 'search_text'): Promise<boolean> {
  const [found] = await segmentsOf(db, {}, table)
  if ((found?.of ?? 0) <= MOST_SEGMENTS) return false
  const index = sql.raw(table)
  await runSql(db, sql`insert into ${index} (${index}, rank) values ('merge', ${-PAGES})`)
  return true
}

/**
 * FTS5 without a copy of the text or positions: a list of rows per word, read up to the limit. Names have a list of their own.
 * Rowids are the numbers of `search_entry`.
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
  merge: async (db) => {
    for (const table of ['search_name', 'search_text'] as const)
      if (await mergeSegments(db, table)) return true
    return false
  },
  match: (scope, question) => {
    const table = scope === 'anywhere' ? sql`search_text` : sql`search_name`
    return { from: table, id: sql`${table}.rowid`, where: sql`${table} match ${question}` }
  },
  isAmong: (numbers) => sql`search_name.rowid in (select value from json_each(${numbers}))`,
  question: ftsQuery,
}
