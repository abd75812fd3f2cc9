import type { RecordName } from '@kisscut/records'

/** Menu group of a record. */
export const GROUPS = {
  products: 'Products',
  materials: 'Materials and colors',
  options: 'Sizes, shapes and options',
  design: 'Design library',
  marketplace: 'Marketplace',
  others: 'Other product lines',
  packaging: 'Packaging',
  customs: 'Customers’ designs',
} as const
export type Group = keyof typeof GROUPS

export interface RecordWords {
  readonly group: Group
  readonly one: string
  readonly many: string
}

const words = (group: Group, one: string, many: string): RecordWords => ({ group, one, many })

/** Singular and plural of each record; a record without them does not compile. */
export const RECORD_WORDS: Readonly<Record<RecordName, RecordWords>> = {
  template: words('products', 'Product', 'Products'),
  category: words('products', 'Category', 'Categories'),
  category_product: words('products', 'Category tile', 'Category tiles'),
  template_category: words('products', 'Place in a category', 'Places in categories'),
  uses_link: words('products', 'Use', 'Uses'),
  template_side: words('products', 'Side', 'Sides'),
  template_tab: words('products', 'Description tab', 'Description tabs'),
  special_offer: words('products', 'Special offer', 'Special offers'),
  listed_price: words('products', 'Price in another currency', 'Prices in other currencies'),
  recommended_product_group: words('products', 'Recommendation group', 'Recommendation groups'),
  recommended_product: words('products', 'Recommendation', 'Recommendations'),
  review: words('products', 'Review', 'Reviews'),
  tag: words('products', 'Tag', 'Tags'),

  template_material: words('materials', 'Material', 'Materials'),
  color: words('materials', 'Color', 'Colors'),
  color_map: words('materials', 'Color change', 'Color changes'),

  template_size: words('options', 'Size', 'Sizes'),
  template_shape: words('options', 'Shape', 'Shapes'),
  template_option_set: words('options', 'Option set', 'Option sets'),
  template_option: words('options', 'Option', 'Options'),
  template_option_tag: words('options', 'Option tag', 'Option tags'),
  stock_product_size: words('options', 'Size by area', 'Sizes by area'),

  font: words('design', 'Font', 'Fonts'),
  text_path: words('design', 'Text path', 'Text paths'),
  background_image: words('design', 'Scene picture', 'Scene pictures'),
  clipart: words('design', 'Clipart', 'Clipart'),
  clipart_category: words('design', 'Clipart category', 'Clipart categories'),
  clipart_category_graphic: words('design', 'Place of a clipart', 'Places of clipart'),
  clipart_region: words('design', 'Clipart region', 'Clipart regions'),
  template_design: words('design', 'Sample design', 'Sample designs'),
  template_text: words('design', 'Text of a product', 'Texts of products'),
  template_clipart: words('design', 'Clipart of a product', 'Clipart of products'),
  template_clipart_region: words('design', 'Region of a product’s clipart', 'Regions of products’ clipart'),
  template_marketplace: words('design', 'Artwork of a product', 'Artworks of products'),

  marketplace_product: words('marketplace', 'Marketplace product', 'Marketplace products'),
  marketplace_base_product: words('marketplace', 'Base product', 'Base products'),
  marketplace_product_image: words('marketplace', 'Product picture', 'Product pictures'),
  marketplace_product_size: words('marketplace', 'Marketplace size', 'Marketplace sizes'),
  marketplace_product_option: words('marketplace', 'Marketplace option', 'Marketplace options'),
  artwork: words('marketplace', 'Artwork', 'Artworks'),
  artist: words('marketplace', 'Artist', 'Artists'),
  company: words('marketplace', 'Company', 'Companies'),
  watermark: words('marketplace', 'Watermark', 'Watermarks'),

  clipart_product: words('others', 'Clipart product', 'Clipart products'),
  clipart_product_background: words('others', 'Clipart background', 'Clipart backgrounds'),
  clipart_product_customization_group: words('others', 'Customization group', 'Customization groups'),
  ddb_product: words('others', 'Drag-drop-buy product', 'Drag-drop-buy products'),
  ddb_product_clipart: words('others', 'Drag-drop-buy clipart', 'Drag-drop-buy clipart'),
  configured_ddb_product_size: words('others', 'Drag-drop-buy size', 'Drag-drop-buy sizes'),
  shutterstock_product: words('others', 'Stock-image product', 'Stock-image products'),
  shutterstock_product_option: words('others', 'Stock-image option', 'Stock-image options'),

  package: words('packaging', 'Package', 'Packages'),
  package_size: words('packaging', 'Package size', 'Package sizes'),

  quote_request: words('customs', 'Quote request', 'Quote requests'),
  custom: words('customs', 'Customer’s product', 'Customers’ products'),
  user_file: words('customs', 'Uploaded file', 'Uploaded files'),
  custom_option: words('customs', 'Chosen option', 'Chosen options'),
  custom_text: words('customs', 'Text element', 'Text elements'),
  custom_clipart: words('customs', 'Clipart element', 'Clipart elements'),
  custom_clipart_region: words('customs', 'Clipart element region', 'Clipart element regions'),
  custom_user_file: words('customs', 'Upload element', 'Upload elements'),
  custom_qrcode: words('customs', 'Code element', 'Code elements'),
  custom_marketplace: words('customs', 'Artwork element', 'Artwork elements'),
  custom_clip_mask: words('customs', 'Mask', 'Masks'),
  custom_shape: words('customs', 'Custom shape', 'Custom shapes'),
  custom_autosave: words('customs', 'Autosave', 'Autosaves'),
  qrcode: words('customs', 'QR code', 'QR codes'),
  configured_package: words('customs', 'Chosen package', 'Chosen packages'),
  configured_special_offer: words('customs', 'Accepted offer', 'Accepted offers'),
  configured_clipart_product: words('customs', 'Configured clipart product', 'Configured clipart products'),
  configured_clipart_product_region: words(
    'customs',
    'Configured clipart region',
    'Configured clipart regions',
  ),
  configured_clipart_option: words('customs', 'Configured clipart option', 'Configured clipart options'),
  configured_ddb_product: words(
    'customs',
    'Configured drag-drop-buy product',
    'Configured drag-drop-buy products',
  ),
  configured_ddb_product_clipart: words(
    'customs',
    'Configured drag-drop-buy clipart',
    'Configured drag-drop-buy clipart',
  ),
  configured_ddb_product_clipart_region: words(
    'customs',
    'Configured drag-drop-buy region',
    'Configured drag-drop-buy regions',
  ),
  configured_marketplace_product: words(
    'customs',
    'Configured marketplace product',
    'Configured marketplace products',
  ),
  configured_shutterstock_product: words(
    'customs',
    'Configured stock-image product',
    'Configured stock-image products',
  ),
}

/** Sections of a long form. */
export const SECTIONS = {
  basics: 'Basics',
  made: 'Materials, sizes and options',
  size: 'Size and cut',
  price: 'Price and quantity',
  colors: 'Colors',
  pictures: 'Pictures',
  page: 'On its page',
  design: 'While it is designed',
  search: 'Search engines',
  more: 'More',
  parts: 'What belongs to it',
  shop: 'Set by the shop',
  request: 'What was asked for',
  offer: 'What we offer',
  texts: 'Name and texts',
  look: 'Logo and colors',
  contact: 'Contact',
  figures: 'Currency, units and figures',
  calendar: 'Cut-off and holidays',
  print_rules: 'Print rules',
  finding: 'Search',
  staff: 'Staff',
  api: 'API',
} as const
export type Section = keyof typeof SECTIONS
