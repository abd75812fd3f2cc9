import {
  PAGE_KINDS,
  type DocumentKind,
  type FoundDocument,
  type SearchScope as Scope,
  type SearchTerm,
} from '@kisscut/shop/ports/catalog'
import { and, asc, count, eq, notInArray, sql } from 'drizzle-orm'
import { type Db, later, statement } from '../../database/index.ts'
import { searchEngineOf } from './engine.ts'
import { kindWord } from './kind-words.ts'
import { SCOPES, type SearchScope } from './search-engine.ts'
import { wordsBeginning } from './words.ts'

/** The kinds that the index itself separates; for `product`, all others are filtered out. */
const kindsIn = (kind: Scope['kind']): readonly DocumentKind[] =>
  kind === undefined || kind === 'product' ? [] : kind === 'page' ? PAGE_KINDS : [kind]

const ANYWHERE = 'anywhere'

type Found = FoundDocument & { readonly number: number }

/** The published documents that match a question, products alone where that is asked. */
function matching(db: Db, scope: SearchScope, isProduct: boolean) {
  const { search_entry: document } = db.tables
  const { from, id, where } = searchEngineOf(db).match(scope, later('question'))
  const isPublished = eq(document.published, true)
  const isWanted = isProduct ? notInArray(document.kind, [...PAGE_KINDS]) : undefined
  return { document, from, id, isDocument: eq(document.id, id), where: and(where, isPublished, isWanted) }
}

/** The terms and the kind in the index's own syntax. */
function questionOf(db: Db, terms: readonly SearchTerm[], scope: SearchScope, kind: Scope['kind']): string {
  const ofKind = kindsIn(kind).map(kindWord)
  const all = ofKind.length === 0 ? terms : [...terms, { words: ofKind, prefixes: [] }]
  return searchEngineOf(db).question(all, scope)
}

const matchingDocuments = statement((db, scope: SearchScope, isProduct: boolean) => {
  const { document, from, id, isDocument, where } = matching(db, scope, isProduct)
  return db.query
    .select({ number: document.id, kind: document.kind, id: document.document })
    .from(from)
    .innerJoin(document, isDocument)
    .where(where)
    .orderBy(asc(id))
    .limit(sql.placeholder('limit'))
})

/** The numbered documents of one scope, in their order: reading stops at the limit, however many there are. */
async function found(
  db: Db,
  terms: readonly SearchTerm[],
  scope: SearchScope,
  { kind, limit }: Scope,
): Promise<readonly Found[]> {
  const values = { question: questionOf(db, terms, scope, kind), limit }
  return (await matchingDocuments(db, values, scope, kind === 'product')) as readonly Found[]
}

const matchingNames = statement((db) => {
  const engine = searchEngineOf(db)
  const { from, id, where } = engine.match(SCOPES[0], later('question'))
  return db.query
    .select({ number: sql<number>`${id}` })
    .from(from)
    .where(and(where, engine.isAmong(later('numbers'))))
})

/** Those of these numbers whose names answer the term. */
async function namedAmong(
  db: Db,
  { words }: SearchTerm,
  numbers: readonly number[],
): Promise<ReadonlySet<number>> {
  const question = searchEngineOf(db).question([{ words, prefixes: [] }], SCOPES[0])
  const rows = await matchingNames(db, { question, numbers: JSON.stringify(numbers) })
  return new Set(rows.map(({ number }) => Number(number)))
}

const numberOfMatches = statement((db, isProduct: boolean) => {
  const { document, from, isDocument, where } = matching(db, ANYWHERE, isProduct)
  const some = db.query
    .select({ number: document.id })
    .from(from)
    .innerJoin(document, isDocument)
    .where(where)
    .limit(sql.placeholder('limit'))
    .as('some')
  return db.query.select({ of: count() }).from(some)
})

/** How many there are anywhere, as far as the limit. */
async function countFound(db: Db, terms: readonly SearchTerm[], { kind, limit }: Scope): Promise<number> {
  const values = { question: questionOf(db, terms, ANYWHERE, kind), limit }
  const [row] = await numberOfMatches(db, values, kind === 'product')
  return row?.of ?? 0
}

/**
 * Replaces prefixes with the shop's words that start with them, if these are few. Lists of whole words are read only up to the
 * limit; those of prefixes are assembled completely first.
 */
