import { isDeepStrictEqual } from 'node:util'
import { filmColorIdsOf, printedOf, uploadOf, variableDataOf, type Design } from '@kisscut/artwork/design'
import type { VariableData } from '@kisscut/core/variable-data'
import { designToJson } from '@kisscut/artwork/design-json'
import { recordOf } from '@kisscut/artwork/placement'
import {
  changeConfiguration,
  type AgreedTerms,
  changedFields,
  CONFIGURATION_FIELDS,
  type ConfigurationChange,
  newConfiguration,
  statedByClient,
  storedColumnsOf,
  wireField,
} from '@kisscut/core/configuration'
import { isFinishedBy } from '@kisscut/core/option'
import { quoteProduct } from '@kisscut/core/price'
import type { PrintRules } from '@kisscut/core/print-rules'
import type { Configuration, Quote } from '@kisscut/core/product'
import { presetSizeOf } from '@kisscut/core/size'
import { DESIGN_CHARACTERS, userFile, type custom, type FieldsOf } from '@kisscut/records'
import { entitlementOf } from '../accounts/roles.ts'
import type { CatalogProduct } from '../catalog/compile-product.ts'
import { artworkErrors } from '../design/artwork-errors.ts'
import {
  configurationOfCustom,
  designOfConfiguration,
  designOfCustom,
  pixelsOf,
  sizeOfDesign,
} from '../design/custom-design.ts'
import { finishedColumns, isTracedOf } from '../design/finished-size.ts'
import { onSize } from '../design/on-size.ts'
import { isDrawn } from '../design/printed-artwork.ts'
import {
  clipRadiusProblem,
  contourErrors,
  dieLineErrors,
  dpiOf,
  finishedBoxOf,
  instructionErrors,
  placementFor,
  placementProblem,
} from '../design/placing.ts'
import { isLettering } from '../lettering/measured.ts'
import { isVectorizingCharged } from '../design/vectorizing.ts'
import { invalid, type Failure } from '../outcome.ts'
import type { Records } from '../ports/records.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { CustomRow, UserFileRow } from './custom-rows.ts'
import { sidesOfDesign, type StatedChange } from './stated-design.ts'
import type { CustomColumns } from './write-custom.ts'
import { pricedConfiguration } from './priced-configuration.ts'
import * as messages from '../messages/artwork.ts'
import { tooManyOptions } from '../messages/product.ts'
import { agreedStays } from '../messages/quote-requests.ts'
import { fileNotFound } from '../messages/records.ts'

/** Upper bound for lists in a custom: no product has more options. */
const OPTIONS_AT_MOST = 100

/** Columns of a configuration without artwork. */
const PLACED = {
  userFileId: null,
  placement: null,
  dieLine: CONFIGURATION_FIELDS.dieLine.default,
  contourOffset: CONFIGURATION_FIELDS.contourOffset.default,
  border: CONFIGURATION_FIELDS.border.default,
}

export interface ToCheck {
  readonly viewer: Viewer
  readonly known: CatalogProduct
  readonly rules: PrintRules
  /** Null for a new custom. */
  readonly before: CustomRow | null
  readonly stated: StatedChange
  /** Fields of the record that no rule reads. */
  readonly others: Partial<FieldsOf<typeof custom>>
  /** Whether it must be ready for the press. */
  readonly finalize: boolean
  /** The terms agreed in a quote, for a new custom. QUOTE-5. */
  readonly agreed: AgreedTerms | null
}

/** A configuration that passed every rule, and the columns to store. */
export interface Checked {
  readonly ok: true
  readonly isChanged: boolean
  readonly columns: CustomColumns
  readonly configuration: Configuration
  readonly design: Design
  readonly file: UserFileRow | null
  readonly quote: Quote
}

/** The configuration after a change, with the values it was derived from. */
export async function chosenConfiguration(
  records: Records,
  { viewer, known, before, stated: statement, agreed }: Omit<ToCheck, 'rules' | 'others' | 'finalize'>,
) {
  const { product } = known
  const statedDesign = await withOwnPixels(records, statement.design)
  const change = changeWithData(viewer, known, before, statement)
  const designBefore = before && designOfCustom(before)
  const was = before && designBefore && configurationOfCustom(before, designBefore)
  const stated = withoutSamePlacement(statedByClient(change), was)
  const chosen = was ? changeConfiguration(product, was, stated) : newConfiguration(product, stated)
  const file = chosen.userFileId == null ? null : await records.get(userFile, chosen.userFileId)
  const configuration = {
    ...chosen,
    ...filmsIn(known, statedDesign ?? designBefore),
    ...(was === null && agreed !== null && { agreed }),
    vectorize: isVectorized(chosen, was, stated, file),
    // Without artwork there is nothing to proof. SAMPLE-2.
    ...(product.takesNoArtwork && { proofApproval: 'as_is' as const }),
  }
  return { statedDesign, change, designBefore, was, stated, file, configuration }
}

