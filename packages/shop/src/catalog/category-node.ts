import type { CategoryProductRow, CategoryRow } from '../ports.ts'

/** A category with what stands in it, ready to be shown. */
export interface CategoryNode {
  readonly category: CategoryRow
  /** From the top of the tree down to this one. */
  readonly trail: readonly CategoryRow[]
  /** Neither it nor any category above it is hidden (PAGE-16). */
  readonly isPublished: boolean
  readonly children: readonly CategoryNode[]
  /** Published products, in order. */
  readonly products: readonly CategoryProductRow[]
}

/** No tree of a shop is deeper; a longer way up is a circle. */
const DEEPEST = 12

const trailOf = (category: CategoryRow, byId: ReadonlyMap<string, CategoryRow>): readonly CategoryRow[] => {
  const trail: CategoryRow[] = []
  for (let at: CategoryRow | undefined = category; at !== undefined; at = byId.get(at.parent ?? '')) {
    trail.unshift(at)
    if (trail.length > DEEPEST)
      throw new Error(`The category ${category.id} has no top: its parents go round`)
  }
  return trail
}

/** The tree of categories as shelves by id. */
export const categoryNodesOf = (
  tree: readonly CategoryRow[],
  productsOf: ReadonlyMap<string, readonly CategoryProductRow[]>,
): ReadonlyMap<string, CategoryNode> => {
  const byId = new Map(tree.map((category) => [category.id, category]))
  const childrenOf = groupByParent(tree)
  const categoryNodes = new Map<string, CategoryNode>()
  const build = (category: CategoryRow): CategoryNode => {
    const trail = trailOf(category, byId)
    const categoryNode: CategoryNode = {
      category,
      trail,
      isPublished: trail.every((each) => !each.hidden),
      children: (childrenOf.get(category.id) ?? []).map(build),
      products: productsOf.get(category.id) ?? [],
    }
    categoryNodes.set(category.id, categoryNode)
    return categoryNode
  }
  for (const category of tree) if (category.parent === null || !byId.has(category.parent)) build(category)
  return categoryNodes
}

const groupByParent = (tree: readonly CategoryRow[]): ReadonlyMap<string, readonly CategoryRow[]> => {
  const groups = new Map<string, CategoryRow[]>()
  for (const category of tree) {
    if (category.parent === null) continue
    groups.set(category.parent, [...(groups.get(category.parent) ?? []), category])
  }
  return groups
}
