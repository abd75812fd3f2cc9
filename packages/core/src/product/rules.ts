import { type Contradiction, distinctIds, shown } from '../shape/shape.ts'
import { LONGEST_SIDE } from '../size/limits.ts'
import {
  CHARGES,
  type Material,
  type MaterialColor,
  type Option,
  type OptionSet,
  type Package,
  type PackageSize,
  type PresetSize,
  type PriceTable,
  type ProductData,
  type TotalRounding,
} from './types.ts'

/*
 * Every rule over several fields of a product, by the name it has in the tests: what each field alone may be is in shapes.ts. Each gives
 * the code and the path of what contradicts. PRICE-19.
 */

type Rule<T> = (value: T) => readonly Contradiction[]
type Rules<T> = Readonly<Record<string, Rule<T>>>
type Limit = string | number | null | undefined

const found = (
  code: Contradiction['code'],
  path: Contradiction['path'],
  text: string,
): readonly Contradiction[] => [{ code, path, text }]
const NOTHING: readonly Contradiction[] = []

/** Whether one number or decimal of 0 or more is less than another. */
export function isLess(one: string | number, other: string | number): boolean {
  if (typeof one === 'number' && typeof other === 'number') return one < other
  const [[a = '', x = ''], [b = '', y = '']] = [String(one).split('.'), String(other).split('.')]
  const aligned = (before: string, behind: string) => before.padStart(18, '0') + behind.padEnd(18, '0')
  return aligned(a, x) < aligned(b, y)
}

/** A rule: the minimum is not above the maximum, where both are stated. */
const inOrder =
  <T>(least: keyof T & string, most: keyof T & string): Rule<T> =>
  (value) => {
    const [low, high] = [value[least] as Limit, value[most] as Limit]
    return low != null && high != null && isLess(high, low)
      ? found('data.bounds', [most], `${shown(high)} is less than ${least}, which is ${shown(low)}`)
      : NOTHING
  }

/** A rule: the breaks under `name` come one after another. */
const breaksAscend =
  <K extends string>(name: K, isBefore: (one: number | undefined, next: number) => boolean) =>
  (value: { readonly [N in K]: readonly number[] }): readonly Contradiction[] => {
    const breaks = value[name]
    const at = breaks.findIndex((each, index) => !isBefore(breaks[index - 1], each))
    return at < 0 ? NOTHING : found('data.table', [name, at], 'the breaks do not ascend')
  }

export const PRICE_TABLE_RULES: Rules<PriceTable> = {
  // Breaks are above 1, which is the first tier itself.
  'breaks ascend': breaksAscend('quantities', (one = 1, next) => one < next),
  'a rate for each tier': ({ quantities, rows }) =>
    rows.flatMap(({ rates }, row) =>
      rates.length === quantities.length + 1
        ? NOTHING
        : found(
            'data.table',
            ['rows', row, 'rates'],
            `${rates.length} rates, not ${quantities.length + 1}: one for 1 and one for each break`,
          ),
    ),
  'thresholds ascend': ({ rows }) => {
    const at = rows.findIndex((row, index) => index > 0 && !isLess(rows[index - 1]!.from, row.from))
    return at < 0 ? NOTHING : found('data.table', ['rows', at, 'from'], 'thresholds ascend')
  },
}

export const COLOR_RULES: Rules<MaterialColor> = {
  'widths in order': inOrder('minWidth', 'maxWidth'),
  'heights in order': inOrder('minHeight', 'maxHeight'),
}

export const MATERIAL_RULES: Rules<Material> = {
  'distinct colors': distinctIds('colors'),
  // A sheet that may be turned has no width and height of its own.
  'widths in order': (material) =>
    material.maxIsInterchangeable ? NOTHING : inOrder<Material>('minWidth', 'maxWidth')(material),
  'heights in order': (material) =>
    material.maxIsInterchangeable ? NOTHING : inOrder<Material>('minHeight', 'maxHeight')(material),
  'quantities in order': inOrder('minimumQuantity', 'maximumQuantity'),
}

export const OPTION_RULES: Rules<Option> = {
  'a percentage has a percent': ({ chargeMode, percent, valueCsv }) =>
    CHARGES[chargeMode].figure === 'percent' && percent === null && valueCsv.length === 0
      ? found('data.percent', ['percent'], 'a percentage needs a percent; "0" charges nothing')
      : NOTHING,
  'an amount is stated': ({ chargeMode, amount, valueCsv, wholesaleAmount, wholesaleAmountCsv = [] }) =>
    CHARGES[chargeMode].figure === 'amount' &&
    amount === null &&
    wholesaleAmount == null &&
    valueCsv.length + wholesaleAmountCsv.length === 0
      ? found('data.amount', ['amount'], 'a charge needs an amount; "0" charges nothing')
      : NOTHING,
}

