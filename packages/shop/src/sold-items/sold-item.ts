import { designAsJson, readDesign } from '@kisscut/artwork/design-json'
import type { Design } from '@kisscut/artwork/design'
import type { PrintRules } from '@kisscut/core/print-rules'
import { priceScheduleFor } from '@kisscut/core/price'
import {
  type Configuration,
  ofMaterials,
  type PriceSchedule,
  type Product,
  type ProductClass,
  type ProductData,
  type Quote,
} from '@kisscut/core/product'
import { fromStored, type Stored, toStored } from '@kisscut/core/stored'
import type { UserFileRow } from '../configure/custom-rows.ts'
import type { SoldProduct, SoldRow } from '../configure/sold-product.ts'
import { NAMED_COLUMNS, type Named } from '../design/named-rows.ts'
import type { StoredSoldItem } from '../ports/sold-items.ts'
import type { TemplateRow } from '../ports/catalog.ts'
import { canonicalJson, sha256 } from './canonical-json.ts'
import { hashOfState, productStateOf, type ProductState } from './product-state.ts'

/** The format written today; increased by changes of {@link SoldContent} that readers must know of. */
export const SOLD_ITEM_FORMAT = 2

type NamedRows = { readonly [Of in keyof Named]: readonly object[] }

/** Everything that was sold, all of it covered by the item's hash. */
export interface SoldContent {
  readonly format: typeof SOLD_ITEM_FORMAT
  /** Id of the configured product. */
  readonly configured: string
  readonly product_class: ProductClass
  /** The product whose stock it is sold from, and the special offer it was sold by. */
  readonly product: string
  readonly offer: string | null
  /** The configured product's columns, except its owner and times. */
  readonly row: Readonly<Record<string, unknown>>
  readonly configuration: Configuration
  readonly design: object
  /** The artwork: the file's columns, with the SHA-256 of its content. */
  readonly file: Readonly<Record<string, unknown>> | null
  /** Fonts, colors, cliparts, artworks and further files that the design refers to. */
  readonly named: NamedRows
  readonly rules: PrintRules
  /** The product with only the chosen material, and the template's columns for the press. */
  readonly sold_as: ProductData
  readonly template: Readonly<Record<string, unknown>>
  readonly price: {
    readonly quote: Quote
    /** Prices for the chosen size and material. */
    readonly schedule: PriceSchedule | null
    /** Version of the catalog. */
    readonly version: number
  }
}

/** A parsed sold item. */
export interface SoldItem extends StoredSoldItem {
  readonly sold: SoldContent
  readonly design: Design
  /** The product's state when it was frozen, with its hash. */
  readonly state: ProductState
  readonly stateHash: string
}

/** Columns of ownership and times, and those that repeat others. */
const NOT_FROZEN: ReadonlySet<string> = new Set([
  ...['id', 'owner', 'created', 'updated', 'revision', 'name', 'link', 'design'],
  ...['source', 'chosen_options', 'canvas_preview_small', 'finalized', 'configure'],
])
/** Columns of a template that the press reads. */
const OF_TEMPLATE = ['id', 'scenes', 'cut_out_color', 'image_url', 'multi_side_option'] as const

const without = (row: object, names: ReadonlySet<string>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.has(name)))

const pick = (row: object, names: readonly string[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)))

const rowsOf = (named: Named): NamedRows =>
  Object.fromEntries(
    Object.entries(NAMED_COLUMNS).map(([of, columns]) => [
      of,
      [...named[of as keyof Named].values()].map((row) => pick(row, columns)),
    ]),
  ) as unknown as NamedRows

/** The product with the chosen material alone. */
const soldAs = (product: Product, { materialId }: Configuration): ProductData => {
  const materials = product.materials.filter(({ id }) => id === materialId)
  return { ...product, materials, optionSets: product.optionSets.map((set) => ofMaterials(set, materials)) }
}

