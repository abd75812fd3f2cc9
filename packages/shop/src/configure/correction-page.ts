import { pickSteps } from '@kisscut/core/configuration'
import { errorsByField } from '@kisscut/core/problem'
import type { DecimalString, Currency, Quote } from '@kisscut/core/product'
import { custom } from '@kisscut/records'
import { reachOf } from '../accounts/can.ts'
import { accountOfViewer } from '../accounts/sessions.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { pageOfCustom, type ProductPage } from '../browse/product-page.ts'
import { lineDetails } from '../cart/line-details.ts'
import type { CatalogProduct } from '../catalog/compile-product.ts'
import { configurationOfCustom, designOfCustom } from '../design/custom-design.ts'
import { finishedSizeOf } from '../design/finished-size.ts'
import { namesOf } from '../history/names.ts'
import * as messages from '../messages/corrections.ts'
import { productNotFound } from '../messages/records.ts'
import { done, invalid, notFound, type Outcome } from '../outcome.ts'
import type { FormFields } from './configuration-from-fields.ts'
import { loadCustom, type ConfiguredProduct } from './configured-product.ts'
import { payingFor, subjectOfCustom, type NotedCustom } from './corrections.ts'
import type { CustomRow } from './custom-rows.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { saveConfiguration } from './save-configuration.ts'

/** One difference made by a correction, as text; null if there is no value before or after. */
export interface CorrectedDetail {
  readonly label: string
  readonly before: string | null
  readonly after: string | null
}

/** A correction by staff: when, why, and what changed. */
export interface CorrectionEntry {
  readonly id: string
  readonly at: Date
  readonly who: string
  readonly reason: string
  readonly details: readonly CorrectedDetail[]
  /** The price before and after; null if it had none. */
  readonly totals: { readonly before: DecimalString | null; readonly after: DecimalString | null }
  readonly currency: Currency
}

/** A customer's configured product as staff see it. PAGE-18. */
export interface CorrectionPage {
  /** Its product page with the customer's prices, as saved or as the form states it. */
  readonly page: ProductPage & { readonly configured: ConfiguredProduct }
  /** The saved price. */
  readonly paid: Quote
  /** The customer; null for a guest. */
  readonly customer: { readonly name: string; readonly email: string } | null
  readonly created: Date
  readonly updated: Date
  /** Newest first. */
  readonly entries: readonly CorrectionEntry[]
}

/** Corrections listed on a page. */
const LISTED = 20

const NOT_FOUND = notFound(productNotFound)

/** Whether the viewer may correct customers' products. */
export const mayCorrect = (viewer: Pick<Viewer, 'owner' | 'roles'>): boolean =>
  reachOf(viewer, 'change', 'custom') === 'all'

/** A customer's product for staff who may correct it, priced with the stated fields. PAGE-18. */
export const correctionPage =
  (
    deps: Deps<'catalog.recent' | 'storage.accounts' | 'storage.records'> &
      DepsOf<typeof entriesOf | typeof pageOfCustom>,
  ) =>
  async (viewer: Viewer, id: string, fields: FormFields): Promise<Outcome<CorrectionPage>> => {
    if (!mayCorrect(viewer)) return NOT_FOUND
    const { storage } = deps
    const row = await storage.records.get(custom, id)
    if (row === null) return NOT_FOUND
    const payer = await payingFor(storage.accounts, viewer, row.owner)
    const catalog = await deps.catalog.recent(row)
    const loaded = await loadCustom(storage.records, catalog, payer, id)
    if (!loaded.ok) return loaded
    const { known, quote } = loaded.value
    const account = await accountOfViewer(storage)({ owner: row.owner })
    const { created, updated } = row
    return done({
      page: await pageOfCustom(deps, catalog, payer, loaded.value, fields),
      paid: quote,
      customer: account && { name: account.name, email: account.email },
      ...{ created, updated },
      entries: await entriesOf(deps, viewer, known, id),
    })
  }

async function entriesOf(
  { storage }: Deps<'storage.accounts' | 'storage.audit'>,
  viewer: Viewer,
  known: CatalogProduct,
  id: string,
) {
  const { entries } = await storage.audit.entries(subjectOfCustom(id), 1, LISTED)
  const names = await namesOf(storage.accounts, entries)
  return entries.map((entry): CorrectionEntry => {
    const [before, after] = [entry.before as NotedCustom, entry.after as NotedCustom]
    return {
      ...{ id: entry.id, at: entry.at, reason: entry.reason, who: names.get(entry.who) ?? entry.who },
      details: detailsBetween(known, viewer, before, after),
      totals: { before: before.price.total, after: after.price.total },
      currency: after.price.currency,
    }
  })
}

/** The differences between two states of a product; if their texts are equal, the artwork has changed. */
function detailsBetween(known: CatalogProduct, viewer: Viewer, before: NotedCustom, after: NotedCustom) {
  const [was, is] = [before, after].map((each) => wordsOf(known, viewer, each))
  const labels = [...new Set([...was!.keys(), ...is!.keys()])]
  const details = labels.flatMap((label): CorrectedDetail[] => {
    const [old, now] = [was!.get(label) ?? null, is!.get(label) ?? null]
    return old === now ? [] : [{ label, before: old, after: now }]
  })
  const isMoved = details.length === 0 && before.design !== after.design
  return isMoved ? [{ label: messages.artwork, before: null, after: messages.artworkChanged }] : details
}

/** All values of a noted state, by label. */
function wordsOf(known: CatalogProduct, viewer: Viewer, state: NotedCustom): ReadonlyMap<string, string> {
  const row = { ...state, owner: '' }
  const design = designOfCustom(row)
  const configuration = configurationOfCustom(row, design)
  const finished = finishedSizeOf({ row, design, file: null, known })
  const details = lineDetails(known.product, configuration, { viewer, finished, lines: [] })
  return new Map([
    [messages.quantity, new Intl.NumberFormat(viewer.locale).format(state.quantity)],
    ...details.map(({ label, value }) => [label, value] as const),
  ])
}

/** Fields of the page's form besides the product's details. */
export interface Correction {
  readonly fields: FormFields
  readonly reason: string
  readonly instructions: string
  /** The revision that was edited. */
  readonly revision?: number
}

/** Saves a correction by every rule of the product page. ROLE-7, ROLE-10. */
export const correct =
  (deps: DepsOf<typeof correctionPage | typeof saveConfiguration>) =>
  async (viewer: Viewer, id: string, correction: Correction): Promise<Outcome<CustomRow>> => {
    const { fields, reason, instructions, revision } = correction
    const found = await correctionPage(deps)(viewer, id, fields)
    if (!found.ok) return found
    // If two sizes are chosen at once, staff must pick one, as shoppers must. FLOW-14.
    const questions = found.value.page.quote.problems.filter(({ code }) => code === 'size.two-chosen')
    if (questions.length > 0) return invalid(errorsByField(questions))
    const change = { ...pickSteps(found.value.page.configuration, 'details'), instructions }
    return saveConfiguration(deps)(viewer, { id, change, reason, revision })
  }
