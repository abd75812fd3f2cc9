import { DEFAULT_CONTOUR } from '@kisscut/core/design'
import type { OptionSet, PresetSize, Product, ProductClass } from '@kisscut/core/product'
import { byArtist } from '../messages/artworks.ts'
import type { TemplateRow } from '../ports/catalog.ts'
import { optionSetFromRecord } from './option-set-from-record.ts'
import { pick, type ById, type Row } from './rows.ts'
import { sidesOfArea } from './sides-of-area.ts'

/** Classes of products that come with their artwork. MKT-1, IMG-1. */
export type ArtworkClass = Extract<ProductClass, 'marketplace' | 'stock'>

type MarketplaceRow = Row<'marketplace_product'>
type StockRow = Row<'shutterstock_product'>

/** Fields of a marketplace or stock-image product besides those of every product. */
export interface ArtworkParts {
  readonly productClass: ArtworkClass
  readonly base: Row<'marketplace_base_product'>
  /** Null if it was deleted, or not fetched from the library yet. */
  readonly artwork: Row<'artwork'> | null
  readonly artist: Row<'artist'> | null
  readonly company: Row<'company'> | null
  /** Its id in the stock library; null for a marketplace artwork. */
  readonly imageId: string | null
  /** Note for shoppers about a stock image. */
  readonly instructions: string
}

const partsAt = (
  base: Row<'marketplace_base_product'> | undefined,
  artworkId: string | null,
  all: ById,
  more: Pick<ArtworkParts, 'productClass' | 'imageId' | 'instructions'>,
): ArtworkParts | null => {
  if (base === undefined) return null
  const artwork = all.artwork.get(artworkId ?? '') ?? null
  const artist = all.artist.get(artwork?.artist ?? '') ?? null
  return { ...more, base, artwork, artist, company: all.company.get(artist?.company ?? '') ?? null }
}

/** The parts of a product that comes with its artwork; null for other products, or if its base is gone. */
export function artworkPartsOf(id: string, all: ById): ArtworkParts | null {
  const sold = all.marketplace_product.get(id)
  if (sold !== undefined) {
    const base = all.marketplace_base_product.get(sold.base)
    const none = { imageId: null, instructions: '' }
    return partsAt(base, sold.artwork, all, { productClass: 'marketplace', ...none })
  }
  const stock = all.shutterstock_product.get(id)
  if (stock === undefined) return null
  const { shutterstock_image_id: imageId, instructions } = stock
  const base = all.marketplace_base_product.get(stock.base)
  return partsAt(base, stock.artwork, all, { productClass: 'stock', imageId, instructions })
}

/** Columns that a marketplace product copies from its base, under the same names. */
const FROM_BASE = [
  'meta_keywords',
  'minimum_quantity',
  'default_quantity',
  'is_licensed',
  'categories',
  'materials',
  'default_material',
  'default_width',
  'default_height',
  'limited_quantity',
  'type',
  'currency',
  'packages',
] as const satisfies readonly (keyof Row<'marketplace_base_product'> & keyof TemplateRow)[]

/** Template columns of a marketplace product, from its base, artwork and artist. */
export function columnsOfMarketplace(row: MarketplaceRow, all: ById): Partial<TemplateRow> {
  const parts = artworkPartsOf(row.id, all)
  if (parts === null) return { public: false, category: row.category }
  const { base, artist, company } = parts
  return {
    ...Object.fromEntries(FROM_BASE.map((name) => [name, base[name]])),
    ...(row.remaining_stock === null && {
      remaining_stock: base.remaining_stock,
      allow_backorders: base.allow_backorders,
    }),
    description: row.description || base.description,
    category: row.category,
    public: row.public && base.public && isShown(parts),
    short_description:
      row.short_description ||
      [artist && byArtist(artist.name, company?.name ?? ''), base.short_description]
        .filter(Boolean)
        .join(' '),
    lock_ratio: null,
    ...NOT_A_TEMPLATE,
  }
}

/** Whether the artwork exists and is not withdrawn. MKT-1, MKT-12. */
const isShown = ({ artwork }: Pick<ArtworkParts, 'artwork'>): boolean => artwork !== null && !artwork.hidden

/** Template columns that these products never have. */
const NOT_A_TEMPLATE: Partial<TemplateRow> = { option_border: false, sizes: [], options: [] }

/** Template columns in which a stock-image product differs. */
export function columnsOfStock(row: StockRow, all: ById): Partial<TemplateRow> {
  const parts = artworkPartsOf(row.id, all)
  return {
    public: row.public && parts !== null && isShown(parts),
    packages: parts?.base.packages ?? [],
    lock_ratio: null,
    ...NOT_A_TEMPLATE,
  }
}

/** Whether it is cut around the drawing; otherwise it is cut square, with full-bleed artwork printed beyond the cut. MKT-3. */
export const isCutAround = ({ base, artwork }: Pick<ArtworkParts, 'base' | 'artwork'>): boolean =>
  base.create_cut_contour && artwork?.full_bleed !== true

