import { userFile } from '@kisscut/records'
import { money, roundToMinorUnit, sumMoney } from '@kisscut/core/money'
import { NOBODY_OWNER, type Viewer } from '../accounts/viewer.ts'
import type { SoldRow } from '../configure/sold-product.ts'
import { supplierOf } from '../configure/suppliers.ts'
import type { CartDeps } from './deps.ts'
import { showLine, type LineToShow } from './show-line.ts'
import type { StoredCart } from '../ports/carts.ts'
import type { Records } from '../ports/records.ts'
import type { Cart } from './cart.ts'

const byId = <T extends { readonly id: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.id, row]))

/** What the lines of a cart were configured as, class by class. */
async function configuredRows(
  records: Records,
  { lines }: StoredCart,
): Promise<ReadonlyMap<string, SoldRow>> {
  const classes = [...new Set(lines.map(({ productClass }) => productClass))]
  const rows = await Promise.all(
    classes.map((each) => {
      const ids = lines.flatMap(({ productClass, configuredId }) =>
        productClass === each ? [configuredId] : [],
      )
      return supplierOf(each).rows(records, ids)
    }),
  )
  return byId(rows.flat())
}

const withRecords = async (records: Records, cart: StoredCart): Promise<readonly LineToShow[]> => {
  const configured = await configuredRows(records, cart)
  const idIn = [...configured.values()].flatMap((row) => row.user_file ?? [])
  const files = byId(idIn.length === 0 ? [] : await records.findMany(userFile, { idIn }))
  return cart.lines.map((line) => {
    const row = configured.get(line.configuredId) ?? null
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
