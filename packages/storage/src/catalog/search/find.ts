import {
  PAGE_KINDS,
  type FoundDocument,
  type SearchScope as Scope,
  type SearchTerm,
} from '@kisscut/shop/ports/catalog'
import { and, asc, eq, notInArray, sql } from 'drizzle-orm'
import { type Db, later, run } from '../../database/index.ts'
import { searchEngineOf } from './engine.ts'
import { kindWord } from './kind-words.ts'
import { SCOPES, type SearchScope } from './search-engine.ts'
import { wordsBeginning } from './words.ts'

type Found = FoundDocument & { readonly number: number }

/** The numbered documents of one scope, in their order: reading stops at the limit, however many there are. */
async function found(
  db: Db,
  terms: readonly SearchTerm[],
  scope: SearchScope,
  { kind, limit }: Scope,
): Promise<readonly Found[]> {
  const { search_entry: document } = db.tables
  const engine = searchEngineOf(db)
  const isProduct = kind === 'product'
  const query = () => {
    const { from, id, where } = engine.match(scope, later('question'))
    return db.query
      .select({ number: document.id, kind: document.kind, id: document.document })
      .from(from)
      .innerJoin(document, eq(document.id, id))
      .where(
        and(
          where,
          eq(document.published, true),
          isProduct ? notInArray(document.kind, [...PAGE_KINDS]) : undefined,
        ),
      )
      .orderBy(asc(id))
      .limit(sql.placeholder('limit'))
  }
  const ofKind = kind === undefined || isProduct ? [] : [{ words: [kindWord(kind)], prefixes: [] }]
  const question = engine.question([...terms, ...ofKind], scope)
  const name = `search ${scope === 'anywhere' ? 'texts' : 'names'}${isProduct ? ' of products' : ''}`
  return (await run(db, name, query, { question, limit })) as readonly Found[]
}

/**
 * Beginnings as the words of the shop that begin so, where those are few: lists of whole words are read as far as the limit,
 * those of beginnings are put together first, however long.
 */
const spelledOut = (db: Db, terms: readonly SearchTerm[]): Promise<readonly SearchTerm[]> =>
  Promise.all(
    terms.map(async ({ words, prefixes }) => {
      const known = await Promise.all(
        prefixes.map(async (prefix) => ({ prefix, words: await wordsBeginning(db, prefix) })),
      )
      return {
        words: [...words, ...known.flatMap((each) => [each.prefix, ...(each.words ?? [])])],
        prefixes: known.flatMap((each) => (each.words === null ? [each.prefix] : [])),
      }
    }),
  )

/** What is published and answers every term, better places first. */
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
    const all = await spelledOut(db, terms)
    // Where whole words are all that counts, their beginnings are no further places.
    const places = terms.some(({ prefixes }) => prefixes.length > 0) ? SCOPES.slice(1) : SCOPES.slice(2)
    for (const place of places) {
      if (documents.size >= limit) break
      add(await found(db, all, place, scope))
    }
  }
  return [...documents.values()].slice(0, limit)
}
