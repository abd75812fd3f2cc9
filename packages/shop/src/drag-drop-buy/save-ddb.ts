import { isDeepStrictEqual } from 'node:util'
import { stripDesign, stripOf, type StripChoices } from '@kisscut/artwork/strip'
import { designToJson } from '@kisscut/artwork/design-json'
import type { ConfigurationChange } from '@kisscut/core/configuration'
import {
  changeConfiguration,
  changedFields,
  newConfiguration,
  statedByClient,
  storedColumnsOf,
} from '@kisscut/core/configuration'
import { TEXT_LOCATIONS, TEXT_SIZES } from '@kisscut/core/design'
import type { Configuration, Currency } from '@kisscut/core/product'
import { presetSizeOf } from '@kisscut/core/size'
import { configuredDdbProduct, type FieldsOf } from '@kisscut/records'
import { can } from '../accounts/can.ts'
import { isStaff } from '../accounts/roles.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { CatalogCache } from '../catalog/catalog-cache.ts'
import type { CatalogProduct } from '../catalog/compile-product.ts'
import { isOfOtherCurrency } from '../catalog/page-currency.ts'
import { pricedIn } from '../catalog/priced-in.ts'
import { correctionNote, isCorrection, payingFor } from '../configure/corrections.ts'
import { pricesAreIn } from '../messages/currencies.ts'
import { detailColumnsOf } from '../configure/detail-columns.ts'
import { retryOnConflict } from '../configure/retry-on-conflict.ts'
import { pricedConfiguration } from '../configure/priced-configuration.ts'
import * as messages from '../messages/drag-drop-buy.ts'
import { changedElsewhere, notAvailable } from '../messages/product.ts'
import { productNotFound } from '../messages/records.ts'
import { changed, conflict, done, invalid, notFound, warned, type Failure, type Outcome } from '../outcome.ts'
import type { Records } from '../ports/records.ts'
import type { Storage } from '../ports/storage.ts'
import { byPaintRules } from '../records/paint-rules.ts'
import { referenceErrors } from '../records/references.ts'
import { storedCliparts, type DdbRow, type PlacedClipart } from './ddb-rows.ts'
import { configurationOfDdb, loadDdb } from './load-ddb.ts'
import { paintErrors, stripOffersOf } from './strip-offers.ts'
import type { WordMeasure } from './strip-words.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { createDdb, updateDdb } from './write-ddb.ts'

export interface SaveDdbDeps {
  readonly storage: Storage
  readonly catalog: CatalogCache
  readonly measure: WordMeasure
}

/** Words and colors of a strip, by record field. */
export type StatedFields = Partial<
  Pick<
    FieldsOf<typeof configuredDdbProduct>,
    'size' | 'text' | 'text_size' | 'text_location' | 'font' | 'single_color' | 'color' | 'custom_color'
  >
>

/** Values that a client states; absent ones stay unchanged, or as the product's page opens. */
export interface SaveDdb {
  /** Null for a new one. */
  readonly id: string | null
  /** Required for a new strip; must not change afterwards. */
  readonly productId?: string | undefined
  readonly change: ConfigurationChange
  readonly fields: StatedFields
  /** From left to right: existing cliparts by the ids of their rows, new ones by value. */
  readonly cliparts?: readonly (string | PlacedClipart)[] | undefined
  /** The revision that was edited; absent: any. DESIGN-22. */
  readonly revision?: number | undefined
  /** The currency the page shows; if the viewer has switched since, nothing is saved. CUR-7. */
  readonly currency?: Currency | null | undefined
  /** Staff's reason; required if a correction changes the price. ROLE-7. */
  readonly reason?: string | undefined
  /** A new strip is created once per key; a repeated call returns it in its current state. API-25. */
  readonly idempotencyKey?: string | null
}

const CHANGED_ELSEWHERE = changed(changedElsewhere)

/**
 * Saves a strip in one transaction: product, figures, colors and words. Checks every rule, reports each error at its field, and
 * creates the design itself. Never accepts prices. DDB-4.
 */
export const saveDdb = (deps: DepsOf<typeof savedOnce>) => retryOnConflict<SaveDdb, DdbRow>(savedOnce(deps))

