import fc from 'fast-check'
import type {
  ChosenOption,
  Material,
  OfferedClipart,
  Option,
  OptionSet,
  PriceBasis,
  PriceTable,
  ProductData,
  Configuration,
} from './types.ts'
import { CHARGE_MODES, CHARGES, OPTION_DISPLAYS } from './types.ts'

const idOf = ({ id }: { readonly id: string }) => id

const fixed = (places: number) => (whole: number) => (whole / 10 ** places).toFixed(places)

/** A length in inches with up to 3 places, from 0.001. */
export const inches = (most = 40): fc.Arbitrary<string> =>
  fc.integer({ min: 1, max: most * 1000 }).map(fixed(3))

/** An amount of money as a table or option stores it. */
export const amount = (most = 100): fc.Arbitrary<string> =>
  fc.integer({ min: 0, max: most * 10_000 }).map(fixed(4))

/** Whole quantities of every size: mostly small, now and then hundreds of thousands. */
export const quantity = (): fc.Arbitrary<number> =>
  fc.oneof(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 400_000 }))

/** Distinct ascending breaks above 1. */
export const breaks = (most = 11): fc.Arbitrary<number[]> =>
  fc
    .uniqueArray(fc.integer({ min: 2, max: 20_000 }), { maxLength: most })
    .map((list) => list.sort((a, b) => a - b))

/** A price table; `falling` ones never raise a rate with the quantity. */
export const priceTable = ({
  falling = false,
  basis = 'sqin' as PriceBasis,
} = {}): fc.Arbitrary<PriceTable> =>
  breaks().chain((quantities) => {
    const count = quantities.length + 1
    const rates = fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: count, maxLength: count })
    const ordered = falling ? rates.map((list) => list.sort((a, b) => b - a)) : rates
    return fc.record({
      basis: fc.constant(basis),
      quantities: fc.constant(quantities),
      rows: fc
        .tuple(fc.integer({ min: 0, max: 20 }), ordered)
        .map(([minimum, list]) => [{ from: '0', minimum: String(minimum), rates: list.map(fixed(4)) }]),
    })
  })

/** A material any size up to 50×120 inches is cut from. */
export const material = (table: fc.Arbitrary<PriceTable> = priceTable()): fc.Arbitrary<Material> =>
  fc.record({
    id: fc.uuid(),
    name: fc.constantFrom('White vinyl', 'Kraft', 'Clear'),
    adhesive: fc.constant('permanent'),
    look: fc.constant('white'),
    canLaminate: fc.boolean(),
    defaultLamination: fc.constantFrom(null, 'none', 'matte', 'gloss'),
    reversible: fc.boolean(),
    backordered: fc.constant(false),
    variableDataCharge: fc.option(fc.integer({ min: 0, max: 100 }).map(fixed(2))),
    priceTable: table,
    allowedQuantities: fc.constant([]),
    minWidth: fc.constant(null),
    minHeight: fc.constant(null),
    maxWidth: fc.constant('50'),
    maxHeight: fc.constant('120'),
    maxIsInterchangeable: fc.constant(true),
    hasOwnColors: fc.constant(false),
    colors: fc.constant([]),
  })

/** A charge has to say how much. */
const withFigure = (option: Option): Option => {
  const { figure } = CHARGES[option.chargeMode]
  return option.valueCsv.length === 0 ? { ...option, [figure]: option[figure] ?? '0' } : option
}

/** A list of values has one for each tier of its set. */
const linedUp = (option: Option, tiers: number): Option => ({
  ...option,
  valueCsv:
    option.valueCsv.length === 0
      ? []
      : Array.from({ length: tiers }, (_, tier) => option.valueCsv[tier % option.valueCsv.length]!),
})

/** An option of any charge mode, by breaks or flat. */
export const option = (): fc.Arbitrary<Option> =>
  fc
    .record({
      id: fc.uuid(),
      name: fc.constantFrom('Rush', 'Proof', 'Tape'),
      chargeMode: fc.constantFrom(...CHARGE_MODES),
      amount: fc.option(amount()),
      percent: fc.option(amount()),
      valueCsv: fc.array(amount(), { maxLength: 4 }),
      isDefault: fc.boolean(),
      tags: fc.constant([]),
    })
    .map(withFigure)

/** An option set that applies to every size and material. */
export const optionSet = (): fc.Arbitrary<OptionSet> =>
  fc
    .record({
      id: fc.uuid(),
      name: fc.constantFrom('Speed', 'Finish'),
      display: fc.constantFrom(...OPTION_DISPLAYS.filter((each) => each !== 'fixed_value')),
      required: fc.constant(false),
      smallOption: fc.boolean(),
      options: fc.uniqueArray(option(), { minLength: 1, maxLength: 3, selector: idOf }),
      excludedMaterialIds: fc.constant([]),
      minWidth: fc.constant(null),
      minHeight: fc.constant(null),
      maxWidth: fc.constant(null),
      maxHeight: fc.constant(null),
      quantityBreaks: breaks(3),
      tags: fc.constant([]),
    })
    .map((set) => ({
      ...set,
      options: set.options.map((each) => linedUp(each, set.quantityBreaks.length + 1)),
    }))

const MOST_CLIPARTS = 12

