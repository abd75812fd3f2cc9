import type { Viewer } from '../accounts/viewer.ts'
import type { CatalogSnapshot } from '../catalog/catalog-cache.ts'
import { supplierOf } from '../configure/suppliers.ts'
import type { CartLine } from '../ports/carts.ts'
import { frozen } from '../sold-items/freeze.ts'
import type { SoldItem } from '../sold-items/sold-item.ts'
import type { Deps, DepsOf } from '../dependencies.ts'

/** A cart line with its sold item; null if an earlier version of the shop stored the line and its product was deleted. */
export interface LineWithItem {
  readonly line: CartLine
  readonly item: SoldItem | null
}

/**
 * The lines of a viewer's cart with their sold items. Lines from versions of the shop that froze less get an item of the present
 * state.
 */
export async function linesWithItems(
  deps: Deps<'soldItems'> & DepsOf<typeof adopt>,
  catalog: CatalogSnapshot,
  viewer: Viewer,
  lines: readonly CartLine[],
): Promise<readonly LineWithItem[]> {
  const items = await deps.soldItems(lines.flatMap(({ soldItem }) => soldItem ?? []))
  const without = lines.filter(({ soldItem }) => soldItem === null)
  const adopted = without.length === 0 ? [] : await adopt(deps, catalog, viewer, without)
  return lines.map(
    (line) =>
      adopted.find((each) => each.line.id === line.id) ?? {
        line,
        item: items.get(line.soldItem ?? '') ?? null,
      },
  )
}

/** Freezes the products of lines one after the other, and stores their items in one transaction. */
async function adopt(
  { storage }: Deps<'storage.records' | 'storage.transaction'>,
  catalog: CatalogSnapshot,
  viewer: Viewer,
  lines: readonly CartLine[],
): Promise<readonly LineWithItem[]> {
  const found: { readonly line: CartLine; readonly item: SoldItem }[] = []
  for (const line of lines) {
    const loaded = await supplierOf(line.productClass).load(
      storage.records,
      catalog,
      viewer,
      line.configuredId,
    )
    if (loaded.ok) found.push({ line, item: await frozen(storage, loaded.value, catalog, viewer) })
  }
  if (found.length === 0) return []
  return storage.transaction(async ({ carts }) => {
    const adopted: LineWithItem[] = []
    for (const { line, item } of found) {
      const changed = await carts.changeLine(viewer.owner, line.id, { soldItem: item }, { soldItem: null })
      adopted.push({ line: changed ?? line, item })
    }
    return adopted
  })
}
