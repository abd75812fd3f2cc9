import { CONTOUR_HOLES_CHOICES } from '../design/contour.ts'
import { reverseCutOf } from '../design/cut.ts'
import { cornerRadius } from '../design/shape.ts'
import { clipartCounts, clipartLabel } from '../drag-drop-buy/counts.ts'
import { LAMINATION_CHOICES } from '../design/lamination.ts'
import { adhesiveInWords } from '../material/adhesive.ts'
import { defaultLaminationOf, laminationOf } from '../material/lamination.ts'
import { defaultOptionOf, resolveOptions } from '../option/choose.ts'
import type { Material, PriceLine, ProductData } from '../product/types.ts'
import { unwindPositionOf, type UnwindPosition } from '../option/unwind.ts'
import { parseSides } from '../size/parse-size.ts'
import { showLength, showSize } from '../units/show-length.ts'
import type { Unit } from '../units/unit.ts'
import { readList } from '../variable-data/list.ts'
import { CONFIGURATION_FIELDS, type Configuration } from './fields.ts'
import type { DieLine, VariableDataInput } from './values.ts'

/** One line about a configuration, for a cart or a review: `Numbers and names: 001 to 250`. */
export interface Detail {
  readonly label: string
  readonly value: string
  /** Unwind direction of a roll, for drawing. OPT-20. */
  readonly unwind?: UnwindPosition
}

/** How lengths are shown. */
export interface LengthStyle {
  readonly unit: Unit
  readonly locale: string
}

/** Width of a border in inches. OPT-13. */
const BORDER = '0.25'

type Maybe = Detail | false | null | undefined

const stated = (details: readonly Maybe[]) => details.filter((each): each is Detail => Boolean(each))

/** The cut lines in the words of the review and the cart. DESIGN-11. */
export const CUT_LINES = {
  contour: 'Contour of the artwork',
  rectangle: 'Rectangle',
  rounded_corner: 'Rounded rectangle',
  circle: 'Circle',
  ellipse: 'Oval',
} as const satisfies Record<DieLine, string>

/** Lettering and drawings cut from film have no cut line around them. LET-13, CLIP-5. */
const ALONG_OUTLINES = 'Along its outlines'

/**
 * The cut line as text, with the corner radius: `Rounded rectangle, 0.4 in radius`. Sides in inches as text; the radius in
 * percent of the shorter one. CART-8, DESIGN-9.
 */
export function describeCutLine(
  {
    dieLine,
    clipRadius,
    width,
    height,
    filmColorIds = [],
  }: Pick<Configuration, 'dieLine' | 'clipRadius' | 'width' | 'height' | 'filmColorIds'>,
  { unit, locale }: LengthStyle,
): string {
  if (filmColorIds.length > 0) return ALONG_OUTLINES
  const name = CUT_LINES[dieLine ?? CONFIGURATION_FIELDS.dieLine.default]
  if (dieLine !== 'rounded_corner') return name
  const percent = Number(clipRadius ?? CONFIGURATION_FIELDS.clipRadius.default)
  const radius = cornerRadius({ width: Number(width), height: Number(height), clipRadius: percent })
  return `${name}, ${showLength(radius.toFixed(3), unit, locale)} radius`
}

/**
 * A configuration as text: material, size and everything included, plus any choice that differs from the defaults or is charged.
 * CART-8.
 */
export function describeDetails(
  product: ProductData,
  configuration: Configuration,
  lines: readonly PriceLine[],
  style: LengthStyle,
): readonly Detail[] {
  const { unit, locale } = style
  const { materialId, materialColorId, width, height } = configuration
  const material = product.materials.find(({ id }) => id === materialId)
  const color = material?.colors.find(({ id }) => id === materialColorId)
  const films = material?.colors.filter(({ id }) => configuration.filmColorIds?.includes(id)) ?? []
  const lamination = material ? laminationOf(material, configuration.lamination) : 'none'
  const cliparts = clipartCounts(product, configuration)
  // For a product sold without artwork, these can't be chosen. SAMPLE-1.
  const isMade = !product.takesNoArtwork
  return stated([
    product.specialOffer && { label: 'Special offer', value: product.specialOffer.name },
    isMade &&
      material && {
        label: 'Material',
        value: `${material.name}, ${adhesiveInWords(material)}`,
      },
    films.length > 1
      ? { label: 'Colors', value: films.map(({ name }) => name).join(', ') }
      : color && { label: 'Color', value: color.name },
    isMade && { label: 'Size', value: showSize(width, height, unit, locale) },
    cliparts.length > 0 && { label: 'Figures', value: cliparts.map(clipartLabel).join(', ') },
    lamination !== 'none' && { label: 'Lamination', value: LAMINATION_CHOICES[lamination] },
    lamination === 'none' &&
      material &&
      defaultLaminationOf(material) !== 'none' && { label: 'Lamination', value: 'None' },
    ...describeOptions(product, configuration, material ?? null, lines),
    ...describeFinish(product, configuration, style),
  ])
}