/** Ratio of width to height of the ordered size: the cut's if it follows the drawing, else the picture's. MKT-4. */
export function ratioOf(parts: Pick<ArtworkParts, 'base' | 'artwork'>): readonly [string, string] {
  const { artwork } = parts
  if (artwork?.cut != null && isCutAround(parts))
    return [artwork.cut.box.width.toFixed(3), artwork.cut.box.height.toFixed(3)]
  return artwork?.width != null && artwork.height != null ? [artwork.width, artwork.height] : ['1', '1']
}

/** The base product's sizes in the artwork's ratio. MKT-4. */
const stockSizesOf = (parts: ArtworkParts, all: ById): readonly PresetSize[] =>
  pick(parts.base.sizes, all.stock_product_size).map(({ id, name, sqinch, default: isDefault }) => ({
    ...{ id, name, isDefault, price: null },
    ...sidesOfArea(Number(sqinch), ratioOf(parts)),
  }))

/** A marketplace product's additional sizes of its own. */
const ownSizesOf = (id: string, all: ById): readonly PresetSize[] =>
  pick(all.marketplace_product.get(id)?.sizes ?? [], all.marketplace_product_size).map((size) => ({
    ...{ id: size.id, name: size.name, width: size.width, height: size.height },
    ...{ isDefault: size.default, price: null },
  }))

/** The first size of each pair of sides, with one default at most. */
function once(sizes: readonly PresetSize[]): readonly PresetSize[] {
  const bySides = new Map(sizes.toReversed().map((size) => [`${+size.width} ${+size.height}`, size]))
  const own = sizes.filter((size) => bySides.get(`${+size.width} ${+size.height}`) === size)
  const marked = sizes.find(({ isDefault }) => isDefault)
  return own.map((size) => ({
    ...size,
    isDefault: marked !== undefined && +size.width === +marked.width && +size.height === +marked.height,
  }))
}

type Offered = Pick<Row<'marketplace_product_option'>, 'option_set' | 'default' | 'order'>

/** The option sets it offers, with each offer's default option. */
const offeredSets = (offers: readonly Offered[], currency: string, all: ById): readonly OptionSet[] =>
  offers
    .toSorted((a, b) => a.order - b.order)
    .flatMap((offer) => {
      const row = all.template_option_set.get(offer.option_set)
      if (row === undefined) return []
      const set = optionSetFromRecord(row, currency, all)
      const chosen = (id: string, isDefault: boolean) =>
        offer.default === null ? isDefault : id === offer.default
      const options = set.options.map((option) => ({
        ...option,
        isDefault: chosen(option.id, option.isDefault),
      }))
      return [{ ...set, options }]
    })

const fieldsOf = (parts: ArtworkParts, sizes: readonly PresetSize[]): Partial<Product> => ({
  productClass: parts.productClass,
  toolType: null,
  sizes: once(sizes),
  lockRatio: ratioOf(parts).join(':'),
  dieLines: [isCutAround(parts) ? 'contour' : 'rectangle'],
  offersBorder: false,
  showVariableData: false,
})

/** A marketplace product as the rules see it. MKT-3, MKT-4. */
export function marketplaceFields(row: MarketplaceRow, all: ById): Partial<Product> {
  const parts = artworkPartsOf(row.id, all)
  if (parts === null) return { productClass: 'marketplace', toolType: null }
  return {
    ...fieldsOf(parts, [...stockSizesOf(parts, all), ...ownSizesOf(row.id, all)]),
    allowCustomSize: row.allow_custom_size,
    minSquareInches: row.min_sq_inches,
    optionSets: offeredSets(
      pick(parts.base.options, all.marketplace_product_option),
      parts.base.currency,
      all,
    ),
  }
}

/** A stock-image product as the rules see it: any size in its ratio. IMG-2. */
export function stockFields(row: StockRow, all: ById): Partial<Product> {
  const parts = artworkPartsOf(row.id, all)
  if (parts === null) return { productClass: 'stock', toolType: null }
  return {
    ...fieldsOf(parts, stockSizesOf(parts, all)),
    allowCustomSize: true,
    optionSets: offeredSets(pick(row.options, all.shutterstock_product_option), row.currency, all),
  }
}

/** The drawn part of an artwork, in fractions of its sides, without blank space around it. */
export function inkOf({ cut }: Pick<Row<'artwork'>, 'cut'>) {
  if (cut === null) return undefined
  const by = DEFAULT_CONTOUR.offset
  const left = Math.max(0, (cut.box.x + by) / cut.width)
  const top = Math.max(0, (cut.box.y + by) / cut.height)
  const right = Math.min(1, (cut.box.x + cut.box.width - by) / cut.width)
  const bottom = Math.min(1, (cut.box.y + cut.box.height - by) / cut.height)
  if (right <= left || bottom <= top) return undefined
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
}
