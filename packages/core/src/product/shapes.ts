import { DIE_LINES, LAMINATIONS } from '../configuration/values.ts'
import {
  choice,
  fields,
  flag,
  list,
  nullable,
  nullish,
  optional,
  text,
  textLike,
  whole,
} from '../shape/shape.ts'
import {
  COLOR_RULES,
  MATERIAL_RULES,
  OPTION_RULES,
  OPTION_SET_RULES,
  PACKAGE_RULES,
  PACKAGE_SIZE_RULES,
  PRESET_SIZE_RULES,
  PRICE_TABLE_RULES,
  PRODUCT_RULES,
  ROUNDING_RULES,
} from './rules.ts'
import {
  CHARGE_MODES,
  type ColorMapping,
  type Exchange,
  HIDDEN_CHOICES,
  type Material,
  type MaterialColor,
  type OfferedClipart,
  type Option,
  OPTION_DISPLAYS,
  type OptionSet,
  type OptionTag,
  type Package,
  type PackageSize,
  type PresetSize,
  type PriceTable,
  type PriceTableRow,
  PRICE_BASES,
  PRODUCT_CLASSES,
  type ProductData,
  type SpecialOffer,
  TOOL_TYPES,
  type TotalRounding,
} from './types.ts'

/*
 * The only declaration of a product's data: `createProduct` and `parseProduct` check against it, and
 * `@kisscut/core/schema` derives its zod schemas from it.
 */

/** A decimal, exact; nothing longer than any price or size needs. */
export const DECIMAL = textLike(/^-?\d{1,18}(\.\d{1,18})?$/, 'data.decimal')
/** A decimal of 0 or more. */
export const AMOUNT = textLike(/^\d{1,18}(\.\d{1,18})?$/, 'data.decimal')
/** A figure of a price table: so long that every price stays exact. */
export const FIGURE = textLike(/^\d{1,12}(\.\d{1,12})?$/, 'data.decimal')
/** A decimal above 0. */
const POSITIVE = textLike(/^(?=.*[1-9])\d{1,18}(\.\d{1,18})?$/, 'data.decimal')
/** ISO 4217. */
export const CURRENCY = textLike(/^[A-Z]{3}$/, 'data.currency')
/** A lock ratio: a number or `w:h`, neither of them 0. SIZE-3. */
export const RATIO = textLike(
  /^\+?(?=[^:]*[1-9])(\d{1,20}(\.\d{0,20})?|\.\d{1,20})(:\+?(?=.*[1-9])(\d{1,20}(\.\d{0,20})?|\.\d{1,20}))?$/,
  'data.ratio',
)
export const ID = text(200, 1)
export const NAME = text(500)
export const TEXT = text(20_000)
export const QUANTITY = whole(1, 1_000_000_000)
/** Of a price table. */
const HASH = text(40, 1)
const LIMITS = {
  minWidth: nullable(AMOUNT),
  minHeight: nullable(AMOUNT),
  maxWidth: nullable(AMOUNT),
  maxHeight: nullable(AMOUNT),
}

const ROW = fields<PriceTableRow>({ from: FIGURE, minimum: FIGURE, rates: list(FIGURE, 200, 1) })

/** A price table whose rows are as long as its tiers and whose thresholds ascend. PRICE-1. */
export const PRICE_TABLE = fields<PriceTable>(
  { basis: choice(PRICE_BASES), quantities: list(QUANTITY, 199), rows: list(ROW, 200, 1) },
  ...Object.values(PRICE_TABLE_RULES),
)

const COLOR = fields<MaterialColor>(
  {
    id: ID,
    name: NAME,
    code: text(100),
    minWidth: nullish(AMOUNT),
    minHeight: nullish(AMOUNT),
    maxWidth: nullish(AMOUNT),
    maxHeight: nullish(AMOUNT),
  },
  ...Object.values(COLOR_RULES),
)

/** How a design color appears on a material. MAT-7. */
const COLOR_MAPPING = fields<ColorMapping>({ designColorId: ID, materialColorId: ID })

/** A material of a product, with its limits in inches. REC-10. */
export const MATERIAL = fields<Material>(
  {
    id: ID,
    name: NAME,
    adhesive: NAME,
    description: optional(TEXT),
    look: NAME,
    canLaminate: flag,
    defaultLamination: nullable(choice(LAMINATIONS)),
    reversible: flag,
    backordered: flag,
    variableDataCharge: nullable(AMOUNT),
    priceTable: optional(PRICE_TABLE),
    wholesalePriceTable: optional(PRICE_TABLE),
    pricesHash: optional(HASH),
    wholesalePricesHash: optional(HASH),
    allowedQuantities: list(QUANTITY),
    minimumQuantity: nullish(QUANTITY),
    maximumQuantity: nullish(QUANTITY),
    ...LIMITS,
    maxIsInterchangeable: flag,
    hasOwnColors: flag,
    colors: list(COLOR),
    designColorIds: optional(list(ID)),
    colorMaps: optional(list(COLOR_MAPPING)),
  },
  ...Object.values(MATERIAL_RULES),
)

const TAG = fields<OptionTag>({ slug: NAME, name: NAME, description: optional(TEXT) })

