import { publishedChildren, urlOfCategory, type SnapshotDeps } from './tiles.ts'
import { pageOfProduct } from '../tool-pages.ts'
import type { CategoryNode } from '../catalog/category-node.ts'

/** Products read at once. */
const BATCH = 1000

const categoryPaths = (categoryNodes: readonly CategoryNode[], deps: SnapshotDeps): readonly string[] =>
  categoryNodes
    .filter((categoryNode) => categoryNode.isPublished)
    .flatMap((categoryNode) => [
      urlOfCategory(categoryNode, deps.links),
      ...categoryPaths(publishedChildren(categoryNode), deps),
    ])

/** Paths of every category and product anybody may see, each once, at most so many; categories first. */
export const publishedPaths = async (deps: SnapshotDeps, atMost: number): Promise<readonly string[]> => {
  const { byId, top } = deps.catalog.categories
  const paths = new Set(categoryPaths(top, deps))
  for (let after = ''; paths.size < atMost;) {
    const products = await deps.store.productsAfter(after, BATCH)
    for (const product of products) {
      const { slug, categoryId } = product
      const categoryPath = byId.get(categoryId)?.category.path
      if (categoryPath) paths.add(deps.links.urlFor(pageOfProduct(product), { categoryPath, slug }))
    }
    const last = products.at(-1)
    if (last === undefined || products.length < BATCH) break
    after = last.productId
  }
  return [...paths].slice(0, atMost)
}