const savedOnce =
  (
    deps: Deps<
      | 'catalog.current'
      | 'measure'
      | 'storage.accounts'
      | 'storage.idempotency'
      | 'storage.records'
      | 'storage.transaction'
    >,
  ) =>
  async (viewer: Viewer, input: SaveDdb): Promise<Outcome<DdbRow>> => {
    const { storage, catalog, measure } = deps
    const { records } = storage
    const forViewer = await catalog.current(viewer)
    if (isOfOtherCurrency(input.currency, forViewer)) return conflict(pricesAreIn(forViewer.currency))
    const loaded = input.id === null ? null : await loadDdb(records, forViewer, viewer, input.id)
    if (loaded !== null && !loaded.ok) return loaded
    const before = loaded?.value.stored ?? null
    if (before !== null && !can(viewer, 'change', configuredDdbProduct, before))
      return notFound(productNotFound)
    // The price is in the customer's currency, even if staff correct the product.
    const snapshot = isCorrection(viewer, before) ? pricedIn(forViewer, before) : forViewer
    const isStale = before !== null && before.revision !== (input.revision ?? before.revision)
    // A change of an older revision that conflicts with a newer one is reported as stale, not as a mistake.
    const rejected = (failure: Failure): Failure => (isStale ? CHANGED_ELSEWHERE : failure)
    const productId = before?.ddb_product ?? input.productId
    if ((input.productId ?? productId) !== productId) return invalid({ ddb_product: [messages.keepsProduct] })
    const known = await snapshot.product(productId ?? '')
    if (known?.ddb == null || !(known.isPublished || isStaff(viewer)))
      return invalid({ ddb_product: [notAvailable] })
    const fields = fieldsAfter(known, before, input.fields)
    const stored = before === null ? [] : await storedCliparts(records, before.id)
    const cliparts = clipartsAfter(stored, input.cliparts)
    if ('ok' in cliparts) return rejected(cliparts)
    const owner = before?.owner ?? viewer.owner
    const payer = await payingFor(storage.accounts, viewer, owner)
    const checked = await configurationAfter(records, payer, known, before, input, cliparts)
    if (!checked.ok) return rejected(checked)
    const { configuration, size, quote } = checked
    const offers = await stripOffersOf(records, known.ddb.cliparts)
    const references = { before, owner }
    const errors = {
      ...(await referenceErrors(records, viewer, configuredDdbProduct, fields, references)),
      ...(await paintErrors(records, viewer, { cliparts, offers })),
    }
    if (Object.keys(errors).length > 0) return rejected(invalid(errors))
    const choices = choicesOf(fields, cliparts)
    const words = await measure(choices, fields.font)
    if (words === 'none') return rejected(invalid({ font: [messages.fontNotUsable] }))
    const set = { ...choices, font: words?.font ?? fields.font }
    const design = stripDesign(stripOf(size, set, offers, words?.em ?? null))
    const columns = {
      ...detailColumnsOf(configuredDdbProduct, configuration),
      ...fields,
      size: presetSizeOf(known.product, size)?.id ?? null,
      design: designToJson(design),
    }
    const put = { design, cliparts }
    if (before === null) {
      const { type } = known.template
      const { id, currency } = known.product
      const row = { ...columns, type, currency, ddb_product: id, owner }
      const made = await createDdb(storage, row, put, input.idempotencyKey)
      if (!made.ok || !('earlierId' in made.value)) return warned(made as Outcome<DdbRow>, quote.problems)
      const earlier = await loadDdb(records, snapshot, viewer, made.value.earlierId)
      // If it was removed since, it is created again.
      const again = { ...input, idempotencyKey: null }
      return earlier.ok ? warned(done(earlier.value.stored), quote.problems) : savedOnce(deps)(viewer, again)
    }
    const was = stored.map(({ placed }) => shown(placed))
    const isChanged = !isSame(before, columns, configuration) || !isDeepStrictEqual(was, cliparts.map(shown))
    if (!isChanged) return warned(done(before), quote.problems)
    if (isStale) return CHANGED_ELSEWHERE
    const paid = (id: string) => loadDdb(records, snapshot, payer, id)
    const correction = { paid, quote, reason: input.reason }
    const noted = await correctionNote(viewer, configuredDdbProduct, before, correction)
    if (!noted.ok) return noted
    const row = await updateDdb(
      storage,
      before,
      { ...columns, currency: known.product.currency, source: null },
      put,
      noted.note,
    )
    return row === null ? CHANGED_ELSEWHERE : warned(done(row), quote.problems)
  }

