import { HOLES } from '@kisscut/artwork/die-line'
import { FINISHING_TAGS } from '@kisscut/core/option'
import { CHARGE_MODES, CHARGES, type Option, type OptionSet, type OptionTag } from '@kisscut/core/product'
import { amountsOf, quantitiesOf } from './comma-list.ts'
import { pick, type ById, type Row } from './rows.ts'

/** Charge modes by their codes: percentage 0, total 1, per unit 2. OPT-6. */
const chargeModeOf = (code: number) => {
  const mode = CHARGE_MODES[code]
  if (mode === undefined) throw new Error(`The catalog has an unknown charge_option: ${code}`)
  return mode
}

const tagOf = (row: Row<'template_option_tag'>): OptionTag => ({
  slug: row.slug,
  name: row.name,
  description: row.description,
})

const tagsOf = (ids: readonly string[], all: ById) => pick(ids, all.template_option_tag).map(tagOf)

/** Values for so many tiers: the last one stands for those that are missing. OPT-8. */
const linedUp = (values: readonly string[], tiers: number): readonly string[] =>
  values.length === 0 || values.length === tiers
    ? values
    : Array.from({ length: tiers }, (_, tier) => values[Math.min(tier, values.length - 1)]!)

const optionFromRecord = (
  row: Row<'template_option'>,
  currency: string,
  tiers: number,
  all: ById,
): Option => {
  if (row.currency !== currency)
    throw new Error(`The option ${row.id} is priced in ${row.currency}, its product in ${currency}`)
  const mode = chargeModeOf(row.charge_option)
  const { figure } = CHARGES[mode]
  const valueCsv = linedUp(amountsOf(row.value_csv), tiers)
  const wholesaleAmountCsv = linedUp(amountsOf(row.wholesale_amount_csv), tiers)
  const isFree = valueCsv.length + wholesaleAmountCsv.length === 0 && row.wholesale_amount === null
  return {
    id: row.id,
    name: row.name,
    helpText: row.help_text,
    ...(row.image === null ? {} : { imageUrl: row.image }),
    chargeMode: mode,
    amount: row.amount ?? (figure === 'amount' && isFree ? '0' : null),
    percent: row.percent ?? (figure === 'percent' ? '0' : null),
    valueCsv,
    wholesaleAmount: row.wholesale_amount,
    wholesaleAmountCsv,
    isDefault: row.default,
    tags: tagsOf(row.tags, all),
  }
}

/** Whether the set or any of its options has holes cut. */
const cutsHoles = ({ tags, options }: Pick<OptionSet, 'tags' | 'options'>): boolean =>
  [...tags, ...options.flatMap((option) => option.tags)].some(({ slug }) => slug === FINISHING_TAGS.grommets)

/** Holes need a minimum size of the piece, whatever the owner sets. OPT-19. */
const roomForHoles = (least: string | null): string =>
  least !== null && Number(least) > HOLES.side ? least : String(HOLES.side)

const withRoomForHoles = (set: OptionSet): OptionSet =>
  cutsHoles(set)
    ? { ...set, minWidth: roomForHoles(set.minWidth), minHeight: roomForHoles(set.minHeight) }
    : set

/** Converts an option set (REC-11) and its options to core's option set. */
export const optionSetFromRecord = (
  row: Row<'template_option_set'>,
  currency: string,
  all: ById,
): OptionSet => {
  const quantityBreaks = quantitiesOf(row.quantity_breaks)
  return withRoomForHoles({
    id: row.id,
    name: row.name,
    shortDescription: row.short_description,
    helpText: row.help_text,
    display: row.display_type,
    required: row.required,
    smallOption: row.small_option,
    options: pick(row.options, all.template_option).map((option) =>
      optionFromRecord(option, currency, quantityBreaks.length + 1, all),
    ),
    excludedMaterialIds: row.excluded_materials,
    minWidth: row.minimum_width,
    minHeight: row.minimum_height,
    maxWidth: row.maximum_width,
    maxHeight: row.maximum_height,
    quantityBreaks,
    tags: tagsOf(row.tags, all),
  })
}
