import { isDeepStrictEqual } from 'node:util'
import { designToJson } from '@kisscut/artwork/design-json'
import {
  changeConfiguration,
  changedFields,
  newConfiguration,
  statedByClient,
  storedColumnsOf,
  type ConfigurationChange,
} from '@kisscut/core/configuration'
import type { Currency } from '@kisscut/core/product'
import { color, configuredClipartProduct } from '@kisscut/records'
import { can } from '../accounts/can.ts'
import { isStaff } from '../accounts/roles.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { CatalogCache } from '../catalog/catalog-cache.ts'
import type { CatalogProduct } from '../catalog/compile-product.ts'
import { isOfOtherCurrency } from '../catalog/page-currency.ts'
import { pricedIn } from '../catalog/priced-in.ts'
import { correctionNote, isCorrection, payingFor } from '../configure/corrections.ts'
import { detailColumnsOf } from '../configure/detail-columns.ts'
import { retryOnConflict } from '../configure/retry-on-conflict.ts'
import { pricedConfiguration } from '../configure/priced-configuration.ts'
import { finishedColumns } from '../design/finished-size.ts'
import * as messages from '../messages/clipart.ts'
import { pricesAreIn } from '../messages/currencies.ts'
import { changedElsewhere, notAvailable } from '../messages/product.ts'
import { productNotFound } from '../messages/records.ts'
import { changed, conflict, done, invalid, notFound, warned, type Failure, type Outcome } from '../outcome.ts'
import type { Storage } from '../ports/storage.ts'
import { clipartDesign, finishedSizeOfDrawing } from './clipart-design.ts'
import { paintsIn, type ClipartRow } from './clipart-rows.ts'
import type { DrawingOf } from './drawing-boxes.ts'
import { configurationOfClipart, loadClipart } from './load-clipart.ts'
import { paintErrors, printedColors, withPaints, type Paints } from './painted.ts'
import { createClipart, updateClipart } from './write-clipart.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { isCutFromFilm } from '../lettering/measured.ts'

export interface SaveClipartDeps {
  readonly storage: Storage
  readonly catalog: CatalogCache
  readonly drawingOf: DrawingOf
}

/** Values that a client states; absent ones stay unchanged, or as the product's page opens. */
export interface SaveClipart {
  /** Null for a new one. */
  readonly id: string | null
  /** Required for a new product; must not change afterwards. */
  readonly productId?: string | undefined
  readonly change: ConfigurationChange
  readonly inverted?: boolean | undefined
  /** The paints of all regions, by region id. */
  readonly paints?: Paints | undefined
  /** The currency the page shows; if the viewer has switched since, nothing is saved. CUR-7. */
  readonly currency?: Currency | null | undefined
  /** The revision that was edited; absent: any. DESIGN-22. */
  readonly revision?: number | undefined
  /** Staff's reason; required if a correction changes the price. ROLE-7. */
  readonly reason?: string | undefined
  /** A new product is created once per key; the same key again returns it in its current state. API-25. */
  readonly idempotencyKey?: string | null
}

/** Finished size of a piece cut along its drawing, until it is traced. */
const NOT_TRACED = { finished_width: null, finished_height: null } as const
const CHANGED_ELSEWHERE = changed(changedElsewhere)

/**
 * Saves a configured drawing with its colors and options in one transaction. Checks every rule, reports each error at its field,
 * and creates the design itself. Never accepts prices. CLIP-6.
 */
export const saveClipart = (deps: DepsOf<typeof savedOnce>) =>
  retryOnConflict<SaveClipart, ClipartRow>(savedOnce(deps))

