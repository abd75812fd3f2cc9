import type { DieLine, Lamination } from '../configuration/values.ts'
import type { DecimalString } from '../money/decimal-string.ts'
import type { Problem, Warning } from '../problem/problem.ts'
import type { Size } from '../size/parse-size.ts'

export type { Configuration as Configuration } from '../configuration/fields.ts'
export { type ChosenOption, type Lamination, LAMINATIONS } from '../configuration/values.ts'

/**
 * Data about a product that the rules need, and the choices it offers. The shop builds it from its records, the browser gets the same in
 * the `product-data` block (without price tables), and services that import the library write it by hand. Plain JSON throughout:
 * decimals are strings, sizes are inches.
 */

export type { DecimalString }
/** ISO 4217, e.g. `USD`. */
export type Currency = string

/** Where a product comes from; each class has rules of its own. */
export const PRODUCT_CLASSES = ['custom', 'clipart', 'marketplace', 'stock', 'ddb', 'special-offer'] as const
/** One of {@link PRODUCT_CLASSES}. */
export type ProductClass = (typeof PRODUCT_CLASSES)[number]

/** FLOW-7. */
export const TOOL_TYPES = ['easy', 'advanced', 'upload', 'preview', 'lettering'] as const
/** The tool a product is designed with: one of {@link TOOL_TYPES}. */
export type ToolType = (typeof TOOL_TYPES)[number]

/** OPT-4: how an option set is shown. */
export const OPTION_DISPLAYS = ['radio', 'checkbox', 'dropdown', 'fixed_value'] as const
/** One of {@link OPTION_DISPLAYS}. */
export type OptionDisplay = (typeof OPTION_DISPLAYS)[number]

/** OPT-6: `charge_option`; the wire codes are percentage 0, total 1, per unit 2. */
export const CHARGE_MODES = ['percentage', 'total', 'per_unit'] as const
/** One of {@link CHARGE_MODES}. */
export type ChargeMode = (typeof CHARGE_MODES)[number]

/** Charges by mode: `percent`, which currencies don't convert, or `amount`; per piece, or once per order. OPT-9. */
export const CHARGES: Readonly<
  Record<ChargeMode, { readonly figure: 'percent' | 'amount'; readonly per: 'piece' | 'order' }>
> = {
  percentage: { figure: 'percent', per: 'piece' },
  total: { figure: 'amount', per: 'order' },
  per_unit: { figure: 'amount', per: 'piece' },
}

/** PRICE-2. `sqin`: rates per square inch; `unit`: prices per piece. */
export const PRICE_BASES = ['sqin', 'unit'] as const
/** One of {@link PRICE_BASES}. */
export type PriceBasis = (typeof PRICE_BASES)[number]
/** Of a price schedule that states none. API-2. */
export const DEFAULT_BASIS: PriceBasis = 'sqin'

/** PRICE-1: a table of rates by area row and quantity break. */
export interface PriceTable {
  readonly basis: PriceBasis
  /** Quantity breaks, ascending, without the leading 1: `[10, 25, 50]`. */
  readonly quantities: readonly number[]
  /** Rows by area threshold (square inches), ascending; each has `quantities.length + 1` rates. */
  readonly rows: readonly PriceTableRow[]
}
/** The rates of an area, in the currency of the product. */
export interface PriceTableRow {
  /** The row is in force from this area; the first row's figure is the minimum billable area. */
  readonly from: DecimalString
  /** Smallest area billed, square inches. */
  readonly minimum: DecimalString
  readonly rates: readonly DecimalString[]
}

/** Prices of one size by a price table: `prices[0]` is the minimum billable square inches. API-2. */
export interface SchedulePrices {
  readonly prices: readonly DecimalString[]
  /** As on the wire: the breaks without the leading 1. */
  readonly quantities: readonly number[]
  /**
   * Where retail was made of wholesale (÷ 0.6): three times each rate, exactly, lined up with `[1, ...quantities]`, since
   * the rates in `prices` are rounded to 6 places for display. PRICE-4, PRICE-10.
   */
  readonly exactThirds?: readonly DecimalString[]
  readonly basis?: PriceBasis
}

/** The server's answer to a price quote: prices, and what they are for. API-2. */
export interface PriceSchedule extends SchedulePrices {
  /**
   * Product, material, size, currency, retail or wholesale, and a hash of the price table, as `priceScheduleFor`, `materialSchedule` and
   * `packageSchedule` write them. The schedule prices nothing else. PRICE-20.
   */
  readonly subject: string
}

