import type { CategoryRow } from '../ports/catalog.ts'

/** A category in its tree. */
export interface CategoryNode {
  readonly category: CategoryRow
  /** From the root down to this one. */
  readonly trail: readonly CategoryRow[]
  /** Neither it nor any category above it is hidden (PAGE-16). */
  readonly isPublished: boolean
  readonly children: readonly CategoryNode[]
}

/** The tree of categories, including hidden ones. */
export interface CategoryTree {
  readonly byId: ReadonlyMap<string, CategoryNode>
  readonly byPath: ReadonlyMap<string, CategoryNode>
  /** The first category of each slug, by order. */
  readonly bySlug: ReadonlyMap<string, CategoryNode>
  /** Top-level categories, by order. */
  readonly top: readonly CategoryNode[]
}

/** The path from the root down to a category. A category in a cycle has no root and is not in the tree. */
const trailOf = (category: CategoryRow, byId: ReadonlyMap<string, CategoryRow>): readonly CategoryRow[] => {
  const trail: CategoryRow[] = []
  for (let at: CategoryRow | undefined = category; at !== undefined; at = byId.get(at.parent ?? ''))
    trail.unshift(at)
  return trail
}

/** Builds the tree from categories sorted by order. */
export const categoryTreeOf = (categories: readonly CategoryRow[]): CategoryTree => {
  const rows = new Map(categories.map((category) => [category.id, category]))
  const childrenOf = groupByParent(categories)
  const byId = new Map<string, CategoryNode>()
  const build = (category: CategoryRow): CategoryNode => {
    const trail = trailOf(category, rows)
    const categoryNode: CategoryNode = {
      category,
      trail,
      isPublished: trail.every((each) => !each.hidden),
      children: (childrenOf.get(category.id) ?? []).map(build),
    }
    byId.set(category.id, categoryNode)
    return categoryNode
  }
  const top = categories.filter(({ parent }) => parent === null || !rows.has(parent)).map(build)
  const inOrder = categories.flatMap(({ id }) => byId.get(id) ?? [])
  return {
    byId,
    byPath: new Map(inOrder.map((categoryNode) => [categoryNode.category.path, categoryNode])),
    bySlug: new Map(inOrder.toReversed().map((categoryNode) => [categoryNode.category.slug, categoryNode])),
    top,
  }
}

const groupByParent = (tree: readonly CategoryRow[]): ReadonlyMap<string, readonly CategoryRow[]> => {
  const groups = new Map<string, CategoryRow[]>()
  for (const category of tree) {
    if (category.parent === null) continue
    const group = groups.get(category.parent)
    if (group === undefined) groups.set(category.parent, [category])
    else group.push(category)
  }
  return groups
}
