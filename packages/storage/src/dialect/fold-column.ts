import { ACCENTS } from '@kisscut/core/text'
import { type Column, type SQL, sql } from 'drizzle-orm'
import type { Dialect } from './dialect.ts'

/**
 * SQLite's `lower` handles only ASCII, and PostgreSQL's depends on the locale; both are made to fold like `foldText`. Letters
 * newer than PostgreSQL's Unicode version keep their case there.
 */
const FOLDED: Record<Dialect['name'], (column: Column) => SQL> = {
  postgres: (column) => {
    const accents = sql.raw(`'[${ACCENTS}]'`)
    const bare = sql`regexp_replace(normalize(${column}, NFKD), ${accents}, '', 'g')`
    // The collation sorts by code points, like SQLite.
    return sql`translate(lower(${bare} collate "und-x-icu"), 'ς', 'σ') collate "C"`
  },
  sqlite: (column) => sql`fold_text(${column})`,
}

/** A column in the form for search and sorting: lower case, without accents, the same in both databases (ADMIN-3). */
export const foldColumn = (dialect: Dialect['name'], column: Column): SQL => FOLDED[dialect](column)