type Fields = Required<StatedFields>

/**
 * Words and colors after a change; a new strip starts with the product's. A palette color and a custom color exclude each other.
 * DESIGN-4.
 */
function fieldsAfter(known: CatalogProduct, before: DdbRow | null, stated: StatedFields): Fields {
  const from = before ?? { ...known.ddb!.row, single_color: false, color: null, custom_color: null }
  const { text, text_size, text_location, font, single_color, color, custom_color } = from
  const was = { text, text_size, text_location, font, single_color, color, custom_color }
  const painted = byPaintRules(configuredDdbProduct, stated, was)
  return { size: before?.size ?? null, ...was, ...painted }
}

/** The cliparts after a change; a failure if it names one that isn't on the strip. */
export function clipartsAfter(
  stored: Awaited<ReturnType<typeof storedCliparts>>,
  stated: SaveDdb['cliparts'],
): readonly PlacedClipart[] | Failure {
  if (stated === undefined) return stored.map(({ placed }) => placed)
  const byId = new Map(stored.map(({ id, placed }) => [id, placed]))
  const missing = stated.findIndex((each) => typeof each === 'string' && !byId.has(each))
  if (missing >= 0) return invalid({ [`clipart_elements.${missing}`]: [messages.notOnIt] })
  const named = new Set(stated.filter((each) => typeof each === 'string'))
  const used = new Set<string>()
  return stated.map((each, at) => {
    const id = typeof each === 'string' ? each : stored[at]?.id
    const isFree = id !== undefined && !used.has(id) && (typeof each === 'string' || !named.has(id))
    const placed = typeof each === 'string' ? byId.get(each)! : each
    // An unchanged clipart in the same place keeps its row.
    const isItself = placed.row === id || byId.get(id ?? '')?.clipart === placed.clipart
    if (!isFree || !isItself) return { ...placed, row: undefined }
    used.add(id)
    return { ...placed, row: id }
  })
}

/** The figures on the strip, without their rows. */
const shown = ({ clipart, paints }: PlacedClipart) => ({ clipart, paints })

/** Checks a configuration: its size is one of the product's, and it can be priced. */
async function configurationAfter(
  records: Records,
  viewer: Viewer,
  known: CatalogProduct,
  before: DdbRow | null,
  input: SaveDdb,
  cliparts: readonly PlacedClipart[],
) {
  const chosen = chosenStrip(known, before, input, cliparts)
  return chosen.ok ? pricedConfiguration(records, viewer, known.product, chosen.value) : chosen
}

/** The configuration after a change; a failure if the product doesn't come in its size. */
export function chosenStrip(
  { product }: CatalogProduct,
  before: DdbRow | null,
  { change, fields }: Pick<SaveDdb, 'change' | 'fields'>,
  cliparts: readonly PlacedClipart[],
): Outcome<Configuration> {
  const preset = fields.size == null ? null : product.sizes.find(({ id }) => id === fields.size)
  if (preset === undefined) return invalid({ size: [messages.otherSize] })
  const sides = preset && { width: preset.width, height: preset.height }
  const stated = statedByClient({ ...change, ...sides })
  const chosen =
    before === null
      ? newConfiguration(product, stated)
      : changeConfiguration(product, configurationOfDdb(before).configuration, stated)
  return done({ ...chosen, cliparts: cliparts.map(({ clipart }) => clipart) })
}

const choicesOf = (fields: Fields, cliparts: readonly PlacedClipart[]): StripChoices => ({
  cliparts,
  words: fields.text,
  font: fields.font,
  textSize: TEXT_SIZES[fields.text_size]!,
  textLocation: TEXT_LOCATIONS[fields.text_location]!,
  color: { colorId: fields.color, customColor: fields.custom_color },
  isSingleColor: fields.single_color,
})

function isSame(before: DdbRow, columns: Partial<DdbRow>, configuration: Configuration): boolean {
  const { configuration: was } = configurationOfDdb(before)
  const { width: _w, height: _h, ...others } = columns
  const isAsBefore = Object.entries(others)
    .filter(([name]) => !(name in storedColumnsOf(configuration)))
    .every(([name, value]) => isDeepStrictEqual(value, before[name as keyof DdbRow]))
  return isAsBefore && changedFields(configuration, was, 'details').length === 0
}
