import {
  CLASS_RECORDS,
  type AnyRecord,
  type category,
  type listedPrice,
  type RecordName,
  type RECORDS,
  type RowOf,
  type SettingsRow,
  type template,
  type usesLink,
} from '@kisscut/records'
import type { SortOrder } from '@kisscut/core/category'
import type { Rating } from '@kisscut/core/review'
import type { Currency, DecimalString, ProductClass, ToolType } from '@kisscut/core/product'

export type CategoryRow = RowOf<typeof category>
export type TemplateRow = RowOf<typeof template>
export type UsesLinkRow = RowOf<typeof usesLink>
export type ListedPriceRow = RowOf<typeof listedPrice>

/** Every class except offers: an accepted offer is a custom (OFFER-5). Lists, search and pages show these. CLIP-1. */
export type ListedClass = Exclude<ProductClass, 'special-offer'>
export const LISTED_CLASSES = (Object.keys(CLASS_RECORDS) as readonly ProductClass[]).filter(
  (each): each is ListedClass => each !== 'special-offer',
)

/** The record of each class of products. */
export const PRODUCT_RECORDS = Object.fromEntries(
  LISTED_CLASSES.map((each) => [each, CLASS_RECORDS[each].product.name]),
) as { readonly [C in ListedClass]: (typeof CLASS_RECORDS)[C]['product']['name'] }

/** The records of {@link PRODUCT_RECORDS}, and the class of each. */
export const LISTED_RECORDS = Object.values(PRODUCT_RECORDS)
export const CLASS_OF_PRODUCT = Object.fromEntries(
  LISTED_CLASSES.map((each) => [PRODUCT_RECORDS[each], each]),
) as Readonly<Record<(typeof LISTED_RECORDS)[number], ListedClass>>

/** A product's row, of any class. */
export type AnyProductRow = RowOf<(typeof RECORDS)[(typeof PRODUCT_RECORDS)[ListedClass]]>

/** Parts read with their whole, because products depend on them as well. */
export const PARTS_OF_PRODUCTS = [
  'ddb_product_clipart',
  'clipart_region',
  'clipart_product_background',
  'template_side',
  'template_text',
] as const satisfies readonly RecordName[]
export type PartOfProducts = (typeof PARTS_OF_PRODUCTS)[number]

/** Records whose rows affect the lists and search data of products that refer to them. */
export const LISTED_WITH: readonly RecordName[] = [
  'template_material',
  'template_shape',
  'template_size',
  'template_option_set',
  'configured_ddb_product_size',
  'clipart',
  'clipart_product_customization_group',
  'marketplace_base_product',
  'marketplace_product_size',
  'shutterstock_product_option',
  'artwork',
]

/** A changed row: the name of its record, and its id. */
export interface CatalogChange {
  readonly record: string
  readonly id: string
}

/** A former address of a page: a slug or path of a record. */
export interface FormerAddress {
  readonly record: string
  readonly field: 'slug' | 'path'
  readonly value: string
}

/** Facets that lists are filtered by (PAGE-11); also their names in a page's query. */
export const FACETS = ['material', 'use', 'shape', 'price'] as const
export type FacetKind = (typeof FACETS)[number]

/** Chosen values by facet; empty: all. */
export type ChosenFacets = Readonly<Record<FacetKind, readonly string[]>>

/** A product's starting price. PRICE-18. */
export interface FromPrice {
  readonly total: DecimalString
  readonly currency: Currency
  readonly quantity: number
}

/** A published product as lists show it: columns of its template, its listing and, in a category, its category product. */
export interface TileRow {
  readonly productId: string
  readonly productClass: ListedClass
  readonly slug: string
  /** Id of the product's own category, which is part of its page's address. */
  readonly categoryId: string
  /** Determines the page it opens on; null: its class does. PAGE-2, DDB-8. */
  readonly toolType: ToolType | null
  readonly name: string
  readonly shortDescription: string
  readonly imageUrl: string | null
  readonly imageWebpUrl: string | null
  readonly reviewAverage: string | null
  readonly reviewCount: number
  readonly fromPrice: FromPrice | null
  /** Business days until its default quantity ships (PROD-1); null if unknown. */
  readonly shipDays: number | null
}