const savedOnce = (
  deps: Deps<
    | 'catalog.current'
    | 'drawingOf'
    | 'storage.accounts'
    | 'storage.idempotency'
    | 'storage.records'
    | 'storage.transaction'
  >,
) => {
  const { storage, catalog, drawingOf } = deps
  return async (viewer: Viewer, input: SaveClipart): Promise<Outcome<ClipartRow>> => {
    const { records } = storage
    const forViewer = await catalog.current(viewer)
    if (isOfOtherCurrency(input.currency, forViewer)) return conflict(pricesAreIn(forViewer.currency))
    const loaded = input.id === null ? null : await loadClipart(records, forViewer, viewer, input.id)
    if (loaded !== null && !loaded.ok) return loaded
    const before = loaded?.value.stored ?? null
    if (before !== null && !can(viewer, 'change', configuredClipartProduct, before))
      return notFound(productNotFound)
    // The price is in the customer's currency, even if staff correct the product. CUR-7.
    const snapshot = isCorrection(viewer, before) ? pricedIn(forViewer, before) : forViewer
    const isStale = before !== null && before.revision !== (input.revision ?? before.revision)
    // A change of an older revision that conflicts with a newer one is reported as stale, not as a mistake.
    const rejected = (failure: Failure): Failure => (isStale ? CHANGED_ELSEWHERE : failure)
    const productId = before?.clipart_product ?? input.productId
    if ((input.productId ?? productId) !== productId)
      return invalid({ clipart_product: [messages.keepsProduct] })
    const known = await snapshot.product(productId ?? '')
    if (known?.clipart == null || !(known.isPublished || isStaff(viewer)))
      return invalid({ clipart_product: [notAvailable] })
    const owner = before?.owner ?? viewer.owner
    const payer = await payingFor(storage.accounts, viewer, owner)
    const measured = await drawingOf(known, viewer.owner)
    if (!measured.ok) return measured
    const { value: drawing } = measured
    if (drawing === null) return rejected(invalid({ clipart_product: [messages.drawingMissing] }))
    const inverted = input.inverted ?? before?.option_invert ?? false
    if (inverted && !known.clipart.row.option_invert)
      return rejected(invalid({ option_invert: [messages.notInverted] }))
    const palette = printedColors(await records.findMany(color))
    const was = before === null ? null : configurationOfClipart(before, known)
    const painted = paintedConfiguration(known, was, { ...input, inverted })
    const painting = { known, parts: known.clipart, configuration: painted.configuration, palette }
    const paintProblems = paintErrors(painting, painted.stated)
    if (Object.keys(paintProblems).length > 0) return rejected(invalid(paintProblems))
    const checked = await pricedConfiguration(records, payer, known.product, painted.configuration)
    if (!checked.ok) return rejected(checked)
    const { configuration, size, quote } = checked
    const chosen = {
      ...{ width: Number(size.width), height: Number(size.height) },
      ...{ clipart: known.clipart.row.clipart, boxes: drawing.boxes, inverted },
      ...{ paints: painted.paints, base: painted.base },
      dieLine: known.product.dieLines?.[0] ?? ('contour' as const),
    }
    const design = clipartDesign(chosen, isCutFromFilm(known))
    const finished = finishedSizeOfDrawing(chosen, isCutFromFilm(known))
    const columns = {
      ...detailColumnsOf(configuredClipartProduct, configuration),
      option_invert: inverted,
      chosen_options: storedColumnsOf(configuration).options ?? [],
      design: designToJson(design),
      ...(finished === null ? NOT_TRACED : finishedColumns(finished)),
    }
    if (before === null) {
      const { type } = known.template
      const { id, currency } = known.product
      const row = { ...columns, type, currency, clipart_product: id, owner }
      const made = await createClipart(storage, row, design, input.idempotencyKey)
      if (!made.ok || !('earlierId' in made.value)) return warned(made as Outcome<ClipartRow>, quote.problems)
      const earlier = await loadClipart(records, snapshot, viewer, made.value.earlierId)
      // If it was removed since, it is created again.
      return earlier.ok
        ? warned(done(earlier.value.stored), quote.problems)
        : savedOnce(deps)(viewer, { ...input, idempotencyKey: null })
    }
    const isSame =
      isDeepStrictEqual(columns.design, before.design) &&
      inverted === before.option_invert &&
      changedFields(configuration, was!.configuration, 'details').length === 0
    if (isSame) return warned(done(before), quote.problems)
    if (isStale) return CHANGED_ELSEWHERE
    const paid = (id: string) => loadClipart(records, snapshot, payer, id)
    const correction = { paid, quote, reason: input.reason }
    const noted = await correctionNote(viewer, configuredClipartProduct, before, correction)
    if (!noted.ok) return noted
    const row = await updateClipart(
      storage,
      before,
      { ...columns, currency: known.product.currency, source: null },
      design,
      noted.note,
    )
    return row === null ? CHANGED_ELSEWHERE : warned(done(row), quote.problems)
  }
}

type Before = ReturnType<typeof configurationOfClipart>

/** The configuration after a change, with its films. */
export function paintedConfiguration(
  known: CatalogProduct,
  was: Before | null,
  { change, paints, inverted }: SaveClipart & { readonly inverted: boolean },
) {
  const { product } = known
  const stated = paints ?? (was === null ? {} : paintsIn(was.design))
  const client = statedByClient(change)
  const chosen =
    was === null ? newConfiguration(product, client) : changeConfiguration(product, was.configuration, client)
  return { ...withPaints({ known, parts: known.clipart! }, chosen, stated, inverted), stated }
}
