import { categoryTreeOf, pageListingOf, type CategoryTree } from '@kisscut/shop'
import type { Db } from '../../database/index.ts'
import { searchEngineOf } from '../search/engine.ts'
import { kindWord } from '../search/kind-words.ts'
import { rememberWords } from '../search/words.ts'
import { categories } from './categories.ts'
import { documentIds, removeDocuments } from './document-ids.ts'
import { indexProducts } from './index-products.ts'

/** Relists and reindexes these products and categories, in the transaction that changed them. */
export async function indexDocuments(db: Db, documents: readonly string[]): Promise<void> {
  const ids = [...new Set(documents)]
  if (ids.length === 0) return
  const tree = categoryTreeOf(await categories(db))
  const pages = ids.filter((id) => tree.byId.has(id))
  await indexProducts(db, ids, tree)
  await indexPages(db, pages, tree)
}

/** Rebuilds the search documents of these category pages. A page that was deleted, or is outside the tree, has none. */
export async function indexPages(
  db: Db,
  ids: readonly string[],
  { byId }: Pick<CategoryTree, 'byId'>,
): Promise<void> {
  await removeDocuments(
    db,
    'page',
    ids.filter((id) => !byId.has(id)),
  )
  const listed = ids.flatMap((id) => {
    const node = byId.get(id)
    return node === undefined ? [] : [{ id, ...pageListingOf(node) }]
  })
  const numbers = await documentIds(db, 'page', listed)
  const engine = searchEngineOf(db)
  for (const { id, kind, words } of listed)
    await engine.save(db, numbers.get(id)!, { ...words, name: [...words.name, kindWord(kind)] })
  await rememberWords(
    db,
    listed.flatMap(({ words }) => [...words.name, ...words.around, ...words.description]),
  )
}
