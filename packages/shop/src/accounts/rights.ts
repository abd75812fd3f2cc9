import type { RecordName } from '@kisscut/records'
import type { Role } from './viewer.ts'

export const ACTIONS = ['read', 'create', 'change', 'remove'] as const
export type Action = (typeof ACTIONS)[number]

/** How far a right reaches: no row, those that are published, those of the viewer, every row. */
export type Reach = 'none' | 'published' | 'own' | 'all'

/** Who is looking: a guest, or an account by its roles. */
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

/** What rights are about: every record; the shop's settings; long jobs; the files a press and a plotter work from; the admin; keys of services; accounts; applications of trade. */
export type Subject =
  RecordName | 'settings' | 'job' | 'press_file' | 'admin' | 'api_key' | 'account' | 'trade_application'

export type Rights = Readonly<Record<Action, Reach>>

const NONE: Rights = { read: 'none', create: 'none', change: 'none', remove: 'none' }
/** Sees what is published. */
const SHOP: Rights = { ...NONE, read: 'published' }
/** Does as they like with what is theirs. */
const OWN: Rights = { read: 'own', create: 'own', change: 'own', remove: 'own' }
/** Sees what is theirs. */
const READ_OWN: Rights = { ...NONE, read: 'own' }
/** Sees everything. */
const READ: Rights = { ...NONE, read: 'all' }
/** Sees everything, and does as they like with what is theirs. */
const READ_ALL: Rights = { ...OWN, read: 'all' }
/** Sees and changes everything; makes and removes what is theirs. */
const EDIT_ALL: Rights = { ...READ_ALL, change: 'all' }
/** Everything. */
const ALL: Rights = { read: 'all', create: 'all', change: 'all', remove: 'all' }

const row = (...rights: readonly Rights[]): Readonly<Record<Party, Rights>> =>
  Object.fromEntries(PARTIES.map((party, at) => [party, rights[at] ?? NONE])) as Record<Party, Rights>

/** The catalog: everyone sees what is published, the shop's owner changes it. */
const CATALOG = row(SHOP, SHOP, SHOP, SHOP, ALL, READ, READ, READ)
/** What designers care for too: shapes, fonts, drawings, the marketplace. */
const ART = row(SHOP, SHOP, SHOP, SHOP, ALL, READ, ALL, READ)
/** What shoppers configured, and the parts of it. */
const CONFIGURED = row(OWN, OWN, OWN, OWN, ALL, EDIT_ALL, EDIT_ALL, EDIT_ALL)

/**
 * Who may do what, ROLE-4 to ROLE-6. Whatever is not granted is refused. The shop's owner does everything. Support, designers
 * and production see the whole catalog and every configured product, and may edit a configured product; designers also care for the
 * marketplace and for shapes, fonts, clipart and what shoppers upload; production runs jobs and has the files for press and plotter.
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
  // Whether a guest may write one is a rule of its own. REVIEW-2, REVIEW-3.
  review: row(OWN, OWN, OWN, OWN, ALL, ALL, READ_ALL, READ_ALL),

  // Made by a form that counts, and stepped by rules of its own. QUOTE-1, QUOTE-2.
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
