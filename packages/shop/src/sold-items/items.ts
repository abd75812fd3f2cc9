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

/** Items cached, and the longest cached content in characters; items never change. */
const REMEMBERED = 300
const LONGEST_REMEMBERED = 50_000

/** Reads sold items by id; missing ones are left out. */
export type ReadSoldItems = (ids: readonly string[]) => Promise<ReadonlyMap<string, SoldItem>>

/** Creates a shop's reader of sold items, with a cache. */
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

/** The catalog id of an item's product; for an offer, the offer's id. */
export const catalogIdOf = ({ sold }: SoldItem): string => sold.offer ?? sold.product

const namedOf = ({ sold: { named } }: SoldItem): Named =>
  Object.fromEntries(
    Object.entries(named).map(([of, rows]) => [
      of,
      new Map(rows.map((row) => [(row as { readonly id: string }).id, row])),
    ]),
  ) as unknown as Named

/** A product that is no longer in the catalog. */
const GONE: Omit<CatalogProduct, 'template' | 'product'> = {
  ...{ offer: null, ddb: null, clipart: null, artwork: null, categoryNode: null },
  ...{ shapes: [], startingFilms: [], uses: [], bands: [], isPublished: false },
}

/** An item's row for production: the configured product's columns as they were, with this owner. */
const rowOf = ({ sold, design }: SoldItem, owner: string, date: Date): SoldRow =>
  ({
    ...sold.row,
    ...{ id: sold.configured, owner, name: '', created: date, updated: date, revision: 0 },
    design: designToJson(design),
  }) as unknown as SoldRow

/** An item as a product for cart and production, exactly as sold, whatever has happened to its row or the catalog since. */
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
