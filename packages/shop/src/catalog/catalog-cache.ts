import { setImmediate as turn } from 'node:timers/promises'
import { trustedProduct } from '@kisscut/core/product'
import {
  listedPrice,
  recordNamed,
  settings,
  specialOffer,
  RECORDS,
  type RecordName,
  type SettingsRow,
} from '@kisscut/records'
import { lengthsFor } from '../lengths/index.ts'
import { catalogFor } from './catalog-for.ts'
import type { Clock } from '../ports/clock.ts'
import { calendarOf } from '../settings/calendar.ts'
import { printRulesOf } from '../settings/print-rules.ts'
import { NO_NOTES, type ReadNotes } from '../reads/reads.ts'
import { createTurns } from '../turns.ts'
import { timeSlices } from '../yield-to-event-loop.ts'
import type {
  Catalog as CatalogStore,
  CatalogChange,
  ListedClass,
  TemplateRow,
  UsesLinkRow,
} from '../ports/catalog.ts'
import type { CatalogSnapshot, PricedFor } from './catalog-snapshot.ts'
import { compileProduct, type CatalogMaterial, type CatalogProduct } from './compile-product.ts'
import { type Currencies, currenciesOf } from './currencies.ts'
import { createLru } from './lru.ts'
import { materialFromRecord } from './material-from-record.ts'
import { withMentioned, withProductRows, type LoadRows, type RowKey } from './mentioned-rows.ts'
import { asOffered } from './offered.ts'
import { pricedIn } from './priced-in.ts'
import { isProductRecord, templatesIn } from './product-classes.ts'
import type { ById, Row } from './rows.ts'
import { categoryTreeOf, type CategoryTree } from './category-node.ts'

export type { CatalogSnapshot, PricedFor } from './catalog-snapshot.ts'

/** Milliseconds for which a version is trusted without asking storage. */
export const BELIEVED_FOR_MS = 1000

/** Most compiled products, source rows and other small results in memory. */
const PRODUCTS = 500
const ROWS = 5000
const SMALL = 5000

/** Most changed rows remembered; a reader further behind treats all rows as changed. */
const CHANGES = 20_000

/** Products compiled concurrently: enough to keep a remote database busy, and together less than 50 ms of work. OPS-10. */
export const COMPILED_AT_ONCE = 2

/** Caches compiled products and drops those whose rows changed. */
export interface CatalogCache {
  /** The catalog in storage's current version, for saving and charging. */
  current(pricedFor?: PricedFor): Promise<CatalogSnapshot>
  /**
   * A catalog at most a second behind storage (older if storage is unreachable), without waiting if there is one: for pages and
   * quotes.
   */
  recent(pricedFor?: PricedFor): CatalogSnapshot | Promise<CatalogSnapshot>
  /** Whether any of these rows, or a row that all pages depend on, has changed since a version. */
  hasChanged(since: number, rows: Iterable<ReadonlySet<RowKey>>): boolean
  /** Pieces left of a product, at most a second old. */
  stockOf(productId: string): number | null | Promise<number | null>
}

/** Records that every page depends on: menus, currencies and settings. */
const OF_ALL_PAGES: readonly string[] = [RECORDS.category.name, settings.name, listedPrice.name]

interface Compiled {
  /** Null if its records contradict each other. */
  readonly known: CatalogProduct | null
  /** Rows it is compiled from; a change of any recompiles it. */
  readonly madeOf: ReadonlySet<RowKey>
}

const shownTo = (snapshot: CatalogSnapshot, pricedFor?: PricedFor): CatalogSnapshot =>
  pricedIn(catalogFor(snapshot, lengthsFor(pricedFor)), pricedFor)

