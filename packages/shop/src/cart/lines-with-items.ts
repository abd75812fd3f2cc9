import type { Viewer } from '../accounts/viewer.ts'
import type { CatalogSnapshot } from '../catalog/catalog-cache.ts'
import { supplierOf } from '../configure/suppliers.ts'
import type { CartLine } from '../ports/carts.ts'
import type { Storage } from '../ports/storage.ts'
import { frozen } from '../sold-items/freeze.ts'
import { soldItemsWith } from '../sold-items/items.ts'
import type { SoldItem } from '../sold-items/sold-item.ts'

/** A cart line with its sold item; null: of an earlier version of the shop, and its product is gone. */
export interface LineWithItem {
  readonly line: CartLine
  readonly item: SoldItem | null
}

/** The lines of a viewer's cart with their sold items. Lines of versions of the shop that froze less get one of the present state. */
export async function linesWithItems(
  storage: Pick<Storage, 'records' | 'carts' | 'soldItems'>,
  catalog: CatalogSnapshot,
  viewer: Viewer,
  lines: readonly CartLine[],
): Promise<readonly LineWithItem[]> {
  const ids = lines.flatMap(({ soldItem }) => soldItem ?? [])
  const items = await soldItemsWith(storage, ids)
  return Promise.all(
    lines.map(async (line): Promise<LineWithItem> => {
      if (line.soldItem !== null) return { line, item: items.get(line.soldItem) ?? null }
      return adopted(storage, catalog, viewer, line)
    }),
  )
}

async function adopted(
  storage: Pick<Storage, 'records' | 'carts' | 'soldItems'>,
  catalog: CatalogSnapshot,
  viewer: Viewer,
  line: CartLine,
): Promise<LineWithItem> {
  const { load } = supplierOf(line.productClass)
  const loaded = await load(storage.records, catalog, viewer, line.configuredId)
  if (!loaded.ok) return { line, item: null }
  const item = await frozen(storage, loaded.value, catalog, viewer)
  const changed = await storage.carts.changeLine(
    viewer.owner,
    line.id,
    { soldItem: item },
    { soldItem: null },
  )
  return { line: changed ?? line, item }
}