/**
 * The options that differ from their sets' defaults, come with every order in this size, are charged, or state how a roll is
 * wound.
 */
function describeOptions(
  { optionSets }: Pick<ProductData, 'optionSets'>,
  { options, width, height }: Pick<Configuration, 'options' | 'width' | 'height'>,
  material: Material | null,
  lines: readonly PriceLine[],
): readonly Detail[] {
  const { applied } = resolveOptions(optionSets, options, material, parseSides(width, height).size)
  const isCharged = (setId: string) =>
    lines.some(({ kind, ref, total }) => kind === 'option' && ref === setId && Number(total) !== 0)
  return optionSets.flatMap((set): Detail[] => {
    const chosen = applied.filter((each) => each.set.id === set.id).map(({ option }) => option)
    const [only] = chosen
    const isDefault = chosen.length === 1 && only?.id === defaultOptionOf(set)?.id
    const unwind = only ? unwindPositionOf(only) : null
    const isUnsaid = isDefault && set.display !== 'fixed_value' && !isCharged(set.id) && unwind === null
    if (chosen.length === 0 || isUnsaid) return []
    const value = chosen.map(({ name }) => name).join(', ')
    return [{ label: set.name, value, ...(unwind !== null && { unwind }) }]
  })
}

/** Texts for what a reverse cut mirrors. OPT-13. */
const REVERSE_CUTS = {
  film: 'Mirrored, to be read through the glass',
  cling: 'The print faces the glass',
  print: 'The print faces the adhesive',
} as const satisfies Record<ReturnType<typeof reverseCutOf>, string>

/**
 * The chosen border, cuts, contour, variable data and packaging as text; defaults are omitted. OPT-13, OPT-14, VAR-2, DESIGN-23.
 */
export function describeFinish(
  product: Pick<ProductData, 'packages' | 'mostFilms'> & Partial<Pick<ProductData, 'materials'>>,
  configuration: Configuration,
  style: LengthStyle,
): readonly Detail[] {
  const { border, flexCut, reverseCut, variableData, packaging } = configuration
  const pack = product.packages?.find(({ id }) => id === packaging?.packageId)
  const material = product.materials?.find(({ id }) => id === configuration.materialId) ?? null
  return stated([
    border && { label: 'Border', value: `About ${showLength(BORDER, style.unit, style.locale)}` },
    flexCut && { label: 'Flex cut', value: 'Along the contour' },
    ...describeContour(configuration, style),
    reverseCut && { label: 'Reverse cut', value: REVERSE_CUTS[reverseCutOf(product, material)] },
    variableData && describeVariableData(variableData),
    pack && { label: 'Retail packaging', value: pack.name },
  ])
}

/** Contour settings that differ from the defaults. */
function describeContour(configuration: Configuration, { unit, locale }: LengthStyle): readonly Detail[] {
  const { dieLine, contourOffset, contourSmoothness, contourHoles } = configuration
  if (dieLine !== 'contour') return []
  const usual = CONFIGURATION_FIELDS
  const isOther = (
    given: string | undefined,
    field: 'contourOffset' | 'contourSmoothness',
  ): given is string => given !== undefined && Number(given) !== Number(usual[field].default)
  return stated([
    isOther(contourOffset, 'contourOffset') && {
      label: 'Contour offset',
      value: showLength(contourOffset, unit, locale),
    },
    isOther(contourSmoothness, 'contourSmoothness') && {
      label: 'Contour smoothness',
      value: `${Number(contourSmoothness)}%`,
    },
    contourHoles !== undefined &&
      contourHoles !== usual.contourHoles.default && {
        label: 'Holes',
        value: CONTOUR_HOLES_CHOICES[contourHoles],
      },
  ])
}

/** Entries of a list named before the rest is counted. */
const NAMED = 3

/** Variable data as text: `Numbers and names: 001 to 250`. VAR-2. */
export const describeVariableData = (data: VariableDataInput): Detail => ({
  label: 'Numbers and names',
  value: variableDataInWords(data),
})

function variableDataInWords(data: VariableDataInput): string {
  if (data.kind === 'range') return `${data.from} to ${data.to}`
  const { records } = readList(data.text)
  const named = records.slice(0, NAMED).join(', ')
  return records.length > NAMED ? `${named} and ${records.length - NAMED} more` : named
}