/** Checks every rule on the changed configuration, including the artwork's placement. Returns the columns to store. */
export async function checkConfiguration(records: Records, checking: ToCheck): Promise<Checked | Failure> {
  const { viewer, known, rules, before, others, finalize } = checking
  const { product } = known
  const chosen = await chosenConfiguration(records, checking)
  const { statedDesign, change, designBefore, was, stated, file, configuration } = chosen
  if (configuration.options.length > OPTIONS_AT_MOST) return invalid({ options: [tooManyOptions] })
  const ofTerms = was?.agreed ? changedFields(configuration, was, 'details') : []
  if (ofTerms.length > 0)
    return invalid(Object.fromEntries(ofTerms.map((name) => [wireField(name), [agreedStays]])))
  const priced = await pricedConfiguration(records, viewer, product, configuration)
  if (!priced.ok) return priced
  const { size, quantity, quote } = priced
  const sides = { width: priced.configuration.width, height: priced.configuration.height }
  if (statedDesign && !isDeepStrictEqual(sidesOfDesign(statedDesign), sides))
    return invalid({ 'design.width': [messages.otherSize] })
  if (statedDesign && statedDesign.sides.length > 1 && !known.template.multi_side_option)
    return invalid({ 'design.sides.1': [messages.oneSide] })
  const isRemoved = file?.removed === true && file.id !== before?.user_file
  if (configuration.userFileId != null && (isRemoved || file?.owner !== (before?.owner ?? viewer.owner)))
    return invalid({ user_file: [fileNotFound] })
  if (product.takesNoArtwork && (configuration.userFileId != null || statedDesign?.elements.length))
    return invalid({ [configuration.userFileId == null ? 'design' : 'user_file']: [messages.takesNone] })
  const notSold = dieLineErrors(product, stated, was, size)
  if (Object.keys(notSold).length > 0) return invalid(notSold)
  const artworkFailure = artworkProblems(stated, was, configuration, size, file)
  if (artworkFailure !== null) return artworkFailure
  const stays = designBefore && onSize(designBefore, size)
  const alongOthers = stays && isDrawn(stays) ? uploadOf(stays) : null
  const placed = was &&
    designBefore && {
      ...{ ...PLACED, ...was, size: sizeOfDesign(designBefore) },
      ...(alongOthers && { onSize: recordOf(alongOthers) }),
    }
  const isConfirmed = change.placement != null
  const placement = placementFor(product, configuration, size, rules, placed, stated, file, isConfirmed)
  const after: Configuration = { ...priced.configuration, placement }
  const design = designOfConfiguration(after, size, file, statedDesign ?? stays)
  const json = designToJson(design)
  if (json.length > DESIGN_CHARACTERS) return invalid({ design: [messages.tooLarge] })
  const asBefore = designOfConfiguration(after, size, file, stays)
  const isRedesigned = statedDesign !== null && json !== designToJson(asBefore)
  const isReprinted = isRedesigned && !isDeepStrictEqual(printedOf(design), printedOf(asBefore))
  const dpi = dpiOf(design)
  const finished = isTracedOf(design) ? null : finishedBoxOf(design, file)
  const errors =
    finalize && !product.takesNoArtwork
      ? artworkErrors({
          ...{ design, file, dpi, choice: after.lowResolutionChoice ?? null, rules, quantity },
          ...{
            isLettering: isLettering(known),
            isOnBothSides: isFinishedBy(product, after, 'bothSides'),
            viewer,
          },
        })
      : {}
  if (Object.keys(errors).length > 0) return invalid(errors)
  const changed = was ? changedFields(after, was) : []
  const isRedrawn =
    isRedesigned ||
    Object.keys(others).length > 0 ||
    changedFields(after, was ?? {}, 'details', 'design').length > 0
  const isChanged = isRedesigned || changed.length > 0 || Object.keys(others).length > 0
  /** Whether the product differs from the one the customer approved. */
  const isOther = isReprinted || changed.length > 0 || Object.keys(others).length > 0
  return {
    ok: true,
    isChanged: isChanged || (finalize && before?.finalized === false),
    configuration: after,
    design,
    file,
    quote,
    columns: {
      ...others,
      ...storedColumnsOf(after),
      ...croppedColumns(design, file),
      design: json,
      currency: product.currency,
      size: presetSizeOf(product, size)?.id ?? null,
      dpi,
      ...(finished !== null
        ? finishedColumns(finished)
        : (isRedrawn || before === null) && { finished_width: null, finished_height: null }),
      size_change:
        changed.includes('width') ||
        changed.includes('height') ||
        (others.size_change ?? before?.size_change ?? false),
      is_changed: isReprinted || changed.length > 0 || (others.is_changed ?? before?.is_changed ?? false),
      finalized:
        finalize || product.takesNoArtwork === true || (before !== null && before.finalized && !isOther),
      preview_url: isRedrawn ? null : (before?.preview_url ?? null),
      revision: (before?.revision ?? 0) + (before !== null && isRedrawn ? 1 : 0),
    },
  }
}