/** Figures that a drag-drop-buy product offers, some of them free. */
const offeredCliparts = (): fc.Arbitrary<OfferedClipart[]> =>
  fc.uniqueArray(
    fc.record({ id: fc.uuid(), name: fc.constantFrom('Dog', 'Cat'), price: fc.option(amount()) }),
    { minLength: 1, maxLength: 5, selector: ({ id }) => id },
  )

/** Some of a product's cliparts in any order, some of them often. */
export const chosenCliparts = ({ cliparts = [] }: Pick<ProductData, 'cliparts'>): fc.Arbitrary<string[]> =>
  cliparts.length === 0
    ? fc.constant([])
    : fc.array(fc.constantFrom(...cliparts.map(({ id }) => id)), { maxLength: MOST_CLIPARTS })

/** A custom product in one of several currencies, with one material and up to 5 option sets. */
export const product = (table?: fc.Arbitrary<PriceTable>): fc.Arbitrary<ProductData> =>
  fc
    .record({
      currency: fc.constantFrom('USD', 'EUR', 'JPY', 'KWD'),
      materials: fc.uniqueArray(material(table), { minLength: 1, maxLength: 2, selector: idOf }),
      optionSets: fc.uniqueArray(optionSet(), { maxLength: 5, selector: idOf }),
      minimumQuantity: fc.option(fc.integer({ min: 1, max: 300 })),
      defaultQuantity: fc.option(fc.integer({ min: 1, max: 500 })),
      cliparts: fc.option(offeredCliparts(), { nil: undefined }),
    })
    .map((some) => ({
      ...some,
      id: 'p',
      productClass: 'custom',
      toolType: 'upload',
      name: 'Stickers',
      slug: 'stickers',
      sku: 'S',
      lockRatio: null,
      remainingStock: null,
      allowBackorders: false,
      defaultMaterialId: some.materials[0]?.id ?? null,
      sizes: [],
      allowCustomSize: true,
      defaultWidth: '2',
      defaultHeight: '2',
      defaultVectorizationPrice: '20',
      showVariableData: true,
      mostCliparts: MOST_CLIPARTS,
    }))

/** One option of each of some of a product's sets. */
export const choices = ({ optionSets }: Pick<ProductData, 'optionSets'>): fc.Arbitrary<ChosenOption[]> =>
  fc
    .subarray([...optionSets])
    .chain((sets) =>
      fc.tuple(
        ...sets.map((set) =>
          fc.constantFrom(...set.options).map(({ id }) => ({ optionSetId: set.id, optionId: id })),
        ),
      ),
    )

/** Configuration without a fault for a product of {@link product}. */
export const validConfiguration = (of: ProductData): fc.Arbitrary<Configuration> =>
  fc.record({
    materialId: fc.constantFrom(...of.materials.map(({ id }) => id)),
    width: inches(50),
    height: inches(50),
    quantity: quantity().map((each) => String(Math.max(each, of.minimumQuantity ?? 1))),
    options: choices(of),
    vectorize: fc.boolean(),
    cliparts: chosenCliparts(of),
  })

/** A product with configuration for it that have no fault. */
export const productAndConfiguration = (
  table?: fc.Arbitrary<PriceTable>,
): fc.Arbitrary<{ readonly product: ProductData; readonly configuration: Configuration }> =>
  product(table).chain((of) =>
    validConfiguration(of).map((configuration) => ({ product: of, configuration })),
  )

const anyCharacter = fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point))

/** Text of any code points, halves of pairs among them. fast-check's own unit for this takes two seconds to make. */
export const anyText = (maxLength = 60): fc.Arbitrary<string> => fc.string({ unit: anyCharacter, maxLength })

/** Malicious and malformed text. */
export const hostileText = (): fc.Arbitrary<string> =>
  fc.oneof(
    anyText(),
    fc.double().map(String),
    fc.bigInt().map(String),
    fc.constantFrom(
      '',
      ' ',
      '-0',
      '+1',
      '1e309',
      'NaN',
      'Infinity',
      '0x10',
      '1_000',
      '٣',
      '１２',
      '½',
      '1,5',
      '--1',
      '.',
      '1..2',
    ),
    fc.constantFrom('9', '0', ' ', '.', 'e').map((each) => each.repeat(100_000)),
  )

/** Configuration in which anything may be hostile. */
export const hostileConfiguration = (of: ProductData): fc.Arbitrary<Configuration> =>
  fc.record({
    materialId: fc.option(fc.oneof(hostileText(), fc.constantFrom(...of.materials.map(({ id }) => id)))),
    materialColorId: fc.option(hostileText()),
    width: fc.oneof(hostileText(), inches()),
    height: fc.oneof(hostileText(), inches()),
    quantity: fc.oneof(hostileText(), quantity().map(String)),
    options: fc.oneof(
      choices(of),
      fc.array(fc.record({ optionSetId: hostileText(), optionId: hostileText() }), { maxLength: 5 }),
    ),
    variableData: fc.option(
      fc.oneof(
        fc.record({ kind: fc.constant('range' as const), from: hostileText(), to: hostileText() }),
        fc.record({ kind: fc.constant('list' as const), text: hostileText() }),
      ),
    ),
    packaging: fc.option(fc.record({ packageId: hostileText(), packageSizeId: hostileText() })),
    vectorize: fc.boolean(),
    cliparts: fc.array(hostileText(), { maxLength: 3 }),
    vectorizePrice: fc.option(hostileText()),
  })
