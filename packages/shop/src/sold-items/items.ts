import { designToJson } from '@kisscut/artwork/design-json'
import { trustedProduct } from '@kisscut/core/product'
import { createLru } from '../catalog/lru.ts'
import type { CatalogSnapshot } from '../catalog/catalog-cache.ts'
import type { CatalogProduct } from '../catalog/compile-product.ts'
import type { UserFileRow } from '../configure/custom-rows.ts'
import type { SoldProduct, SoldRow } from '../configure/sold-product.ts'
import type { Named } from '../design/named-rows.ts'
import type { Store } from '../ports/storage.ts'
import { readSoldItem, type SoldItem } from './sold-item.ts'

/** Items that are remembered, and the longest content of one in characters: they never change. */
const REMEMBERED = 300
const LONGEST_REMEMBERED = 50_000

/** Reads sold items by their ids; those that are gone are left out. */
export type ReadSoldItems = (ids: readonly string[]) => Promise<ReadonlyMap<string, SoldItem>>

/** Reads the items of a shop, and remembers them. */
export function createReadSoldItems({ soldItems }: Pick<Store, 'soldItems'>): ReadSoldItems {
  const remembered = createLru<string, SoldItem>(REMEMBERED)
  return async (ids) => {
    const found = new Map<string, SoldItem>()
    for (const id of ids) {
      const known = remembered.get(id)
      if (known !== undefined) found.set(id, known)
    }
    for (const [id, content] of await soldItems.contents(ids.filter((each) => !found.has(each)))) {
      const item = readSoldItem({ id, content })
      found.set(id, item)
      if (content.length <= LONGEST_REMEMBERED) remembered.set(id, item)
    }
    return found
  }
}

/** The id by which the catalog knows the product of an item: an offer's is the offer's. */
export const catalogIdOf = ({ sold }: SoldItem): string => sold.offer ?? sold.product

const namedOf = ({ sold: { named } }: SoldItem): Named =>
  Object.fromEntries(
    Object.entries(named).map(([of, rows]) => [
      of,
      new Map(rows.map((row) => [(row as { readonly id: string }).id, row])),
    ]),
  ) as unknown as Named

/** A product that the catalog no longer has. */
const GONE: Omit<CatalogProduct, 'template' | 'product'> = {
  ...{ offer: null, ddb: null, clipart: null, artwork: null, categoryNode: null },
  ...{ shapes: [], startingFilms: [], uses: [], bands: [], isPublished: false },
}

/** The row of an item as production reads it: the columns as they were, of the configured product and this owner. */
const rowOf = ({ sold, design }: SoldItem, owner: string, date: Date): SoldRow =>
  ({
    ...sold.row,
    ...{ id: sold.configured, owner, name: '', created: date, updated: date, revision: 0 },
    design: designToJson(design),
  }) as unknown as SoldRow

/** An item as cart and production use a product: as it was sold, whatever has happened to its record or the catalog since. */
export async function productOfItem(
  catalog: Pick<CatalogSnapshot, 'product'>,
  item: SoldItem,
  { owner, date }: { readonly owner: string; readonly date: Date },
): Promise<SoldProduct> {
  const { sold, design } = item
  const known = await catalog.product(catalogIdOf(item))
  const template = { ...known?.template, ...sold.template } as unknown as CatalogProduct['template']
  return {
    row: rowOf(item, owner, date),
    configuration: sold.configuration,
    design,
    file:
      sold.file === null
        ? null
        : ({ ...sold.file, owner, created: date, updated: date } as unknown as UserFileRow),
    known: { ...(known ?? GONE), template, product: trustedProduct(sold.sold_as) },
    rules: sold.rules,
    quote: sold.price.quote,
    smallerSize: null,
    soldItem: item.id,
    named: namedOf(item),
  }
}
