import * as category from './category/index.ts'
import * as clipart from './clipart/index.ts'
import * as code from './code/index.ts'
import * as color from './color/index.ts'
import * as custom from './custom/index.ts'
import * as currency from './currency/index.ts'
import * as ddb from './drag-drop-buy/index.ts'
import * as element from './element/index.ts'
import * as font from './font/index.ts'
import * as marketplace from './marketplace/index.ts'
import * as offer from './offer/index.ts'
import * as option from './option/index.ts'
import * as packaging from './packaging/index.ts'
import * as quoteRequest from './quote-request/index.ts'
import * as recommended from './recommended/index.ts'
import * as review from './review/index.ts'
import * as stock from './stock/index.ts'
import * as template from './template/index.ts'
import { type AnyRecord, wholeOf } from './record/index.ts'
import * as userFile from './user-file/index.ts'

/** Every record of the shop, from which tables, REST, OpenAPI and docs are generated. */
export const RECORDS = {
  category: category.category,
  category_product: category.categoryProduct,
  uses_link: category.usesLink,
  template_category: category.templateCategory,

  template: template.template,
  template_material: template.templateMaterial,
  template_shape: template.templateShape,
  template_size: template.templateSize,
  template_side: template.templateSide,
  template_tab: template.templateTab,
  template_design: template.templateDesign,
  template_text: element.templateText,
  template_clipart: element.templateClipart,
  template_clipart_region: element.templateClipartRegion,
  template_marketplace: element.templateMarketplace,
  template_option_set: option.templateOptionSet,
  template_option: option.templateOption,
  template_option_tag: option.templateOptionTag,
  tag: template.tag,
  text_path: template.textPath,
  background_image: template.backgroundImage,
  stock_product_size: template.stockProductSize,
  color: color.color,
  color_map: color.colorMap,
  font: font.font,
  special_offer: offer.specialOffer,
  configured_special_offer: offer.configuredSpecialOffer,
  listed_price: currency.listedPrice,
  recommended_product_group: recommended.recommendedProductGroup,
  recommended_product: recommended.recommendedProduct,
  review: review.review,
  quote_request: quoteRequest.quoteRequest,

  clipart: clipart.clipart,
  clipart_category: clipart.clipartCategory,
  clipart_category_graphic: clipart.clipartCategoryGraphic,
  clipart_region: clipart.clipartRegion,
  clipart_product: clipart.clipartProduct,
  clipart_product_background: clipart.clipartProductBackground,
  clipart_product_customization_group: clipart.clipartProductCustomizationGroup,
  configured_clipart_product: clipart.configuredClipartProduct,
  configured_clipart_product_region: clipart.configuredClipartProductRegion,
  configured_clipart_option: clipart.configuredClipartOption,

  ddb_product: ddb.ddbProduct,
  ddb_product_clipart: ddb.ddbProductClipart,
  configured_ddb_product_size: ddb.configuredDdbProductSize,
  configured_ddb_product: ddb.configuredDdbProduct,
  configured_ddb_product_clipart: ddb.configuredDdbProductClipart,
  configured_ddb_product_clipart_region: ddb.configuredDdbProductClipartRegion,

  package: packaging.retailPackage,
  package_size: packaging.packageSize,
  configured_package: packaging.configuredPackage,

  company: marketplace.company,
  watermark: marketplace.watermark,
  artist: marketplace.artist,
  artwork: marketplace.artwork,
  marketplace_base_product: marketplace.marketplaceBaseProduct,
  marketplace_product: marketplace.marketplaceProduct,
  marketplace_product_image: marketplace.marketplaceProductImage,
  marketplace_product_size: marketplace.marketplaceProductSize,
  marketplace_product_option: marketplace.marketplaceProductOption,
  configured_marketplace_product: marketplace.configuredMarketplaceProduct,
  shutterstock_product: stock.shutterstockProduct,
  shutterstock_product_option: stock.shutterstockProductOption,
  configured_shutterstock_product: stock.configuredShutterstockProduct,

  user_file: userFile.userFile,
  qrcode: code.qrcode,
  custom: custom.custom,
  custom_option: custom.customOption,
  custom_text: element.customText,
  custom_clipart: element.customClipart,
  custom_clipart_region: element.customClipartRegion,
  custom_user_file: element.customUserFile,
  custom_qrcode: element.customQrcode,
  custom_marketplace: element.customMarketplace,
  custom_clip_mask: element.customClipMask,
  custom_shape: element.customShape,
  custom_autosave: custom.customAutosave,
} as const
export type RecordName = keyof typeof RECORDS

/** The record with this name. */
export const recordNamed = (name: string): AnyRecord => RECORDS[name as RecordName]

/** Whether a record is, directly or indirectly, a part of another one. */
export function isPartOf(record: AnyRecord, whole: RecordName): boolean {
  const to = wholeOf(record)?.to
  return to !== undefined && (to === whole || isPartOf(recordNamed(to), whole))
}
