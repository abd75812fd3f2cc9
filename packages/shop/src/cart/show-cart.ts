import { custom, userFile, type AnyRecord, type RowOf } from '@kisscut/records'
import { money, roundToMinorUnit, sumMoney } from '@kisscut/core/money'
import { NOBODY_OWNER, type Viewer } from '../accounts/viewer.ts'
import type { CartDeps } from './deps.ts'
import { showLine, type LineToShow } from './show-line.ts'
import type { StoredCart } from '../ports/carts.ts'
import type { Records } from '../ports/records.ts'
import type { Cart } from './cart.ts'

const byIds = async <R extends AnyRecord>(
  records: Records,
  record: R,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RowOf<R>>> => {
  if (ids.length === 0) return new Map()
  const rows = await records.findMany(record, { idIn: ids })
  return new Map(rows.map((row) => [row.id, row]))
}

const withRecords = async (records: Records, cart: StoredCart): Promise<readonly LineToShow[]> => {
  const customs = await byIds(
    records,
    custom,
    cart.lines.map((line) => line.configuredId),
  )
  const files = await byIds(
    records,
    userFile,
    [...customs.values()].flatMap((row) => row.user_file ?? []),
  )
  return cart.lines.map((line) => {
    const row = customs.get(line.configuredId) ?? null
    return { line, row, file: files.get(row?.user_file ?? '') ?? null }
  })
}

/** The shopper's cart and what is saved for later, every line priced again: shown is what will be charged (CART-3). */
export const showCart =
  ({ storage, catalog, links, now }: CartDeps) =>
  async (viewer: Viewer): Promise<Cart> => {
    const cart = viewer.owner === NOBODY_OWNER ? null : await storage.carts.ofOwner(viewer.owner)
    const compiled = await catalog.current()
    if (cart === null) return emptyCart(compiled.settings.currency)
    const lines = await withRecords(storage.records, cart)
    const show = (isSaved: boolean) =>
      Promise.all(
        lines
          .filter(({ line }) => line.savedForLater === isSaved)
          .map((line) => showLine(line, compiled, viewer, links, now())),
      )
    const [items, savedForLater] = await Promise.all([show(false), show(true)])
    const total = totalOf(items, cart.currency)
    return { id: cart.id, currency: cart.currency, items, savedForLater, total }
  }

const emptyCart = (currency: string): Cart => ({
  ...{ id: '', currency, items: [], savedForLater: [] },
  total: roundToMinorUnit('0', currency),
})

const totalOf = (items: Cart['items'], currency: string): string => {
  const sum = sumMoney(
    items.map((item) => money(item.total, currency)),
    currency,
  )
  return roundToMinorUnit(sum.amount, currency)
}
