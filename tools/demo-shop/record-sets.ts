import { RECORDS, type AnyRecord, type NewRowOf } from '@kisscut/records'
import * as clipart from './data/clipart.ts'
import * as decals from './data/decals.ts'
import * as configured from './data/configured.ts'
import * as strips from './data/configured-strips.ts'
import * as ddb from './data/drag-drop-buy.ts'
import * as marketplace from './data/marketplace.ts'
import * as offers from './data/offers.ts'
import * as stock from './data/stock-images.ts'
import * as parts from './data/template-parts.ts'
import { CATEGORIES } from './data/categories.ts'
import { COLORS } from './data/colors.ts'
import { FONTS } from './data/fonts.ts'
import { LISTED_PRICES } from './data/listed-prices.ts'
import { MATERIALS } from './data/materials.ts'
import { OPTION_SETS, OPTION_TAGS, OPTIONS } from './data/options.ts'
import { PACKAGE_SIZES, PACKAGES } from './data/packages.ts'
import { TEMPLATES, TILES, USES } from './data/products.ts'
import { QUOTE_REQUESTS } from './data/quote-requests.ts'
import { REVIEWS } from './data/reviews.ts'
import { SAMPLE_DESIGNS } from './data/samples/index.ts'
import { SHAPES } from './data/shapes.ts'
import { SIZES } from './data/sizes.ts'

/** A record with its rows, of matching types. */
const recordSet = <R extends AnyRecord>(record: R, rows: readonly NewRowOf<R>[]) => ({
  record: record as AnyRecord,
  rows: rows as readonly NewRowOf<AnyRecord>[],
})

const r = RECORDS

/** Every row of the demo shop; referenced rows come first. */
export const RECORD_SETS = [
  recordSet(r.color, COLORS),
  recordSet(r.color_map, parts.COLOR_MAPS),
  recordSet(r.font, FONTS),
  recordSet(r.tag, clipart.TAGS),
  recordSet(r.text_path, parts.TEXT_PATHS),
  recordSet(r.background_image, parts.BACKGROUND_IMAGES),
  recordSet(r.category, CATEGORIES),
  recordSet(r.template_category, parts.TEMPLATE_CATEGORIES),
  recordSet(r.template_material, MATERIALS),
  recordSet(r.template_shape, SHAPES),
  recordSet(r.template_size, SIZES),
  recordSet(r.stock_product_size, marketplace.STOCK_SIZES),
  recordSet(r.template_option_tag, OPTION_TAGS),
  recordSet(r.template_option, OPTIONS),
  recordSet(r.template_option_set, OPTION_SETS),
  recordSet(r.listed_price, LISTED_PRICES),
  recordSet(r.package_size, PACKAGE_SIZES),
  recordSet(r.package, PACKAGES),
  recordSet(r.template, TEMPLATES),
  recordSet(r.category_product, TILES),
  recordSet(r.uses_link, USES),

  recordSet(r.clipart_category, clipart.CLIPART_CATEGORIES),
  recordSet(r.clipart_category_graphic, clipart.CLIPART_GRAPHICS),
  recordSet(r.clipart, clipart.CLIPART),
  recordSet(r.clipart_region, clipart.CLIPART_REGIONS),
  recordSet(r.clipart_product_customization_group, decals.CUSTOMIZATION_GROUPS),
  recordSet(r.clipart_product, decals.CLIPART_PRODUCTS),
  recordSet(r.clipart_product_background, decals.CLIPART_BACKGROUNDS),

  recordSet(r.company, marketplace.COMPANIES),
  recordSet(r.watermark, marketplace.WATERMARKS),
  recordSet(r.artist, marketplace.ARTISTS),
  recordSet(r.artwork, [...marketplace.ARTWORKS, ...stock.STOCK_ARTWORKS]),
  recordSet(r.marketplace_product_option, marketplace.MARKETPLACE_OPTIONS),
  recordSet(r.marketplace_product_size, marketplace.MARKETPLACE_SIZES),
  recordSet(r.marketplace_base_product, marketplace.BASE_PRODUCTS),
  recordSet(r.marketplace_product, marketplace.MARKETPLACE_PRODUCTS),
  recordSet(r.marketplace_product_image, marketplace.MARKETPLACE_IMAGES),
  recordSet(r.shutterstock_product_option, stock.STOCK_OPTIONS),
  recordSet(r.shutterstock_product, stock.STOCK_PRODUCTS),

  recordSet(r.configured_ddb_product_size, ddb.DDB_SIZES),
  recordSet(r.ddb_product, ddb.DDB_PRODUCTS),
  recordSet(r.ddb_product_clipart, ddb.DDB_CLIPART),
  recordSet(r.special_offer, offers.SPECIAL_OFFERS),
  recordSet(r.recommended_product_group, offers.RECOMMENDED_GROUPS),
  recordSet(r.recommended_product, offers.RECOMMENDED),

  recordSet(r.template_side, parts.TEMPLATE_SIDES),
  recordSet(r.template_tab, parts.TEMPLATE_TABS),
  recordSet(r.template_text, parts.TEMPLATE_TEXTS),
  recordSet(r.template_clipart, parts.TEMPLATE_CLIPART),
  recordSet(r.template_clipart_region, parts.TEMPLATE_CLIPART_REGIONS),
  recordSet(r.template_marketplace, parts.TEMPLATE_MARKETPLACE),
  recordSet(r.template_design, SAMPLE_DESIGNS),

  recordSet(r.custom, configured.CUSTOMS),
  recordSet(r.custom_autosave, configured.AUTOSAVES),
  recordSet(r.qrcode, configured.QR_CODES),
  recordSet(r.configured_clipart_product, configured.CONFIGURED_CLIPART),
  recordSet(r.configured_clipart_product_region, configured.CONFIGURED_REGIONS),
  recordSet(r.configured_clipart_option, configured.CONFIGURED_OPTIONS),
  recordSet(r.configured_ddb_product, strips.CONFIGURED_DDB),
  recordSet(r.configured_ddb_product_clipart, strips.CONFIGURED_DDB_CLIPART),
  recordSet(r.configured_ddb_product_clipart_region, strips.CONFIGURED_DDB_REGIONS),
  recordSet(r.configured_marketplace_product, configured.CONFIGURED_MARKETPLACE),
  recordSet(r.configured_shutterstock_product, configured.CONFIGURED_STOCK),
  recordSet(r.configured_package, configured.CONFIGURED_PACKAGES),
  recordSet(r.review, REVIEWS),
  recordSet(r.quote_request, QUOTE_REQUESTS),
]