export const createCatalogCache = (
  store: CatalogStore,
  now: Clock,
  onFault: (fault: unknown) => void = () => undefined,
  notes: ReadNotes = NO_NOTES,
): CatalogCache => {
  const rows = createLru<RowKey, Readonly<Record<string, unknown>> | null>(ROWS)
  const products = createLru<string, Compiled>(PRODUCTS)
  const materials = createLru<string, CatalogMaterial>(SMALL)
  const idsOfSlugs = createLru<string, string | null>(SMALL)
  const stocks = createLru<string, { readonly left: number | null; readonly at: number }>(SMALL)
  /** The version in which each row was last seen to change; before `anyChangedIn`, any row may have changed. */
  const changedIn = new Map<RowKey, number>()
  let anyChangedIn = -Infinity
  let held: CatalogSnapshot | null = null
  let checkedAt = -Infinity
  let checking: Promise<CatalogSnapshot> | null = null
  /** Compilations in progress, so that concurrent requests share one. */
  const compiling = new Map<string, Promise<Compiled>>()
  /** A page may need hundreds of products that haven't been compiled since they changed. */
  const inTurn = createTurns(COMPILED_AT_ONCE, timeSlices({ yieldNow: () => turn() }))
  /** Increases whenever an entry is dropped: earlier reads may be stale and are not cached. */
  let epoch = 0

  const loadRows: LoadRows = async (record, ids) => {
    const found = new Map<string, Readonly<Record<string, unknown>>>()
    const missing: string[] = []
    for (const id of ids) {
      const row = rows.get(`${record} ${id}`)
      if (row === undefined) missing.push(id)
      else if (row !== null) found.set(id, row)
    }
    if (missing.length === 0) return found
    const asOf = epoch
    for (const row of await store.rows(recordNamed(record), missing)) found.set(row.id, row)
    if (asOf === epoch) for (const id of missing) rows.set(`${record} ${id}`, found.get(id) ?? null)
    return found
  }

  /** A product compiled from its own records. */
  const compileOwn = async (id: string, categories: CategoryTree) => {
    const [{ all, keys }, uses] = await Promise.all([
      withProductRows([id], loadRows, (part, wholes) => store.partsOf(part, wholes)),
      store.usesOf([id]),
    ])
    const row = templatesIn(all).find((each) => each.id === id)
    const known = row === undefined ? null : tried(row, all, held?.categories ?? categories, uses)
    return { isThere: row !== undefined, known, madeOf: keys }
  }

  const compile = async (id: string, categories: CategoryTree): Promise<Compiled> => {
    const asOf = epoch
    const { isThere, ...own } = await inTurn(() => compileOwn(id, categories))
    const offered = isThere ? null : await compileOffer(id, categories)
    const compiled: Compiled =
      offered === null ? own : { known: offered.known, madeOf: new Set([...own.madeOf, ...offered.madeOf]) }
    if (asOf === epoch) products.set(id, compiled)
    return compiled
  }

  /** A product as an offer sells it, compiled from the offer and the product's rows. OFFER-1. */
  const compileOffer = async (id: string, categories: CategoryTree): Promise<Compiled> => {
    const key: RowKey = `${specialOffer.name} ${id}`
    const offer = (await loadRows(specialOffer.name, [id])).get(id) as Row<'special_offer'> | undefined
    if (offer === undefined || offer.template === null) return { known: null, madeOf: new Set([key]) }
    const { known, madeOf } = await compiledOf(offer.template, categories)
    return { known: known && asOffered(known, offer), madeOf: new Set([key, ...madeOf]) }
  }

  const tried = (
    template: TemplateRow,
    all: ById,
    categories: CategoryTree,
    uses: readonly UsesLinkRow[],
  ): CatalogProduct | null => {
    const report = (name: string, why: string) =>
      onFault(new Error(`${name} of the product ${template.id} can’t be chosen: ${why}`))
    try {
      return compileProduct(template, all, categories, uses, report)
    } catch (error) {
      onFault(new Error(`The product ${template.id} is left out of the shop: ${String(error)}`))
      return null
    }
  }

  const readStock = async (id: string): Promise<number | null> => {
    const at = now().getTime()
    const left = await store.stockOf(id)
    stocks.set(id, { left, at })
    return left
  }

  const stockOf = (id: string) => {
    const known = stocks.get(id)
    return known !== undefined && now().getTime() - known.at < BELIEVED_FOR_MS ? known.left : readStock(id)
  }

  /** Sales don't change the version, so stock is read each time. */
  const withStock = async (known: CatalogProduct): Promise<CatalogProduct> => {
    const remainingStock = await readStock(known.product.id)
    notes.stock(known.product.id, remainingStock)
    return remainingStock === known.product.remainingStock
      ? known
      : { ...known, product: trustedProduct({ ...known.product, remainingStock }) }
  }

  const compiledOf = async (id: string, categories: CategoryTree): Promise<Compiled> => {
    const before = products.get(id)
    if (before !== undefined) return before
    const work = compiling.get(id) ?? compile(id, categories).finally(() => compiling.delete(id))
    compiling.set(id, work)
    return work
  }

  const product = async (id: string, categories: CategoryTree): Promise<CatalogProduct | null> => {
    const { known, madeOf } = await compiledOf(id, categories)
    notes.rows(madeOf)
    return known === null || known.product.remainingStock === null ? known : withStock(known)
  }

  const idOfSlug = async (slug: string, productClass: ListedClass): Promise<string | null> => {
    const key = `${productClass} ${slug}`
    const cached = idsOfSlugs.get(key)
    if (cached !== undefined) return cached
    const asOf = epoch
    const id = await store.productIdOfSlug(slug, productClass)
    if (asOf === epoch) idsOfSlugs.set(key, id)
    return id
  }

  const idBySlug = async (slug: string, productClass: ListedClass): Promise<string | null> => {
    const id = await idOfSlug(slug, productClass)
    notes.read(`${productClass} product ${slug}`, id, () => idOfSlug(slug, productClass))
    return id
  }

  const readMaterial = async (id: string): Promise<CatalogMaterial | null> => {
    const asOf = epoch
    const { all } = await withMentioned('template_material', [id], loadRows)
    const row = all.template_material.get(id)
    if (row === undefined) return null
    const isPublished = await store.isMaterialPublished(id)
    const known = { row, material: materialFromRecord(row, all), isPublished }
    if (asOf === epoch) materials.set(id, known)
    return known
  }

  const materialOf = (id: string) => materials.get(id) ?? readMaterial(id)

  const material = (id: string): CatalogMaterial | null | Promise<CatalogMaterial | null> => {
    const known = materialOf(id)
    if (!notes.isOn) return known
    const noted = (each: CatalogMaterial | null) => {
      notes.read(`material ${id}`, each, () => materialOf(id))
      return each
    }
    return known instanceof Promise ? known.then(noted) : noted(known)
  }

  const snapshot = (
    version: number,
    row: SettingsRow,
    currencies: Currencies,
    categories: CategoryTree,
  ): CatalogSnapshot => ({
    version,
    settings: row,
    currency: row.currency,
    currencies,
    lengthsFor: null,
    calendar: calendarOf(row),
    printRules: printRulesOf(row),
    categories,
    product: (id: string) => product(id, categories),
    productBySlug: async (slug: string, productClass: ListedClass = 'custom') => {
      const id = await idBySlug(slug, productClass)
      return id === null ? null : product(id, categories)
    },
    material,
  })

  /** Drops everything that depends on the changed rows; null drops all entries. */
  const drop = (changes: readonly CatalogChange[] | null): void => {
    epoch += 1
    compiling.clear()
    materials.clear()
    const changed = new Set(changes?.map(({ record, id }): RowKey => `${record as RecordName} ${id}`))
    if (changes === null || changes.some(({ record }) => record === RECORDS.category.name)) {
      products.clear()
      if (changes === null) rows.clear()
    }
    const isProduct = ({ record }: CatalogChange) => isProductRecord(record)
    if (changes === null || changes.some(isProduct)) idsOfSlugs.clear()
    for (const key of changed) rows.delete(key)
    for (const [id, { madeOf }] of [...products.entries()])
      if ([...changed].some((key) => madeOf.has(key))) products.delete(id)
  }

  /** Records the changes up to a version. */
  const note = (changes: readonly CatalogChange[] | null, version: number): void => {
    if (changes === null || changes.some(({ record }) => OF_ALL_PAGES.includes(record)))
      anyChangedIn = version
    for (const { record, id } of changes ?? []) changedIn.set(`${record as RecordName} ${id}`, version)
    if (changedIn.size <= CHANGES) return
    changedIn.clear()
    anyChangedIn = version
  }

  const hasChanged = (since: number, rows: Iterable<ReadonlySet<RowKey>>): boolean => {
    if (anyChangedIn > since) return true
    for (const keys of rows)
      for (const key of keys) if ((changedIn.get(key) ?? -Infinity) > since) return true
    return false
  }

  const isOf = (changes: readonly CatalogChange[] | null, name: string) =>
    changes === null || changes.some(({ record }) => record === name)

  /** Updates the cache to a version. */
  const catchUp = async (version: number): Promise<CatalogSnapshot> => {
    const before = held
    const changes = before === null ? null : await store.changesSince(before.version)
    const row = before !== null && !isOf(changes, settings.name) ? before.settings : await store.settings()
    const categories =
      before !== null && !isOf(changes, RECORDS.category.name)
        ? before.categories
        : categoryTreeOf(await store.categories())
    const currencies =
      before !== null && row === before.settings && !isOf(changes, listedPrice.name)
        ? before.currencies
        : currenciesOf(row, await store.listedPrices())
    const made = snapshot(version, row, currencies, categories)
    if (held !== before) {
      // Another catch-up finished first. Start from its version, so that everything changed since is dropped.
      return held !== null && held.version >= version ? held : catchUp(version)
    }
    drop(changes)
    note(changes, version)
    held = made
    return made
  }

  let catching: { readonly version: number; readonly work: Promise<CatalogSnapshot> } | null = null

  const current = async (): Promise<CatalogSnapshot> => {
    const requestedAt = now().getTime()
    const version = await store.version()
    if (held !== null && held.version >= version) {
      checkedAt = Math.max(checkedAt, requestedAt)
      return held
    }
    if (catching?.version !== version) catching = { version, work: catchUp(version) }
    const { work } = catching
    try {
      const caught = await work
      checkedAt = Math.max(checkedAt, requestedAt)
      return caught
    } finally {
      if (catching?.work === work) catching = null
    }
  }

  /** If storage doesn't respond, cached entries are still served, and storage is tried again after a second (API-22). */
  const currentOrHeld = async (): Promise<CatalogSnapshot> => {
    try {
      return await current()
    } catch (error) {
      if (held === null) throw error
      checkedAt = now().getTime()
      onFault(error)
      return held
    }
  }

  /** Concurrent calls share one query to storage. */
  const check = (): Promise<CatalogSnapshot> => {
    checking ??= currentOrHeld().finally(() => {
      checking = null
    })
    return checking
  }

  const recent = () => (held !== null && now().getTime() - checkedAt < BELIEVED_FOR_MS ? held : check())

  return {
    hasChanged,
    stockOf,
    current: async (pricedFor) => shownTo(await current(), pricedFor),
    recent: (pricedFor) => {
      const snapshot = recent()
      return snapshot instanceof Promise
        ? snapshot.then((each) => shownTo(each, pricedFor))
        : shownTo(snapshot, pricedFor)
    },
  }
}
