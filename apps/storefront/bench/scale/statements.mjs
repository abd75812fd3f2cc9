// The statements of both rivals.

/** Rows read for a page of a search: one more than shown. */
export const FOUND_AT_MOST = 25

/** A page of 24, whose ids are read from the index first. `category` is a placeholder, or null for all. */
export const LIST = (category, offset) =>
  `select * from category_product where id in (select id from category_product
   where not hidden_product${category === null ? '' : ` and category = ${category}`}
   order by "order", created, id limit 24 offset ${offset}) order by "order", created, id`

export const found = (table, id, condition) =>
  `select d.id, d.kind, d.document from ${table} join search_entry d on d.id = ${id}
   where ${condition} and d.published and d.kind not in ('category', 'help') order by ${id} limit ${FOUND_AT_MOST}`

const TABLE = process.env.PRODUCT_TABLE ?? 'template'

export const TILES = (condition) =>
  `select t.id, t.slug, t.category, t.name, t.short_description, t.image_url, l.review_average, l.review_count, l.from_total, l.from_quantity, l.currency
   from ${TABLE} t join product_listing l on l.product = t.id where ${condition}`
