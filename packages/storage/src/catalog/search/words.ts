import { gramsOf } from '@kisscut/shop'
import { count, desc, asc, inArray } from 'drizzle-orm'
import type { Db } from '../../database/index.ts'

/** Words looked at for a misspelt one. */
const SIMILAR = 40
/** Rows of one insert. */
const BATCH = 300

/** Remembers words for spelling; those already there are left alone. Words are never forgotten: one that no product has finds nothing. */
export async function rememberWords(db: Db, words: readonly string[]): Promise<void> {
  const { search_gram: gram } = db.tables
  const wanted = [...new Set(words)]
  if (wanted.length === 0) return
  const there = await db.query
    .selectDistinct({ word: gram.word })
    .from(gram)
    .where(inArray(gram.word, wanted))
  const known = new Set(there.map(({ word }) => word))
  const rows = wanted
    .filter((word) => !known.has(word) && !/\p{N}/u.test(word))
    .flatMap((word) => gramsOf(word).map((each) => ({ gram: each, word })))
  for (let at = 0; at < rows.length; at += BATCH)
    await db.query
      .insert(gram)
      .values(rows.slice(at, at + BATCH))
      .onConflictDoNothing()
}

/** Words that share letter groups with this one, the most alike first. */
export async function similarWords(db: Db, word: string): Promise<readonly string[]> {
  const { search_gram: gram } = db.tables
  const shared = count()
  const rows = await db.query
    .select({ word: gram.word, shared })
    .from(gram)
    .where(inArray(gram.gram, [...gramsOf(word)]))
    .groupBy(gram.word)
    .orderBy(desc(shared), asc(gram.word))
    .limit(SIMILAR)
  return rows.map((row) => row.word)
}
