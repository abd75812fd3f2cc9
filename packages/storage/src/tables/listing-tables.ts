import type { Dialect } from '../dialect/index.ts'

/**
 * Columns of every product for lists, filters and search, derived from the catalog's records in the transaction that saves them.
 * Everything here can be rebuilt by queueing every template in `index_queue`.
 */
export const productListingTable = (d: Dialect) =>
  d.table(
    'product_listing',
    {
      /** Id of the template. */
      product: d.text('product').primaryKey(),
      category: d.text('category').notNull(),
      /** Whether it would be visible, regardless of its categories. */
      visible: d.flag('visible').notNull(),
      /** Whether it is visible and no category above it is hidden. */
      published: d.flag('published').notNull(),
      featured: d.flag('featured').notNull(),
      place: d.integer('place').notNull(),
      from_total: d.text('from_total'),
      from_quantity: d.integer('from_quantity'),
      ship_days: d.integer('ship_days'),
      currency: d.text('currency').notNull(),
      /** For sorting: hundredths of a unit of its currency; the largest integer if it has no price. */
      price: d.integer('price').notNull(),
      created: d.time('created').notNull(),
      /** Number of published reviews, and the mean of their stars. REVIEW-4. */
      review_count: d.integer('review_count').notNull().default(0),
      review_average: d.text('review_average'),
    },
    (t) => [
      d.index('product_listing_featured_index').on(t.featured, t.published, t.place, t.product),
      d.index('product_listing_category_index').on(t.category),
    ],
  )

/** Every product in every category that shows it, with the sort keys of the category's lists. */
export const categoryListingTable = (d: Dialect) =>
  d.table(
    'category_listing',
    {
      category: d.text('category').notNull(),
      /** Id of the category product; the product's own id if none shows it. */
      tile: d.text('tile').notNull(),
      product: d.text('product').notNull(),
      /** Whether the category product is not hidden. */
      visible: d.flag('visible').notNull(),
      /** Whether it is visible and its product is published. */
      published: d.flag('published').notNull(),
      place: d.integer('place').notNull(),
      /** In lower case, for sorting. */
      name: d.text('name').notNull(),
      price: d.integer('price').notNull(),
      created: d.time('created').notNull(),
    },
    (t) => [
      d.uniqueIndex('category_listing_category_tile_unique').on(t.category, t.tile),
      // Covers all columns of such a query; otherwise SQLite would scan the whole category for each product.
      d.index('category_listing_sold_index').on(t.product, t.category, t.published, t.place, t.tile),
      d.index('category_listing_place_index').on(t.category, t.published, t.place, t.tile, t.product),
      d
        .index('category_listing_price_index')
        .on(t.category, t.published, t.price, t.place, t.tile, t.product),
      d.index('category_listing_name_index').on(t.category, t.published, t.name, t.tile, t.product),
      d.index('category_listing_created_index').on(t.category, t.published, t.created, t.tile, t.product),
    ],
  )

export const productFacetTable = (d: Dialect) =>
  d.table(
    'product_facet',
    {
      product: d.text('product').notNull(),
      kind: d.text('kind').notNull(),
      value: d.text('value').notNull(),
      /** Its label. */
      name: d.text('name').notNull(),
    },
    (t) => [
      d.uniqueIndex('product_facet_product_kind_value_unique').on(t.product, t.kind, t.value),
      d.index('product_facet_kind_value_index').on(t.kind, t.value, t.product),
    ],
  )

/** How often a product was configured and put in a cart per day (since 1970). SECT-6. */
export const productActivityTable = (d: Dialect) =>
  d.table(
    'product_activity',
    {
      product: d.text('product').notNull(),
      day: d.integer('day').notNull(),
      configured: d.integer('configured').notNull(),
      carted: d.integer('carted').notNull(),
    },
    (t) => [d.uniqueIndex('product_activity_product_day_unique').on(t.product, t.day)],
  )

/**
 * Numbers the documents of the search index: products by class, categories and help pages (FIND-1). Each database creates the
 * index's own table with SQL of its own (migrations).
 */
export const searchEntryTable = (d: Dialect) =>
  d.table(
    'search_entry',
    {
      id: d.integer('id').primaryKey(),
      kind: d.text('kind').notNull(),
      /** Id of the product or category. */
      document: d.text('document').notNull(),
      /** Whether it is public. */
      published: d.flag('published').notNull(),
    },
    (t) => [d.uniqueIndex('search_entry_document_kind_unique').on(t.document, t.kind)],
  )

/** Letter groups of every word ever indexed, to find corrections of misspelled words. */
export const searchGramTable = (d: Dialect) =>
  d.table('search_gram', { gram: d.text('gram').notNull(), word: d.text('word').notNull() }, (t) => [
    d.uniqueIndex('search_gram_gram_word_unique').on(t.gram, t.word),
    d.index('search_gram_word_index').on(t.word),
  ])

/** Products and categories whose listing must be rebuilt. */
export const indexQueueTable = (d: Dialect) =>
  d.table('index_queue', { product: d.text('product').primaryKey() })

/** The row that each version of the catalog changed, so that caches drop only that one. */
export const catalogChangeTable = (d: Dialect) =>
  d.table('catalog_change', {
    version: d.integer('version').primaryKey(),
    record: d.text('record').notNull(),
    row: d.text('row').notNull(),
  })