/** Freezes a product that has passed the rules, at its price in this catalog version. CART-2. */
export function soldItemOf(
  loaded: SoldProduct,
  named: Named,
  version: number,
  entitlement: { readonly wholesale: boolean },
): SoldItem {
  const { row, configuration, design, file, known, rules, quote } = loaded
  const { product, offer, template } = known
  return soldItemOfContent({
    format: SOLD_ITEM_FORMAT,
    configured: row.id,
    product_class: offer === null ? product.productClass : 'special-offer',
    product: product.id,
    offer: offer?.id ?? null,
    row: without(row, NOT_FROZEN),
    configuration,
    design: designAsJson(design),
    file: file && without(file, NOT_FROZEN_OF_FILE),
    named: rowsOf(named),
    rules,
    sold_as: soldAs(product, configuration),
    template: pick(template, OF_TEMPLATE),
    price: { quote, schedule: priceScheduleFor(product, configuration, { entitlement }), version },
  })
}

/** An item's price for another quantity. */
interface AtQuantity {
  readonly product: Product
  readonly quote: Quote
  readonly version: number
  readonly entitlement: { readonly wholesale: boolean }
}

/** The item with another quantity, the quote's. */
export function itemOfQuantity(
  { sold }: SoldItem,
  { product, quote, version, entitlement }: AtQuantity,
): SoldItem {
  const configuration = { ...sold.configuration, quantity: String(quote.quantity) }
  return soldItemOfContent({
    ...sold,
    configuration,
    row: { ...sold.row, quantity: quote.quantity },
    sold_as: soldAs(product, configuration),
    price: { quote, schedule: priceScheduleFor(product, configuration, { entitlement }), version },
  })
}

/** The item for a copy of the configured product. CART-9. */
export const itemOfCopy = ({ sold }: SoldItem, configured: string): SoldItem =>
  soldItemOfContent({ ...sold, configured })

const NOT_FROZEN_OF_FILE: ReadonlySet<string> = new Set(['owner', 'created', 'updated'])

/** The content as JSON: its product states its own format. PRICE-22. */
type StoredContent = Omit<SoldContent, 'sold_as'> & { readonly sold_as: Stored<'product'> }
/** The first format, of items stored before products stated theirs. */
type FirstContent = Omit<SoldContent, 'format'> & { readonly format: 1 }

/** The item with this content. */
export const soldItemOfContent = (content: SoldContent): SoldItem => {
  const stored: StoredContent = { ...content, sold_as: toStored('product', content.sold_as) }
  const text = canonicalJson(stored)
  return readSoldItem({ id: sha256(text), content: text })
}

/** The content of a stored item of any format. The product isn't checked: it was when it was sold, by the rules of that day. */
function contentOf({ id, content }: StoredSoldItem): SoldContent {
  const stored = JSON.parse(content) as StoredContent | FirstContent
  if (stored.format === 1) return { ...stored, format: SOLD_ITEM_FORMAT }
  if (stored.format !== SOLD_ITEM_FORMAT)
    throw new Error(`The sold item ${id} has the format ${String((stored as SoldContent).format)}`)
  return { ...stored, sold_as: fromStored('product', stored.sold_as) as ProductData }
}

/** Reads a stored item. Throws if no version of the shop could have written it. */
export function readSoldItem(stored: StoredSoldItem): SoldItem {
  const { id, content } = stored
  const sold = contentOf(stored)
  const reading = readDesign(sold.design)
  if (!reading.ok) throw new Error(`The design of the sold item ${id} cannot be read`)
  const { design } = reading
  const file = sold.file as Pick<UserFileRow, 'sha256'> | null
  const state = productStateOf({ row: sold.row as unknown as SoldRow, design, file })
  return { id, content, sold, design, state, stateHash: hashOfState(state) }
}

/** Whether an id is a sold item's; ids of records are shorter. */
export const isSoldItemId = (id: string): boolean => /^[0-9a-f]{64}$/.test(id)

/** Columns of a template that the press reads. */
export type TemplateOfItem = Pick<TemplateRow, (typeof OF_TEMPLATE)[number]>
