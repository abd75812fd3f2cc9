import type { RecordName } from '@kisscut/records'
import type { Role } from './viewer.ts'

export const ACTIONS = ['read', 'create', 'change', 'remove'] as const
export type Action = (typeof ACTIONS)[number]

/** How far a right reaches: no rows, published rows, the viewer's rows, all rows. */
export type Reach = 'none' | 'published' | 'own' | 'all'

/** The roles of a viewer: guest, or those of an account. */
export const PARTIES = [
  'guest',
  'shopper',
  'trade',
  'artist',
  'owner',
  'support',
  'designer',
  'production',
] as const satisfies readonly ('guest' | Role)[]
export type Party = (typeof PARTIES)[number]

/**
 * Subjects of rights: every record; the shop's settings; background jobs; files for press and plotter; the admin; API keys; accounts;
 * trade applications.
 */
export type Subject =
  RecordName | 'settings' | 'job' | 'press_file' | 'admin' | 'api_key' | 'account' | 'trade_application'

export type Rights = Readonly<Record<Action, Reach>>

const NONE: Rights = { read: 'none', create: 'none', change: 'none', remove: 'none' }
/** May read published rows. */
const SHOP: Rights = { ...NONE, read: 'published' }
/** May read and change their own rows. */
const OWN: Rights = { read: 'own', create: 'own', change: 'own', remove: 'own' }
/** May read their own rows. */
const READ_OWN: Rights = { ...NONE, read: 'own' }
/** Sees everything. */
const READ: Rights = { ...NONE, read: 'all' }
/** May read everything and change their own rows. */
const READ_ALL: Rights = { ...OWN, read: 'all' }
/** May read and change everything; may create and remove their own rows. */
const EDIT_ALL: Rights = { ...READ_ALL, change: 'all' }
/** Everything. */
const ALL: Rights = { read: 'all', create: 'all', change: 'all', remove: 'all' }

const row = (...rights: readonly Rights[]): Readonly<Record<Party, Rights>> =>
  Object.fromEntries(PARTIES.map((party, at) => [party, rights[at] ?? NONE])) as Record<Party, Rights>

/** The catalog: everyone reads what is published, the shop's owner changes it. */
const CATALOG = row(SHOP, SHOP, SHOP, SHOP, ALL, READ, READ, READ)
/** Catalog records that designers maintain too: shapes, fonts, drawings, the marketplace. */
const ART = row(SHOP, SHOP, SHOP, SHOP, ALL, READ, ALL, READ)
/** Configured products and their parts. */
const CONFIGURED = row(OWN, OWN, OWN, OWN, ALL, EDIT_ALL, EDIT_ALL, EDIT_ALL)

/**
 * Rights by role, ROLE-4 to ROLE-6. Everything not granted is refused. The owner may do everything. Support, designers and production may
 * read the whole catalog and every configured product, and edit configured products. Designers also maintain the marketplace, shapes,
 * fonts, clipart and shoppers' uploads; production runs jobs and downloads the files for press and plotter.
 */
export const RIGHTS: Readonly<Record<Subject, Readonly<Record<Party, Rights>>>> = {
  category: CATALOG,
  category_product: CATALOG,
  uses_link: CATALOG,
  template_category: CATALOG,

  template: CATALOG,
  template_material: CATALOG,
  template_shape: ART,
  template_size: CATALOG,
  template_side: CATALOG,
  template_tab: CATALOG,
  template_design: ART,
  template_text: ART,
  template_clipart: ART,
  template_clipart_region: ART,
  template_marketplace: ART,
  template_option_set: CATALOG,
  template_option: CATALOG,
  template_option_tag: CATALOG,
  tag: CATALOG,
  text_path: ART,
  background_image: ART,
  stock_product_size: CATALOG,
  color: CATALOG,
  color_map: CATALOG,
  font: ART,
  special_offer: CATALOG,
  configured_special_offer: CONFIGURED,
  listed_price: CATALOG,
  recommended_product_group: CATALOG,
  recommended_product: CATALOG,
  // A rule of its own decides whether a guest may write one. REVIEW-2, REVIEW-3.
  review: row(OWN, OWN, OWN, OWN, ALL, ALL, READ_ALL, READ_ALL),

  // Created by a form with a limit; its status follows rules of its own. QUOTE-1, QUOTE-2.
  quote_request: row(READ_OWN, READ_OWN, READ_OWN, READ_OWN, ALL, { ...READ, change: 'all' }, READ, READ),

  clipart: ART,
  clipart_category: ART,
  clipart_category_graphic: ART,
  clipart_region: ART,
  clipart_product: CATALOG,
  clipart_product_background: ART,
  clipart_product_customization_group: CATALOG,
  configured_clipart_product: CONFIGURED,
  configured_clipart_product_region: CONFIGURED,
  configured_clipart_option: CONFIGURED,

  ddb_product: CATALOG,
  ddb_product_clipart: CATALOG,
  configured_ddb_product_size: CATALOG,
  configured_ddb_product: CONFIGURED,
  configured_ddb_product_clipart: CONFIGURED,
  configured_ddb_product_clipart_region: CONFIGURED,

  package: CATALOG,
  package_size: CATALOG,
  configured_package: CONFIGURED,

  company: ART,
  watermark: ART,
  artist: ART,
  artwork: ART,
  marketplace_base_product: CATALOG,
  marketplace_product: CATALOG,
  marketplace_product_image: ART,
  marketplace_product_size: CATALOG,
  marketplace_product_option: CATALOG,
  configured_marketplace_product: CONFIGURED,
  shutterstock_product: CATALOG,
  shutterstock_product_option: CATALOG,
  configured_shutterstock_product: CONFIGURED,

  user_file: row(OWN, OWN, OWN, OWN, ALL, READ_ALL, ALL, READ_ALL),
  qrcode: CONFIGURED,
  custom: CONFIGURED,
  custom_option: CONFIGURED,
  custom_text: CONFIGURED,
  custom_clipart: CONFIGURED,
  custom_clipart_region: CONFIGURED,
  custom_user_file: CONFIGURED,
  custom_qrcode: CONFIGURED,
  custom_marketplace: CONFIGURED,
  custom_clip_mask: CONFIGURED,
  custom_shape: CONFIGURED,
  custom_autosave: row(OWN, OWN, OWN, OWN, ALL, READ_ALL, READ_ALL, OWN),

  settings: CATALOG,

  job: row(NONE, NONE, NONE, NONE, ALL, READ, ALL, ALL),
  press_file: row(NONE, NONE, NONE, NONE, ALL, NONE, READ, READ),
  api_key: row(NONE, NONE, NONE, NONE, ALL),
  account: row(NONE, NONE, NONE, NONE, ALL),
  trade_application: row(NONE, OWN, OWN, OWN, ALL, EDIT_ALL, OWN, OWN),
  admin: row(NONE, NONE, NONE, NONE, ALL, READ, READ, READ),
}
