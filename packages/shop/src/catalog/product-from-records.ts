import { DIE_LINES } from '@kisscut/core/configuration'
import { mostFilmsOf } from '@kisscut/core/films'
import { FINISHING_TAGS } from '@kisscut/core/option'
import {
  type HiddenChoice,
  type Material,
  type Option,
  type OptionSet,
  type Package,
  type ProductData,
} from '@kisscut/core/product'
import { retailForCharges } from '@kisscut/core/money'
import { withoutPriceTables } from '@kisscut/core/price'
import { needsColor } from '@kisscut/core/tool'
import { materialFromRecord } from './material-from-record.ts'
import { optionSetFromRecord } from './option-set-from-record.ts'
import { packageFromRecord } from './package-from-record.ts'
import { sizeFromRecord } from './size-from-record.ts'
import { isSoldAsItIs } from './sold-as-it-is.ts'
import { pick, type ById, type Row } from './rows.ts'

const sellsRoundedCorners = ({ options }: OptionSet): boolean =>
  options.some(({ tags }) => tags.some(({ slug }) => slug === FINISHING_TAGS.roundedCorners))

/**
 * The cut lines a template offers: its shapes, the first by default, and rounded corners if an option sells them. A template
 * without shapes offers all. DESIGN-21, OPT-17.
 */
const dieLinesFrom = (
  template: Row<'template'>,
  optionSets: readonly OptionSet[],
  all: ById,
): Pick<ProductData, 'dieLines'> => {
  const named = pick(template.template_shapes, all.template_shape).flatMap(({ clip_type }) =>
    DIE_LINES.filter((each) => each === clip_type),
  )
  if (named.length === 0) return {}
  const rounded = optionSets.some(sellsRoundedCorners) ? (['rounded_corner'] as const) : []
  return { dieLines: [...new Set([...named, ...rounded])] }
}

/** Lettering is cut letter by letter: it has no cut line, and its size is its bounding box. LET-1, LET-10. */
const letteringFields = ({ tool_type, type }: Row<'template'>): Partial<ProductData> =>
  tool_type === 'lettering' ? { mostFilms: mostFilmsOf(type), dieLines: ['rectangle'] } : {}

/** The choices a template hides, except a size that nothing else sets and a color that must be chosen. FLOW-13. */
const hiddenBy = (template: Row<'template'>): readonly HiddenChoice[] => [
  ...(template.hide_size && template.default_width && template.default_height ? (['size'] as const) : []),
  ...(template.hide_material ? (['material'] as const) : []),
  ...(template.show_material_color || needsColor(template.type) ? [] : (['materialColor'] as const)),
]

/**
 * Converts a template and the rows it refers to into the product data for the rules. The only place where records become
 * products.
 */
export const productFromRecords = (template: Row<'template'>, all: ById): ProductData => {
  const materials = pick(template.materials, all.template_material)
    .filter((material) => material.price_table !== null)
    .map((material) => materialFromRecord(material, all))
  const optionSets = pick(template.options, all.template_option_set).map((set) =>
    optionSetFromRecord(set, template.currency, all),
  )
  return {
    id: template.id,
    productClass: 'custom',
    toolType: template.tool_type,
    name: template.name,
    slug: template.slug,
    sku: template.sku,
    currency: template.currency,
    minimumQuantity: template.minimum_quantity,
    defaultQuantity: template.default_quantity,
    // 0 means not set.
    definedQuantity: template.defined_quantity || null,
    limitedQuantity: template.limited_quantity,
    lockRatio: template.lock_ratio,
    remainingStock: template.remaining_stock,
    allowBackorders: template.allow_backorders,
    materials,
    defaultMaterialId:
      materials.find(({ id }) => id === template.default_material)?.id ?? materials[0]?.id ?? null,
    sizes: pick(template.sizes, all.template_size).map(sizeFromRecord),
    allowCustomSize: template.allow_custom_size,
    defaultWidth: template.default_width,
    defaultHeight: template.default_height,
    optionSets,
    ...dieLinesFrom(template, optionSets, all),
    packages: pick(template.packages, all.package).map((row) => packageFromRecord(row, all)),
    offersBorder: template.option_border,
    vectorizePriceOverride: template.vectorize_price_override,
    defaultVectorizationPrice: template.default_vectorization_price,
    showVariableData: template.show_variable_data,
    needsColor: needsColor(template.type),
    hides: hiddenBy(template),
    ...(isSoldAsItIs(template.tool_type, template.disable_upload) && { takesNoArtwork: true }),
    ...(template.licensing_option && { warnsOfRights: true }),
    ...letteringFields(template),
  }
}

/** Fields for which empty and absent mean the same to the rules. */
const MAY_BE_ABSENT: ReadonlySet<string> = new Set([
  ...(['definedQuantity', 'limitedQuantity', 'vectorizePriceOverride', 'needsColor'] as const),
  ...(['minimumQuantity', 'maximumQuantity', 'designColorIds', 'colorMaps', 'description'] as const),
  ...(['shortDescription', 'helpText', 'frontUrl', 'backUrl'] as const),
] satisfies readonly (keyof ProductData | keyof Material | keyof OptionSet | keyof Option | keyof Package)[])

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0)

/** Omits empty fields that may be absent. */
const stated = <Of extends object>(of: Of): Of =>
  Object.fromEntries(
    Object.entries(of).filter(([name, value]) => !MAY_BE_ABSENT.has(name) || !isEmpty(value)),
  ) as Of

/** An option without its wholesale amounts; where no other is stored, retail is made of them. PRICE-10. */
function atRetail({ wholesaleAmount: trade, wholesaleAmountCsv: tradeCsv, ...retail }: Option): Option {
  if (retail.chargeMode === 'percentage' || retail.amount !== null || retail.valueCsv.length > 0)
    return retail
  return tradeCsv?.length
    ? { ...retail, valueCsv: tradeCsv.map(retailForCharges) }
    : { ...retail, amount: trade == null ? null : retailForCharges(trade) }
}

/** The part of a product that browsers may have: no price tables, and wholesale amounts only for those entitled to them (ROLE-3). */
export const productForBrowser = (product: ProductData, wholesale: boolean): ProductData => {
  // A product without a minimum quantity differs from one with a minimum of 1.
  const { minimumQuantity } = product
  const packages = product.packages?.map(stated)
  const { materials } = withoutPriceTables(product)
  return {
    ...stated<ProductData>(product),
    minimumQuantity,
    ...(packages && { packages }),
    materials: materials.map(({ wholesalePricesHash, ...retail }) =>
      stated(wholesale && wholesalePricesHash !== undefined ? { ...retail, wholesalePricesHash } : retail),
    ),
    optionSets: product.optionSets.map((set) => ({
      ...stated(set),
      options: set.options.map((each) => {
        return stated(wholesale ? each : atRetail(each))
      }),
    })),
  }
}
