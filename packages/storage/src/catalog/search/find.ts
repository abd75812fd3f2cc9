import {
  PAGE_KINDS,
  type DocumentKind,
  type FoundDocument,
  type SearchScope as Scope,
  type SearchTerm,
} from '@kisscut/shop/ports/catalog'
import { and, asc, count, eq, notInArray, sql } from 'drizzle-orm'
import { type Db, later, run } from '../../database/index.ts'
import { searchEngineOf } from './engine.ts'
import { kindWord } from './kind-words.ts'
import { SCOPES, type SearchScope } from './search-engine.ts'
import { wordsBeginning } from './words.ts'

/** The kinds that the index itself keeps apart; of products everything else is passed over. */
const kindsIn = (kind: Scope['kind']): readonly DocumentKind[] =>
  kind === undefined || kind === 'product' ? [] : kind === 'page' ? PAGE_KINDS : [kind]

const ANYWHERE = 'anywhere'

type Found = FoundDocument & { readonly number: number }

/** The question in the index's own words, under a name for what is asked of it; which documents match it is put together once. */
function matching(db: Db, terms: readonly SearchTerm[], scope: SearchScope, kind: Scope['kind']) {
  const { search_entry: document } = db.tables
  const engine = searchEngineOf(db)
  const isProduct = kind === 'product'
  const ofKind = kindsIn(kind).map(kindWord)
  const all = ofKind.length === 0 ? terms : [...terms, { words: ofKind, prefixes: [] }]
  return {
    name: `${scope === 'anywhere' ? 'texts' : 'names'}${isProduct ? ' of products' : ''}`,
    question: engine.question(all, scope),
    condition: () => {
      const { from, id, where } = engine.match(scope, later('question'))
      const isPublished = eq(document.published, true)
      const isWanted = isProduct ? notInArray(document.kind, [...PAGE_KINDS]) : undefined
      return { from, id, isDocument: eq(document.id, id), where: and(where, isPublished, isWanted) }
    },
  }
}

/** The numbered documents of one scope, in their order: reading stops at the limit, however many there are. */
async function found(
  db: Db,
  terms: readonly SearchTerm[],
  scope: SearchScope,
  { kind, limit }: Scope,
): Promise<readonly Found[]> {
  const { search_entry: document } = db.tables
  const { name, question, condition } = matching(db, terms, scope, kind)
  const query = () => {
    const { from, id, isDocument, where } = condition()
    return db.query
      .select({ number: document.id, kind: document.kind, id: document.document })
      .from(from)
      .innerJoin(document, isDocument)
      .where(where)
      .orderBy(asc(id))
      .limit(sql.placeholder('limit'))
  }
  return (await run(db, `search ${name}`, query, { question, limit })) as readonly Found[]
}

/** How many there are anywhere, as far as the limit. */
async function countFound(db: Db, terms: readonly SearchTerm[], { kind, limit }: Scope): Promise<number> {
  const { search_entry: document } = db.tables
  const { name, question, condition } = matching(db, terms, ANYWHERE, kind)
  const query = () => {
    const { from, isDocument, where } = condition()
    const some = db.query
      .select({ number: document.id })
      .from(from)
      .innerJoin(document, isDocument)
      .where(where)
      .limit(sql.placeholder('limit'))
      .as('some')
    return db.query.select({ of: count() }).from(some)
  }
  const [row] = await run(db, `count ${name}`, query, { question, limit })
  return row?.of ?? 0
}

/**
 * Beginnings as the words of the shop that begin so, where those are few: lists of whole words are read as far as the limit,
 * those of beginnings are put together first, however long.
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

/** The terms with all they stand for. */
const withAlso = (terms: readonly SearchTerm[]): readonly SearchTerm[] =>
  terms.map(({ words, prefixes, also = [] }) => ({ words: [...words, ...also], prefixes }))

/**
 * What is published and answers every term, better places first: names as typed, beginnings there, anywhere, and what has further
 * words. Everything is read once before it is put in that order: where it is no more than was found so far, that is all.
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
  add(await found(db, terms, SCOPES[0], scope))
  if (documents.size < limit) {
    const typed = await spelledOut(db, terms)
    const all = withAlso(typed)
    const everything = await found(db, all, ANYWHERE, scope)
    const most = Math.min(limit, everything.length)
    for (const [of, place] of placesOf(terms, typed, all)) {
      if (documents.size >= most) break
      add(await found(db, of, place, scope))
    }
    add(everything)
  }
  return [...documents.values()].slice(0, limit)
}

/** Where to look between whole words of names and everything. */
function placesOf(
  terms: readonly SearchTerm[],
  typed: readonly SearchTerm[],
  all: readonly SearchTerm[],
): readonly (readonly [readonly SearchTerm[], SearchScope])[] {
  const hasBeginnings = terms.some(({ prefixes }) => prefixes.length > 0)
  const hasFurther = terms.some(({ also = [] }) => also.length > 0)
  return [
    ...(hasBeginnings ? [[typed, 'name beginnings'] as const] : []),
    ...(hasFurther ? [[typed, ANYWHERE] as const, [all, 'name beginnings'] as const] : []),
  ]
}

/** How many published documents of each kind answer every term, counted as far as the limit. */
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
