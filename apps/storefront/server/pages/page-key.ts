import { statesPaint } from '@kisscut/core/clipart'
import { statesDetails } from '@kisscut/core/configuration'
import { FACETS } from '@kisscut/shop/ports/catalog'
import { PAGE_PARAMETERS, statedPage, type Viewer } from '@kisscut/shop'
import { CONFIGURED_FIELD, OFFER_FIELD, WITHOUT_BACKGROUND } from '@kisscut/shop/tool-pages'
import { createHash } from 'node:crypto'
import { pageAt } from '../../app/links/url-for.ts'
import { STALE } from '../../app/parts/configurator/live/live-id.ts'
import { SAMPLE_FIELD } from '../../app/parts/configurator/samples/sample-of-form.ts'
import type { RouteName } from '../../app/route-table.ts'
import { pathOf } from '../http/request.ts'
import { type Preferences, preferencesKey } from '../session/preferences.ts'

/** The parameters that a page reads, and how long it is fresh. */
interface Parameters {
  /** Parameters whose first value is read. */
  readonly first: readonly string[]
  /** Parameters whose values are all read, in any order. */
  readonly all: readonly string[]
  /** Whether the page reads a detail by this name. */
  readonly states?: (name: string) => boolean
  /**
   * Milliseconds for which a page with more than catalog data, such as the same-day cutoff, may be served. Absent if it
   * depends only on the catalog.
   */
  readonly freshFor?: number
}

const FRESH_FOR = 30_000
/** Parameters of a product's first page. */
const OF_A_PRODUCT: Parameters = {
  first: [OFFER_FIELD, 'q', SAMPLE_FIELD, STALE],
  all: [],
  states: statesDetails,
  freshFor: FRESH_FOR,
}
/** Parameters of the page of a class with a single page. */
const OF_A_CLASS: Parameters = { ...OF_A_PRODUCT, first: ['q', STALE] }
const OF_AN_ARTWORK: Parameters = { ...OF_A_CLASS, first: ['q', STALE, WITHOUT_BACKGROUND] }

/** Pages made from the catalog alone: the same for an audience until the catalog changes. */
const OF_THE_CATALOG: ReadonlyMap<RouteName, Parameters> = new Map([
  ['home', { first: [], all: [] }],
  ['category', { first: ['sort', ...PAGE_PARAMETERS], all: FACETS }],
  ['categoryById', { first: ['sort', ...PAGE_PARAMETERS], all: FACETS }],
  ['materials', { first: [], all: [] }],
  ['search', { first: ['q', 'kind', 'sort', 'page'], all: FACETS }],
  ['setup', OF_A_PRODUCT],
  ['newLettering', OF_A_PRODUCT],
  ['preview', OF_A_PRODUCT],
  ['personalize', OF_A_PRODUCT],
  ['clipart', { ...OF_A_CLASS, states: (name) => statesDetails(name) || statesPaint(name) }],
  ['marketplace', OF_AN_ARTWORK],
  ['stockImage', OF_AN_ARTWORK],
  ['dragDropBuy', OF_A_CLASS],
])

/** Parameters with which Remix requests a page's data. */
const OF_REMIX = ['_data', '_routes']

const PAGES: ReadonlySet<string> = new Set(PAGE_PARAMETERS)

const parametersAt = (url: string): Parameters | undefined => {
  const page = pageAt(pathOf(url))
  const parameters = page === null ? undefined : OF_THE_CATALOG.get(page.name)
  // A saved configuration is private to its owner.
  return parameters !== undefined && url.includes(CONFIGURED_FIELD) && queryOf(url).has(CONFIGURED_FIELD)
    ? undefined
    : parameters
}

const queryOf = (url: string) => new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?') + 1) : '')

/** Whether the request is for a page's data, not its document. */
export const isForRemix = (url: string): boolean => OF_REMIX.some((name) => url.includes(`${name}=`))

export const isOfTheCatalog = (url: string): boolean => parametersAt(url) !== undefined

/** Milliseconds for which a catalog page is fresh; undefined until the catalog changes. */
export const freshFor = (url: string): number | undefined => parametersAt(url)?.freshFor

/**
 * The address with only the parameters that the page reads, in a fixed order, so that links with others, such as
 * `utm_source`, share a page. SEO-12.
 */
export const documentUrl = (url: string): string => {
  const at = url.indexOf('?')
  const read = at < 0 ? undefined : parametersAt(url)
  if (read === undefined) return url
  const query = queryOf(url)
  // The first page of a list has one address, without a page number. FIND-6.
  const firstOf = (name: string) =>
    query
      .getAll(name)
      .slice(0, 1)
      .filter((value) => !PAGES.has(name) || statedPage(value) > 1)
  const allOf = (name: string) => [...new Set(query.getAll(name))].toSorted()
  // For some details the first value counts, for others the last.
  const details = new Set([...query.keys()].filter((name) => read.states?.(name)).toSorted())
  const retained = [
    ...[...read.first, ...OF_REMIX].flatMap((name) => firstOf(name).map((value) => [name, value])),
    ...read.all.flatMap((name) => allOf(name).map((value) => [name, value])),
    ...[...details].flatMap((name) => query.getAll(name).map((value) => [name, value])),
  ]
  return retained.length === 0 ? url.slice(0, at) : `${url.slice(0, at)}?${new URLSearchParams(retained)}`
}

/** Pages that manage sessions themselves: their forms create no guest. */
export const isOfAccounts = (url: string): boolean => pathOf(url).startsWith('/account/')

/** Cache key for visitors without session or key: the address by {@link documentUrl} and their preferences. CUR-8. */
export const pageKey = (url: string, preferences: Preferences): string =>
  `${preferencesKey(preferences)} ${url}`

/** The same for visitors with a session, who share a document if they have the same formats, prices and kind. SEO-15. */
export const audienceKey = (
  url: string,
  { trade, unit, locale, currency = '' }: Viewer,
  kind: string,
): string => `${kind} ${trade ? 'trade' : ''} ${unit} ${locale} ${currency} ${url}`

const DAY_MS = 24 * 60 * 60 * 1000

/** The day on which pages are made, because the mark of new products depends on it. */
export const stampOf = (now: Date): string => String(Math.floor(now.getTime() / DAY_MS))

/** The tag of a page's content and build; weak, because pages are sent compressed. */
export const pageTag = (text: string, build: string): string => {
  const hash = createHash('sha256').update(JSON.stringify([text, build]))
  return `W/"${hash.digest('base64url').slice(0, 27)}"`
}