/**
 * The change, with quantity and charges derived from the variable data in its design, whatever the client states. If these give a
 * quantity that can't be ordered, the earlier values stay: saving never fails while numbers are being typed, but ordering does.
 * DESIGN-34.
 */
function changeWithData(
  viewer: Viewer,
  { product }: CatalogProduct,
  before: CustomRow | null,
  { change, design }: StatedChange,
): ConfigurationChange {
  const designBefore = before && designOfCustom(before)
  const [wasInDesign, isInDesign] = [designBefore, design ?? designBefore].map(
    (each) => each && variableDataOf(each),
  ) as [VariableData | null, VariableData | null]
  if (isInDesign === null) return wasInDesign === null ? change : { ...change, variableData: null }
  const { variableData: _, ...rest } = change
  const counted = { ...rest, variableData: isInDesign }
  const was = before && configurationOfCustom(before)
  const configuration = was
    ? changeConfiguration(product, was, statedByClient(counted))
    : newConfiguration(product, statedByClient(counted))
  const { problems } = quoteProduct(product, configuration, { entitlement: entitlementOf(viewer, product) })
  return problems.some(({ level }) => level === 'error') ? rest : counted
}

/** The films of a lettering's design; each is charged separately. LET-10. */
const filmsIn = (known: CatalogProduct, design: Design | null) =>
  isLettering(known) && design !== null ? { filmColorIds: filmColorIdsOf(design) } : {}

/** A design with its uploads' stored pixel sizes, whatever the client states. */
async function withOwnPixels(records: Records, design: Design | null): Promise<Design | null> {
  const ids = design?.elements.flatMap((each) => (each.kind === 'upload' ? [each.file] : [])) ?? []
  if (design === null || ids.length === 0) return design
  const rows = await records.findMany(userFile, { idIn: [...new Set(ids)] })
  const pixels = new Map(rows.map((row) => [row.id, pixelsOf(row)]))
  return {
    ...design,
    elements: design.elements.map((each) =>
      each.kind === 'upload' && pixels.has(each.file)
        ? { ...each, pixels: pixels.get(each.file) ?? null }
        : each,
    ),
  }
}

/** Removes an unchanged placement from the change, so that the artwork moves with a new size. */
function withoutSamePlacement(change: ConfigurationChange, was: Configuration | null): ConfigurationChange {
  if (was === null) return change
  const { placement, userFileId = was.userFileId } = change
  const { placement: _, ...others } = change
  const changed = changedFields({ ...was, placement, userFileId }, was, 'design')
  return changed.length > 0 ? change : others
}

/** Errors of the artwork's placement, which must lie on the product, and of the design's other fields. */
function artworkProblems(
  stated: ConfigurationChange,
  was: Configuration | null,
  configuration: Configuration,
  size: Parameters<typeof placementProblem>[1],
  file: UserFileRow | null,
): Failure | null {
  const radius = stated.clipRadius === undefined ? null : clipRadiusProblem(stated.clipRadius)
  if (radius !== null) return invalid({ clip_radius: [radius] })
  const contour = contourErrors(stated)
  if (Object.keys(contour).length > 0) return invalid(contour)
  const instructions = instructionErrors(stated.instructions ?? '')
  if (instructions !== null) return invalid(instructions)
  if (stated.placement == null) return null
  if (file === null) return invalid({ user_file: [messages.missing] })
  const problem = placementProblem(stated.placement, size, configuration.dieLine, file)
  return problem === null ? null : invalid({ placement: [problem] })
}

/** For cropped artwork, the size of the visible part on the product. */
function croppedColumns(design: Design, file: UserFileRow | null) {
  const part = file?.cropped ? uploadOf(design) : null
  const side = (inches: number | undefined) => (inches === undefined ? null : inches.toFixed(3))
  return { is_cropped: part !== null, crop_width: side(part?.width), crop_height: side(part?.height) }
}

/** Whether vectorizing is charged: the graphic is to be fixed, was redrawn, or vectorizing was chosen for this artwork. */
function isVectorized(
  { lowResolutionChoice = null }: Configuration,
  was: Configuration | null,
  stated: ConfigurationChange,
  file: UserFileRow | null,
): boolean {
  const wasChosen =
    was !== null &&
    was.vectorize === true &&
    was.lowResolutionChoice !== 'fix' &&
    was.userFileId === (file?.id ?? null)
  return isVectorizingCharged(lowResolutionChoice, file) || (stated.vectorize ?? wasChosen)
}