export const OPTION_SET_RULES: Rules<OptionSet> = {
  'distinct options': distinctIds('options'),
  'widths in order': inOrder('minWidth', 'maxWidth'),
  'heights in order': inOrder('minHeight', 'maxHeight'),
  'breaks ascend': breaksAscend('quantityBreaks', (one = 0, next) => one <= next),
  'a value for each tier': ({ options, quantityBreaks }) =>
    options.flatMap((option, index) =>
      (['valueCsv', 'wholesaleAmountCsv'] as const).flatMap((name) => {
        const count = option[name]?.length ?? 0
        return count === 0 || count === quantityBreaks.length + 1
          ? NOTHING
          : found(
              'data.table',
              ['options', index, name],
              `${count} values, not ${quantityBreaks.length + 1}: one for 1 and one for each break`,
            )
      }),
    ),
  'a required set has options': ({ required, options, display }) =>
    required && options.length === 0 && display !== 'fixed_value'
      ? found('data.list', ['options'], 'nothing to choose, though a choice is required')
      : NOTHING,
}

export const PACKAGE_SIZE_RULES: Rules<PackageSize> = {
  'readable sides': (size) =>
    (['packageWidth', 'packageHeight'] as const).flatMap((side) => readable(size, side)),
  'widths in order': inOrder('minProductWidth', 'maxProductWidth'),
  'heights in order': inOrder('minProductHeight', 'maxProductHeight'),
}

export const PRESET_SIZE_RULES: Rules<PresetSize> = {
  'readable sides': (size) => (['width', 'height'] as const).flatMap((side) => readable(size, side)),
}

const readable = <K extends string>(size: Readonly<Record<K, string>>, side: K): readonly Contradiction[] =>
  Number(size[side]) <= LONGEST_SIDE
    ? NOTHING
    : found('data.decimal', [side], `${shown(size[side])} is more than ${LONGEST_SIDE}`)

export const PACKAGE_RULES: Rules<Package> = { 'distinct sizes': distinctIds('sizes') }

export const ROUNDING_RULES: Rules<TotalRounding> = {
  'less than the step': ({ step, below }) =>
    below < step ? NOTHING : found('data.rounding', ['below'], 'is less than the step'),
}

export const PRODUCT_RULES: Rules<ProductData> = {
  'distinct materials': distinctIds('materials'),
  'distinct sizes': distinctIds('sizes'),
  'distinct option sets': distinctIds('optionSets'),
  'distinct packages': distinctIds('packages'),
  'distinct cliparts': distinctIds('cliparts'),
  'a default material of its own': ({ materials, defaultMaterialId: id }) =>
    id === null || materials.some((each) => each.id === id)
      ? NOTHING
      : found('data.reference', ['defaultMaterialId'], `no material ${shown(id)}`),
  'excluded materials of its own': ({ materials, optionSets }) => {
    const ids = new Set(materials.map(({ id }) => id))
    return optionSets.flatMap(({ excludedMaterialIds }, set) =>
      excludedMaterialIds.flatMap((id, index) =>
        ids.has(id)
          ? NOTHING
          : found(
              'data.reference',
              ['optionSets', set, 'excludedMaterialIds', index],
              `no material ${shown(id)}`,
            ),
      ),
    )
  },
  // A defined quantity overrides both bounds. QTY-8.
  'a material can be ordered in the minimum quantity': ({ materials, minimumQuantity, definedQuantity }) =>
    materials.flatMap(({ maximumQuantity: most }, index) =>
      minimumQuantity != null && most != null && most < minimumQuantity && definedQuantity == null
        ? found(
            'data.bounds',
            ['materials', index, 'maximumQuantity'],
            `is less than minimumQuantity, ${minimumQuantity}`,
          )
        : NOTHING,
    ),
}

/** All of them, by what they are rules of. */
export const RULES = {
  priceTable: PRICE_TABLE_RULES,
  color: COLOR_RULES,
  material: MATERIAL_RULES,
  option: OPTION_RULES,
  optionSet: OPTION_SET_RULES,
  packageSize: PACKAGE_SIZE_RULES,
  presetSize: PRESET_SIZE_RULES,
  package: PACKAGE_RULES,
  rounding: ROUNDING_RULES,
  product: PRODUCT_RULES,
} as const