/** A published product for search engines and feeds. SEO-5, SEO-6. */
export interface PublishedProduct
  extends
    Pick<
      TileRow,
      | 'productId'
      | 'productClass'
      | 'slug'
      | 'categoryId'
      | 'toolType'
      | 'name'
      | 'shortDescription'
      | 'imageUrl'
      | 'fromPrice'
    >,
    Pick<TemplateRow, 'sku' | 'gtin' | 'description' | 'updated'> {
  readonly remainingStock: number | null
  readonly allowBackorders: boolean
  readonly disableUpload: boolean
}

/** An artist of a published product, or an artist's company. */
export interface PublishedMaker {
  readonly kind: 'artist' | 'company'
  readonly slug: string
  readonly updated: Date
}

/** A batch of published products: this many after this id. */
export interface PublishedQuery {
  /** Class of the products; absent: all. */
  readonly productClass?: ListedClass
  readonly after: string
  readonly limit: number
}

/** Sort order of tiles: as staff arranged them, most often put in carts, by name, cheapest first, or newest first. */
export type TileSort = SortOrder | 'price' | 'newest'

/** Selects tiles of a category. */
export interface TileQuery {
  readonly categoryId: string
  readonly chosen?: ChosenFacets
  /** Default: `order`. */
  readonly sort?: TileSort
  /** Only products created after. */
  readonly createdAfter?: Date
  /** Start of the period that carts are counted for `popularity`; absent: all time. */
  readonly countedSince?: Date
  readonly offset?: number
  readonly limit: number
}

/** Selects a category's most wanted products: by how often they were configured or put in a cart. SECT-6. */
export interface WantedQuery {
  readonly categoryId: string
  readonly by: 'configured' | 'carted'
  readonly since: Date
  readonly limit: number
}

/** A facet value, its key and label, with the number of products it would show. */
export interface FacetCount {
  readonly value: string
  readonly name: string
  readonly count: number
}

/** The facets of a category, given the values chosen. */
export interface FacetCounts {
  /** Values of every published product of the category, in display order; a facet's own choice doesn't narrow it. */
  readonly values: Readonly<Record<FacetKind, readonly FacetCount[]>>
  /** Products that have a chosen value of every facet with a choice. */
  readonly found: number
  /** Number of products of the category. */
  readonly of: number
  /** Currency of the price bands. */
  readonly currency: Currency
}

/** Kinds of search results: products by class, categories, and help pages. FIND-1. */
export type DocumentKind = ListedClass | PageKind

/** Kinds that are pages of the category tree rather than products. */
export const PAGE_KINDS = ['category', 'help'] as const
export type PageKind = (typeof PAGE_KINDS)[number]

export const DOCUMENT_KINDS: readonly DocumentKind[] = [...LISTED_CLASSES, ...PAGE_KINDS]

/** A search result. */
export interface FoundDocument {
  readonly kind: DocumentKind
  /** Id of the product or category. */
  readonly id: string
}

/** How much of a search is read, and which kind: `product` is every class, `page` categories and help. */
export interface SearchScope {
  readonly kind?: DocumentKind | 'product' | 'page'
  readonly limit: number
}

/** A product's value of a facet. */
export interface ProductFacet {
  readonly product: string
  readonly kind: FacetKind
  readonly value: string
  readonly name: string
}

/**
 * Alternatives for one word of a search: a result contains one of the words, or a word with one as its prefix, which ranks below
 * whole words.
 */
export interface SearchTerm {
  readonly words: readonly string[]
  readonly prefixes: readonly string[]
  /** Further words, in names and other texts: results that match only these rank below those that match the word itself. */
  readonly also?: readonly string[]
}