const spelledOut = (db: Db, terms: readonly SearchTerm[]): Promise<readonly SearchTerm[]> =>
  Promise.all(
    terms.map(async ({ words, prefixes, also = [] }) => {
      const known = await Promise.all(
        prefixes.map(async (prefix) => ({ prefix, words: await wordsBeginning(db, prefix) })),
      )
      return {
        words: [...words, ...known.flatMap((each) => [each.prefix, ...(each.words ?? [])])],
        prefixes: known.flatMap((each) => (each.words === null ? [each.prefix] : [])),
        also,
      }
    }),
  )

/** The terms with their further words. */
const withAlso = (terms: readonly SearchTerm[]): readonly SearchTerm[] =>
  terms.map(({ words, prefixes, also = [] }) => ({ words: [...words, ...also], prefixes }))

/** The terms without prefixes. */
const wholeWords = (terms: readonly SearchTerm[]): readonly SearchTerm[] =>
  terms.map((term) => ({ ...term, prefixes: [] }))

/**
 * Published documents that match every term, best matches first: names as typed, then names with further words, then whole words anywhere
 * and word beginnings in names, then the rest. Everything is read once before sorting; if that is no more than was needed, no further
 * query runs.
 */
export async function search(
  db: Db,
  terms: readonly SearchTerm[],
  scope: Scope,
): Promise<readonly FoundDocument[]> {
  const { limit } = scope
  if (terms.length === 0) return []
  const documents = new Map<number, FoundDocument>()
  const add = (rows: readonly Found[]) => {
    for (const { number, kind, id } of rows) if (!documents.has(number)) documents.set(number, { kind, id })
  }
  const [names] = SCOPES
  add(await found(db, terms, names, scope))
  if (documents.size >= limit) return [...documents.values()].slice(0, limit)
  const typed = await spelledOut(db, terms)
  const isSeveral = terms.length > 1
  const most = isSeveral ? Math.max(limit, SHOWN_FIRST + LOOKED_AT) : limit
  const everything = await found(db, withAlso(typed), ANYWHERE, { ...scope, limit: most })
  const enough = Math.min(limit, everything.length)
  const lookIn = async (places: readonly Place[]) => {
    for (const [of, place] of places) {
      if (documents.size >= enough) break
      add(await found(db, of, place, scope))
    }
  }
  const hasFurther = terms.some(({ also = [] }) => also.length > 0)
  const withFurther = withAlso(wholeWords(terms))
  if (hasFurther) await lookIn([[withFurther, names]])
  const isInNames = documents.size > 0
  if (isSeveral && documents.size < Math.min(SHOWN_FIRST, enough))
    add(
      await calledSo(
        db,
        terms.at(-1)!,
        everything.filter(({ number }) => !documents.has(number)),
      ),
    )
  await lookIn(placesAfterNames(terms, typed, isInNames))
  if (hasFurther) await lookIn([[withFurther, ANYWHERE]])
  add(everything)
  return [...documents.values()].slice(0, limit)
}

/** Only the first results are ranked in full. */
const SHOWN_FIRST = 24
/** Candidates for these. */
const LOOKED_AT = 48

/** Documents with the last word in their name: in `clear labels`, `labels` says what the product is and `clear` which one. FIND-9. */
async function calledSo(db: Db, term: SearchTerm, others: readonly Found[]): Promise<readonly Found[]> {
  const first = others.slice(0, LOOKED_AT)
  if (first.length < 2) return []
  const named = await namedAmong(
    db,
    term,
    first.map(({ number }) => number),
  )
  return first.filter(({ number }) => named.has(number))
}

type Place = readonly [readonly SearchTerm[], SearchScope]

/**
 * Whole words come before prefixes, as `car` comes before `carrot`, unless no name has the words: `stick` is most likely a
 * prefix.
 */
function placesAfterNames(
  terms: readonly SearchTerm[],
  typed: readonly SearchTerm[],
  isInNames: boolean,
): readonly Place[] {
  const anywhere: Place = [wholeWords(terms), ANYWHERE]
  if (terms.every(({ prefixes }) => prefixes.length === 0)) return [anywhere]
  const beginnings: Place = [typed, 'name beginnings']
  return isInNames ? [anywhere, beginnings] : [beginnings, anywhere]
}

/** How many published documents of each kind match every term, counted up to the limit. */
export async function searchCounts(
  db: Db,
  terms: readonly SearchTerm[],
  kinds: readonly Scope['kind'][],
  limit: number,
): Promise<readonly number[]> {
  if (terms.length === 0) return kinds.map(() => 0)
  const all = withAlso(await spelledOut(db, terms))
  return Promise.all(kinds.map((kind) => countFound(db, all, { kind, limit })))
}