/** A color a material can be had in. */
export interface MaterialColor {
  readonly id: string
  readonly name: string
  /** CSS color. */
  readonly code: string
  /** Sizes in inches this color can be had in; absent or null: any the material takes. */
  readonly minWidth?: DecimalString | null
  readonly minHeight?: DecimalString | null
  readonly maxWidth?: DecimalString | null
  readonly maxHeight?: DecimalString | null
}

/** One row of a material's color map: what a design color becomes on it, by ids. MAT-7. */
export interface ColorMapping {
  readonly designColorId: string
  readonly materialColorId: string
}

/** A material of a product, with its limits in inches and its prices. MAT-1. */
export interface Material {
  readonly id: string
  readonly name: string
  readonly adhesive: string
  readonly description?: string
  /** How the picture shows it: `white`, `matte`, `clear`, `holographic`, `kraft`, `frosted`, `reflective`, … */
  readonly look: string
  readonly canLaminate: boolean
  readonly defaultLamination: Lamination | null
  readonly reversible: boolean
  readonly backordered: boolean
  /** Share added to the unit price when variable data is used; `"0.15"` is 15 %. */
  readonly variableDataCharge: DecimalString | null
  /** PRICE-1; absent in what the browser gets. */
  readonly priceTable?: PriceTable
  /** Price for approved trade customers, if stored; retail is derived from it when it is the only one. */
  readonly wholesalePriceTable?: PriceTable
  /**
   * Hashes of the tables that retail and wholesale are priced by, where the tables are left out, as `withoutPriceTables` writes them: a
   * schedule has to state the same. PRICE-20.
   */
  readonly pricesHash?: string
  readonly wholesalePricesHash?: string
  /** The parsed comma list; empty: any quantity. */
  readonly allowedQuantities: readonly number[]
  readonly minimumQuantity?: number | null
  readonly maximumQuantity?: number | null
  readonly minWidth: DecimalString | null
  readonly minHeight: DecimalString | null
  readonly maxWidth: DecimalString | null
  readonly maxHeight: DecimalString | null
  /** The sheet may be turned: the product may exceed one limit when it fits rotated. */
  readonly maxIsInterchangeable: boolean
  readonly hasOwnColors: boolean
  readonly colors: readonly MaterialColor[]
  /** The colors a design for it may use; empty or absent: any. */
  readonly designColorIds?: readonly string[]
  readonly colorMaps?: readonly ColorMapping[]
}

/** A size the product is offered in, inches. SIZE-4. */
export interface PresetSize {
  readonly id: string
  readonly name: string
  readonly width: DecimalString
  readonly height: DecimalString
  readonly isDefault: boolean
  /** Charged once, PRICE-17. */
  readonly price: DecimalString | null
}

/** A clipart that a drag-drop-buy product is put together of. */
export interface OfferedClipart {
  /** Of the clipart. */
  readonly id: string
  readonly name: string
  /** Added to the price of a piece for each that is on it; null: nothing. DDB-2. */
  readonly price: DecimalString | null
}

/** A tag of an option or of a set: what it does besides its charge. */
export interface OptionTag {
  readonly slug: string
  readonly name: string
  readonly description?: string
}

/** One choice of an option set, and what it charges. OPT-6. */
export interface Option {
  readonly id: string
  readonly name: string
  readonly helpText?: string
  readonly imageUrl?: string
  readonly chargeMode: ChargeMode
  /** Total or per-unit amount. */
  readonly amount: DecimalString | null
  /** Percentage of the unit price: `"30"` is 30 %. */
  readonly percent: DecimalString | null
  /** One value more than the set's `quantityBreaks`; empty: `amount` or `percent`. OPT-8. */
  readonly valueCsv: readonly DecimalString[]
  readonly wholesaleAmount?: DecimalString | null
  readonly wholesaleAmountCsv?: readonly DecimalString[]
  readonly isDefault: boolean
  readonly tags: readonly OptionTag[]
}

/** Options of which a shopper chooses, and the materials and sizes (inches) it is offered for. OPT-1. */
export interface OptionSet {
  readonly id: string
  readonly name: string
  readonly shortDescription?: string
  readonly helpText?: string
  readonly display: OptionDisplay
  readonly required: boolean
  readonly smallOption: boolean
  readonly options: readonly Option[]
  readonly excludedMaterialIds: readonly string[]
  readonly minWidth: DecimalString | null
  readonly minHeight: DecimalString | null
  readonly maxWidth: DecimalString | null
  readonly maxHeight: DecimalString | null
  readonly quantityBreaks: readonly number[]
  readonly tags: readonly OptionTag[]
}

