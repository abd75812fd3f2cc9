import type { CatalogSnapshot } from './catalog-snapshot.ts'
import type { CategoryTree } from './category-node.ts'
import { createLru } from './lru.ts'
import { withLengths, type LengthsFor, type Seen } from '../lengths/index.ts'

/** Pairs of unit and locale whose texts are cached. */
const STYLES = 40

interface Shown {
  /** Texts with lengths, by the product, category or material they belong to. */
  readonly seen: Seen
  readonly snapshots: WeakMap<CatalogSnapshot, CatalogSnapshot>
}

const held = createLru<string, Shown>(STYLES)

function shownFor(style: LengthsFor): Shown {
  const key = style === null ? '' : `${style.unit} ${style.locale}`
  const shown = held.get(key) ?? { seen: new WeakMap(), snapshots: new WeakMap() }
  held.set(key, shown)
  return shown
}

/** The catalog with the lengths in its texts formatted for a reader, so that use cases never see the braces. UNIT-4. */
export function catalogFor(catalog: CatalogSnapshot, style: LengthsFor): CatalogSnapshot {
  const { seen, snapshots } = shownFor(style)
  const before = snapshots.get(catalog)
  if (before) return before
  const made: CatalogSnapshot = {
    ...catalog,
    lengthsFor: style,
    categories: categoriesFor(catalog.categories, style, seen),
    product: async (id) => withLengths(await catalog.product(id), style, seen),
    productBySlug: async (slug, productClass) =>
      withLengths(await catalog.productBySlug(slug, productClass), style, seen),
    material: (id) => {
      const known = catalog.material(id)
      return known instanceof Promise
        ? known.then((each) => withLengths(each, style, seen))
        : withLengths(known, style, seen)
    },
  }
  snapshots.set(catalog, made)
  return made
}

function categoriesFor(tree: CategoryTree, style: LengthsFor, seen: Seen): CategoryTree {
  const top = withLengths(tree.top, style, seen)
  if (top === tree.top) return tree
  const shown = <K, V>(nodes: ReadonlyMap<K, V>) =>
    new Map([...nodes].map(([key, node]) => [key, withLengths(node, style, seen)] as const))
  return { byId: shown(tree.byId), byPath: shown(tree.byPath), bySlug: shown(tree.bySlug), top }
}
