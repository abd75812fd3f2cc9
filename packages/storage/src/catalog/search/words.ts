import { gramsOf } from '@kisscut/shop'
import { and, asc, type Column, count, desc, eq, gte, inArray, like, lt, type SQL } from 'drizzle-orm'
import { type Db, later, statement } from '../../database/index.ts'
import { isOneOf } from '../../dialect/index.ts'

/** Candidates for a misspelled word. */
const SIMILAR = 40
/** Rows per insert. */
const BATCH = 300

/**
 * Stores words for spelling and prefixes; known ones are left unchanged. Words are never removed: one that no product has finds
 * nothing.
 */
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
    .filter((word) => !known.has(word))
    .flatMap((word) => groupsOf(word).map((each) => ({ gram: each, word })))
  for (let at = 0; at < rows.length; at += BATCH)
    await db.query
      .insert(gram)
      .values(rows.slice(at, at + BATCH))
      .onConflictDoNothing()
}

/** A prefix with more words than this isn't replaced by them. */
const SPELLED_OUT = 64

const hasDigit = (word: string) => /\p{N}/u.test(word)

/** Letter groups of a word. A word with a digit has no spelling corrections and is stored only by its prefix. */
const groupsOf = (word: string): readonly string[] => {
  const grams = gramsOf(word)
  return hasDigit(word) ? grams.slice(0, 1) : grams
}

/** Sorts after every other character in SQLite. */
const LAST_CHARACTER = '\u{10FFFF}'

/** Condition for a prefix that can use the index, if words are ordered by code points. */
const beginsWith = (dialect: Db['dialect'], word: Column): SQL | undefined =>
  dialect === 'sqlite' ? and(gte(word, later('from')), lt(word, later('to'))) : like(word, later('beginning'))

const wordsThatBegin = statement((db) => {
  const { search_gram: gram } = db.tables
  return db.query
    .select({ word: gram.word })
    .from(gram)
    .where(and(eq(gram.gram, later('first')), beginsWith(db.dialect, gram.word)))
    .limit(SPELLED_OUT + 1)
})

/**
 * The shop's words with this prefix; null if there are too many, as for numbers. Found by their first letter group, because a
 * range of words depends on the collation in PostgreSQL.
 */
export async function wordsBeginning(db: Db, prefix: string): Promise<readonly string[] | null> {
  const [first] = gramsOf(prefix)
  if (prefix.length < 2 || first === undefined || hasDigit(prefix)) return null
  const values = { beginning: `${prefix}%`, from: prefix, to: prefix + LAST_CHARACTER }
  const rows = await wordsThatBegin(db, { first, ...values })
  return rows.length > SPELLED_OUT ? null : rows.map(({ word }) => word)
}

const wordsAmong = statement((db) => {
  const { search_gram: gram } = db.tables
  return db.query
    .selectDistinct({ word: gram.word })
    .from(gram)
    .where(isOneOf(db.dialect, gram.word, later('words')))
})

/** Those of these words that are remembered: some product or page has or had them. */
export async function knownWords(db: Db, words: readonly string[]): Promise<readonly string[]> {
  if (words.length === 0) return []
  const rows = await wordsAmong(db, { words: JSON.stringify(words) })
  return rows.map((row) => row.word)
}

const wordsWithGrams = statement((db) => {
  const { search_gram: gram } = db.tables
  const shared = count()
  return db.query
    .select({ word: gram.word, shared })
    .from(gram)
    .where(isOneOf(db.dialect, gram.gram, later('grams')))
    .groupBy(gram.word)
    .orderBy(desc(shared), asc(gram.word))
    .limit(SIMILAR)
})

/** Words that share letter groups with this one, the most alike first. */
export async function similarWords(db: Db, word: string): Promise<readonly string[]> {
  const rows = await wordsWithGrams(db, { grams: JSON.stringify(gramsOf(word)) })
  return rows.map((row) => row.word)
}
