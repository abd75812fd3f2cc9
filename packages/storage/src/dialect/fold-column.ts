import { ACCENTS } from '@kisscut/core/text'
import { type Column, type SQL, sql } from 'drizzle-orm'
import type { Dialect } from './dialect.ts'

/**
 * SQLite's `lower` knows ASCII alone, and PostgreSQL's what its locale knows: both fold as `foldText` does. Letters that Unicode has added
 * since PostgreSQL's edition keep their case there.
 */
const FOLDED: Record<Dialect['name'], (column: Column) => SQL> = {
  postgres: (column) => {
    const accents = sql.raw(`'[${ACCENTS}]'`)
    const bare = sql`regexp_replace(normalize(${column}, NFKD), ${accents}, '', 'g')`
    // The collation makes the order the one of the letters' numbers, as in SQLite.
    return sql`translate(lower(${bare} collate "und-x-icu"), 'ς', 'σ') collate "C"`
  },
  sqlite: (column) => sql`fold_text(${column})`,
}

/** A column as it is searched and sorted: lower case, without accents, the same in both databases (ADMIN-3). */
export const foldColumn = (dialect: Dialect['name'], column: Column): SQL => FOLDED[dialect](column)