/** A size of a package and the products that fit it, inches. */
export interface PackageSize {
  readonly id: string
  readonly name: string
  readonly packageWidth: DecimalString
  readonly packageHeight: DecimalString
  readonly minProductWidth: DecimalString | null
  readonly minProductHeight: DecimalString | null
  readonly maxProductWidth: DecimalString | null
  readonly maxProductHeight: DecimalString | null
}
/** Retail packaging a product can be put in. PACK-1. */
export interface Package {
  readonly id: string
  readonly name: string
  readonly enabled: boolean
  readonly sizes: readonly PackageSize[]
  readonly priceTable?: PriceTable
  /** As of a {@link Material}. */
  readonly pricesHash?: string
  /** Addresses of pictures of its front and back, for previews; absent or null: none. */
  readonly frontUrl?: string | null
  readonly backUrl?: string | null
  readonly hasBackImage: boolean
  readonly noCustomerPreview: boolean
}

/** Choices that a product's page may hide: they keep their default, or the value a link states. FLOW-13. */
export const HIDDEN_CHOICES = ['size', 'material', 'materialColor'] as const
/** One of {@link HIDDEN_CHOICES}. */
export type HiddenChoice = (typeof HIDDEN_CHOICES)[number]

/** A price of its own that a product is sold at, in the one material, size and quantity it then has. OFFER-1. */
export interface SpecialOffer {
  readonly id: string
  /** As its owner calls it. */
  readonly name: string
  /** In place of the base unit price, and of nothing else. PRICE-7. */
  readonly unitPrice: DecimalString
}

/** How totals are rounded, half-up: to multiples of the step, minus the ending; both in minor units. CUR-4. */
export interface TotalRounding {
  /** Above 0. */
  readonly step: number
  /** 1 with a step of 100: totals end in .99. 0: the multiples themselves. Less than the step. */
  readonly below: number
}

/** How the amounts of a product became those of its currency. CUR-3. */
export interface Exchange {
  /** So much of its currency is one of the shop's main currency. */
  readonly rate: DecimalString
  /** Absent: totals are rounded to the minor unit, as in the main currency. */
  readonly rounding?: TotalRounding
}

/** The data of a product, checked or not: what `createProduct` makes a {@link Product} of. */
export interface ProductData {
  readonly id: string
  readonly productClass: ProductClass
  readonly toolType: ToolType | null
  readonly name: string
  readonly slug: string
  readonly sku: string
  readonly currency: Currency
  /** Absent: the shop's main currency. Amounts that come with a configuration are in that one, and are exchanged. CUR-3. */
  readonly exchange?: Exchange
  readonly minimumQuantity: number | null
  readonly defaultQuantity: number | null
  /** The shop has set the quantity: it can't be typed. Null or absent: the shopper chooses. */
  readonly definedQuantity?: number | null
  /** Only the quantities of the material's list can be ordered, not their multiples. */
  readonly limitedQuantity?: boolean
  /** A number or `w:h`; null: free. */
  readonly lockRatio: string | null
  readonly remainingStock: number | null
  readonly allowBackorders: boolean
  readonly materials: readonly Material[]
  readonly defaultMaterialId: string | null
  readonly sizes: readonly PresetSize[]
  readonly allowCustomSize: boolean
  readonly defaultWidth: DecimalString | null
  readonly defaultHeight: DecimalString | null
  readonly optionSets: readonly OptionSet[]
  readonly packages?: readonly Package[]
  /** Available cut lines of artwork; the first is the default. Absent: all. DESIGN-21. */
  readonly dieLines?: readonly DieLine[]
  /** Whether the border choice is offered; absent: it is. OPT-11. */
  readonly offersBorder?: boolean
  /** PRICE-9: own → template override → template default. */
  readonly vectorizePriceOverride?: DecimalString | null
  readonly defaultVectorizationPrice?: DecimalString | null
  /** Prices it is sold at; absent: its tables decide. */
  readonly specialOffer?: SpecialOffer
  readonly showVariableData: boolean
  /** Choices that its page leaves out; absent: none. FLOW-13. */
  readonly hides?: readonly HiddenChoice[]
  /** Sold as it is: no artwork is uploaded or drawn for it, and its page leads into the cart; absent: it is made to order. SAMPLE-1. */
  readonly takesNoArtwork?: boolean
  /** Beside every place to upload it says whose artwork may be uploaded; absent: it does not. FILE-13. */
  readonly warnsOfRights?: boolean
  /** Cut-out products need a color that fits the size. */
  readonly needsColor?: boolean
  /** For lettering: the most colors of film it is cut from. Absent: not lettering. LET-11. */
  readonly mostFilms?: number
  /** Figures a drag-drop-buy product offers; absent: none. DDB-2. */
  readonly cliparts?: readonly OfferedClipart[]
  /** On one piece. */
  readonly mostCliparts?: number
  /** Clipart and marketplace limits. */
  readonly minSquareInches?: DecimalString | null
  readonly maxWidth?: DecimalString | null
  readonly maxHeight?: DecimalString | null
}