/** The catalog as read from the database. No call reads the whole catalog. */
export interface Catalog {
  /** Increases with every change of the catalog, by any process; never with a sale. */
  version(): Promise<number>
  /** The rows changed after this version, without duplicates; null if the log doesn't reach back that far. */
  changesSince(version: number): Promise<readonly CatalogChange[] | null>
  /** Every category by order, including hidden ones. */
  categories(): Promise<readonly CategoryRow[]>
  /** The rows of a record with these ids, in any order; missing ones are omitted. */
  rows<R extends AnyRecord>(record: R, ids: readonly string[]): Promise<readonly RowOf<R>[]>
  productIdOfSlug(slug: string, productClass: ListedClass): Promise<string | null>
  /** The row formerly at this address, even if deleted; null if there was none, or if another row has the address now. SEO-2. */
  formerlyAt(address: FormerAddress): Promise<string | null>
  /** The parts of these rows that products depend on. */
  partsOf(part: PartOfProducts, wholes: readonly string[]): Promise<readonly { readonly id: string }[]>
  /** Whether a published product is made of it. */
  isMaterialPublished(materialId: string): Promise<boolean>
  /** Pieces left of a stocked product; null if it is made to order or doesn't exist. */
  stockOf(templateId: string): Promise<number | null>
  /** Published products shown in a category: its own, and those that list it as a further category. */
  tiles(query: TileQuery): Promise<readonly TileRow[]>
  /** The published ones of these products, in this order. */
  tilesById(ids: readonly string[]): Promise<readonly TileRow[]>
  /** The products that staff feature, by order. */
  featured(limit: number): Promise<readonly TileRow[]>
  /** Published products wanted since then, most wanted first; others are left out. */
  wanted(query: WantedQuery): Promise<readonly TileRow[]>
  /** How often these products were put in carts since then; those that weren't are left out. */
  carted(productIds: readonly string[], since: Date): Promise<ReadonlyMap<string, number>>
  /** Ratings of products, from their published reviews; products without reviews are left out. REVIEW-4. */
  ratings(productIds: readonly string[]): Promise<ReadonlyMap<string, Rating>>
  /** Published products by id, to walk over all of them. */
  publishedAfter(query: PublishedQuery): Promise<readonly PublishedProduct[]>
  /** Artists and companies with published products. SEO-5. */
  publishedMakers(): Promise<readonly PublishedMaker[]>
  /** Uses of these products, by order. */
  usesOf(templateIds: readonly string[]): Promise<readonly UsesLinkRow[]>
  facets(categoryId: string, chosen: ChosenFacets): Promise<FacetCounts>
  /** Published documents that match an alternative of each term; those that match all terms in their name come first. FIND-1. */
  search(terms: readonly SearchTerm[], scope: SearchScope): Promise<readonly FoundDocument[]>
  /** How many documents of each kind match in all, counted up to the limit. */
  searchCounts(
    terms: readonly SearchTerm[],
    kinds: readonly SearchScope['kind'][],
    limit: number,
  ): Promise<readonly number[]>
  /**
   * Products of these classes, by default of all, with their own records' columns, in the order of the ids; missing ones are
   * omitted.
   */
  tilesOfProducts(ids: readonly string[], classes?: readonly ListedClass[]): Promise<readonly TileRow[]>
  /** The facets of these products, unordered. */
  facetsOfProducts(ids: readonly string[]): Promise<readonly ProductFacet[]>
  /** The first published products of a category, in its own order, as search results. FIND-9. */
  listedIn(categoryId: string, limit: number): Promise<readonly FoundDocument[]>
  /** The given words that occur anywhere in the shop. */
  knownWords(words: readonly string[]): Promise<readonly string[]>
  /** Words in published texts that share letter groups with this one, most similar first. */
  similarWords(word: string): Promise<readonly string[]>
  /** Lists and indexes products whose shared records changed; returns how many still wait. */
  indexWaiting(limit: number): Promise<number>
  /** Merges a few pages of a search index with many segments; true if more remain to merge. */
  mergeSearchIndex(): Promise<boolean>
  /** Settings of the shop; defaults until they are saved. */
  settings(): Promise<SettingsRow>
  /** The shop's own prices in further currencies. CUR-5. */
  listedPrices(): Promise<readonly ListedPriceRow[]>
  /** Renames a currency wherever it is stored; amounts don't change. */
  renameCurrency(from: Currency, to: Currency): Promise<void>
  /** Takes `pieces` of a stocked product from stock, in one step; false if there are not enough and backorders aren't allowed. */
  decreaseStock(productId: string, pieces: number): Promise<boolean>
}
