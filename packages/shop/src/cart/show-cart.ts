import { userFile } from '@kisscut/records'
import { taxWithin } from '@kisscut/core/currency'
import type { DecimalString } from '@kisscut/core/product'
import { money, roundToMinorUnit, sumMoney } from '@kisscut/core/money'
import { NOBODY_OWNER, type Viewer } from '../accounts/viewer.ts'
import type { SoldRow } from '../configure/sold-product.ts'
import { supplierOf } from '../configure/suppliers.ts'
import type { CatalogSnapshot } from '../catalog/catalog-cache.ts'
import { includedTaxOf } from '../settings/included-tax.ts'
import { cartIn, type RepricedCart } from './reprice.ts'
import { showLine, type LineToShow } from './show-line.ts'
import type { LineWithItem } from './lines-with-items.ts'
import type { Records } from '../ports/records.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import type { Cart } from './cart.ts'

const byId = <T extends { readonly id: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.id, row]))

/** The configured products of a cart's lines, read class by class. */
async function configuredRows(
  records: Records,
  of: readonly LineWithItem[],
): Promise<ReadonlyMap<string, SoldRow>> {
  const lines = of.map(({ line }) => line)
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

const withRecords = async (
  records: Records,
  lines: readonly LineWithItem[],
): Promise<readonly LineToShow[]> => {
  const configured = await configuredRows(records, lines)
  const idIn = [...configured.values()].flatMap((row) => row.user_file ?? [])
  const files = byId(idIn.length === 0 ? [] : await records.findMany(userFile, { idIn }))
  return lines.map(({ line, item }) => {
    const row = configured.get(line.configuredId) ?? null
    return { line, item, row, file: files.get(row?.user_file ?? '') ?? null }
  })
}

/** The shopper's cart and saved lines, repriced: the price shown is the price charged (CART-3). */
export const showCart =
  (deps: Deps<'catalog.current' | 'links' | 'now' | 'storage.records'> & DepsOf<typeof cartIn>) =>
  async (viewer: Viewer): Promise<Cart> => {
    const { storage, links, now } = deps
    const compiled = await deps.catalog.current(viewer)
    const {
      cart,
      lines: withItems,
      repricedFrom,
    } = viewer.owner === NOBODY_OWNER ? NO_CART : await cartIn(deps, compiled, viewer)
    if (cart === null) return emptyCart(compiled)
    const lines = await withRecords(storage.records, withItems)
    const show = (isSaved: boolean) =>
      Promise.all(
        lines
          .filter(({ line }) => line.savedForLater === isSaved)
          .map((line) => showLine(line, compiled, viewer, links, now())),
      )
    const [items, savedForLater] = await Promise.all([show(false), show(true)])
    const total = totalOf(items, compiled.currency)
    const { currency } = compiled
    const { id, removedLines } = cart
    const about = { id, currency, repricedFrom, removedLines }
    return { ...about, items, savedForLater, total, tax: taxOf(total, compiled) }
  }

const NO_CART: RepricedCart = { cart: null, lines: [], repricedFrom: null }

function emptyCart(catalog: CatalogSnapshot): Cart {
  const { currency } = catalog
  const total = roundToMinorUnit('0', currency)
  return {
    ...{ id: '', currency, repricedFrom: null, removedLines: 0 },
    ...{ items: [], savedForLater: [] },
    ...{ total, tax: taxOf(total, catalog) },
  }
}

/** The tax in a total, if the shop's prices include tax. CUR-9. */
function taxOf(total: DecimalString, { settings, currency }: CatalogSnapshot): Cart['tax'] {
  const tax = includedTaxOf(settings)
  return tax && { ...tax, ...taxWithin(total, tax.rate, currency) }
}

const totalOf = (items: Cart['items'], currency: string): string => {
  const sum = sumMoney(
    items.map((item) => money(item.total, currency)),
    currency,
  )
  return roundToMinorUnit(sum.amount, currency)
}