/** Marks what was checked. Private, so that no literal has it and a spread loses it. */
declare class Checked {
  private readonly checked: true
}

/**
 * A product whose data was checked, and which can't change any more: it is frozen through and through. Made by `createProduct` and
 * `parseProduct`; a copy with a change is data again.
 */
export type Product = ProductData & Checked

/** The customer's entitlement, decided by the server, never by a flag of the client (ROLE-3, API-16). */
export interface Entitlement {
  readonly wholesale: boolean
}

/** Kinds of price lines, in the order of charges. PRICE-6. */
export const LINE_KINDS = [
  ...(['base', 'variable_data', 'option', 'clipart', 'packaging'] as const),
  ...(['vectorize', 'size', 'rounding', 'cap'] as const),
] as const
/** One of {@link LINE_KINDS}. */
export type LineKind = (typeof LINE_KINDS)[number]

/** One line of the price breakdown. */
export interface PriceLine {
  readonly kind: LineKind
  readonly label: string
  /** Id of the option set, figure, package or size it belongs to. */
  readonly ref?: string
  /** Per piece, four places or more; null for a charge made once. */
  readonly unitPrice: DecimalString | null
  /** In the currency's minor unit, e.g. `"52.00"`. */
  readonly total: DecimalString
}

/** One row of the quantity table, TIER-5. */
export interface TierRow {
  readonly quantity: number
  /** Price of one piece with everything included, for display. */
  readonly unitPrice: DecimalString
  readonly total: DecimalString
  /** Whole percent saved per piece against the first row; 0 on the first. */
  readonly savingPercent: number
  readonly isCurrent: boolean
  /** True on a row that is there only because it is the current quantity: no break of the table. */
  readonly isInserted?: boolean
}

/** The price of a quantity, line by line. */
export interface PriceBreakdown {
  /** The quantity in force, after variable data and the minimum. */
  readonly quantity: number
  /** Price of one piece before any charge, in the tier in force. */
  readonly baseUnitPrice: DecimalString
  /** Price of one piece with everything included, for display, as in the quantity table. */
  readonly unitPrice: DecimalString
  readonly lines: readonly PriceLine[]
  readonly total: DecimalString
  /** PRICE-15: a larger quantity that costs less in total, when there is one. */
  readonly nudge: { readonly quantity: number; readonly total: DecimalString } | null
}

/** A quote that can be ordered: it has a total, and warnings at most. */
export interface PricedQuote extends PriceBreakdown {
  readonly problems: readonly Warning[]
  readonly currency: Currency
  /** The finished size, inches. */
  readonly size: Size
  /** Every tier, ascending, at or above the minimum; see `tiersToShow`. One row or none: no table. */
  readonly tiers: readonly TierRow[]
}

/** A quote that can't be ordered: it has errors, and no total. */
export interface RejectedQuote {
  /** At least one error. */
  readonly problems: readonly Problem[]
  readonly currency: Currency
  /** The finished size as read, in inches; null while a side can't be read or is out of bounds. */
  readonly size: Size | null
  /** The quantity in force; null when it can't be read. */
  readonly quantity: number | null
  readonly baseUnitPrice: null
  readonly unitPrice: null
  /** Always empty. */
  readonly lines: readonly PriceLine[]
  readonly total: null
  readonly nudge: null
  readonly tiers: readonly TierRow[]
  /** The price without the errors, to show beside them and never charge; null while it can't be computed. */
  readonly provisional: PriceBreakdown | null
}

/** The whole answer of the rules to product and configuration: `total !== null` tells which. PRICE-21. */
export type Quote = PricedQuote | RejectedQuote