/** One option of a set. REC-12. */
export const OPTION = fields<Option>(
  {
    id: ID,
    name: NAME,
    helpText: optional(TEXT),
    imageUrl: optional(text(2000)),
    chargeMode: choice(CHARGE_MODES),
    amount: nullable(DECIMAL),
    percent: nullable(DECIMAL),
    valueCsv: list(DECIMAL, 200),
    wholesaleAmount: nullish(DECIMAL),
    wholesaleAmountCsv: optional(list(DECIMAL, 200)),
    isDefault: flag,
    tags: list(TAG, 100),
  },
  ...Object.values(OPTION_RULES),
)

/** Options the shopper chooses one of. REC-11. */
export const OPTION_SET = fields<OptionSet>(
  {
    id: ID,
    name: NAME,
    shortDescription: optional(TEXT),
    helpText: optional(TEXT),
    display: choice(OPTION_DISPLAYS),
    required: flag,
    smallOption: flag,
    options: list(OPTION, 500),
    excludedMaterialIds: list(ID),
    ...LIMITS,
    quantityBreaks: list(QUANTITY, 199),
    tags: list(TAG, 100),
  },
  ...Object.values(OPTION_SET_RULES),
)

/** One size of a package, inches. REC-35. */
export const PACKAGE_SIZE = fields<PackageSize>(
  {
    id: ID,
    name: NAME,
    packageWidth: POSITIVE,
    packageHeight: POSITIVE,
    minProductWidth: nullable(AMOUNT),
    minProductHeight: nullable(AMOUNT),
    maxProductWidth: nullable(AMOUNT),
    maxProductHeight: nullable(AMOUNT),
  },
  ...Object.values(PACKAGE_SIZE_RULES),
)

/** A retail package. REC-35. */
export const PACKAGE = fields<Package>(
  {
    id: ID,
    name: NAME,
    enabled: flag,
    sizes: list(PACKAGE_SIZE, 100),
    priceTable: optional(PRICE_TABLE),
    pricesHash: optional(HASH),
    frontUrl: nullish(TEXT),
    backUrl: nullish(TEXT),
    hasBackImage: flag,
    noCustomerPreview: flag,
  },
  ...Object.values(PACKAGE_RULES),
)

/** A size the product is offered in, inches. REC-14. */
export const PRESET_SIZE = fields<PresetSize>(
  {
    id: ID,
    name: NAME,
    width: POSITIVE,
    height: POSITIVE,
    isDefault: flag,
    price: nullable(AMOUNT),
  },
  ...Object.values(PRESET_SIZE_RULES),
)

/** A clipart that a product is put together of. REC-62. */
export const OFFERED_CLIPART = fields<OfferedClipart>({ id: ID, name: NAME, price: nullable(AMOUNT) })

const ROUNDING = fields<TotalRounding>(
  { step: whole(1, 1_000_000_000), below: whole(0, 1_000_000_000) },
  ...Object.values(ROUNDING_RULES),
)

/** How amounts became those of another currency. CUR-3, CUR-4. */
export const EXCHANGE = fields<Exchange>({ rate: POSITIVE, rounding: optional(ROUNDING) })

/** REC-29. */
const SPECIAL_OFFER = fields<SpecialOffer>({ id: ID, name: NAME, unitPrice: AMOUNT })

/** A product as the rules see it. REC-9. */
export const PRODUCT = fields<ProductData>(
  {
    id: ID,
    productClass: choice(PRODUCT_CLASSES),
    toolType: nullable(choice(TOOL_TYPES)),
    name: NAME,
    slug: NAME,
    sku: NAME,
    currency: CURRENCY,
    exchange: optional(EXCHANGE),
    minimumQuantity: nullable(QUANTITY),
    defaultQuantity: nullable(QUANTITY),
    definedQuantity: nullish(QUANTITY),
    limitedQuantity: optional(flag),
    lockRatio: nullable(RATIO),
    remainingStock: nullable(whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)),
    allowBackorders: flag,
    materials: list(MATERIAL, 500),
    defaultMaterialId: nullable(ID),
    sizes: list(PRESET_SIZE, 500),
    allowCustomSize: flag,
    defaultWidth: nullable(AMOUNT),
    defaultHeight: nullable(AMOUNT),
    optionSets: list(OPTION_SET, 200),
    packages: optional(list(PACKAGE, 200)),
    dieLines: optional(list(choice(DIE_LINES), DIE_LINES.length, 1)),
    offersBorder: optional(flag),
    vectorizePriceOverride: nullish(AMOUNT),
    defaultVectorizationPrice: nullish(AMOUNT),
    specialOffer: optional(SPECIAL_OFFER),
    showVariableData: flag,
    hides: optional(list(choice(HIDDEN_CHOICES), HIDDEN_CHOICES.length)),
    takesNoArtwork: optional(flag),
    warnsOfRights: optional(flag),
    needsColor: optional(flag),
    mostFilms: optional(QUANTITY),
    cliparts: optional(list(OFFERED_CLIPART, 500)),
    mostCliparts: optional(QUANTITY),
    minSquareInches: nullish(AMOUNT),
    maxWidth: nullish(AMOUNT),
    maxHeight: nullish(AMOUNT),
  },
  ...Object.values(PRODUCT_RULES),
)
