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

/** What a page reads of its address, and how long it is true. */
interface Parameters {
  /** Read by their first value. */
  readonly first: readonly string[]
  /** Read whole, in any order. */
  readonly all: readonly string[]
  /** Whether it opens with what a link states under this name. */
  readonly states?: (name: string) => boolean
  /**
   * For how many milliseconds it may be shown where it says more than the catalog: until when an order ships the same day. Absent:
   * until the catalog changes.
   */
  readonly freshFor?: number
}

const FRESH_FOR = 30_000
/** The first page of a product. */
const OF_A_PRODUCT: Parameters = {
  first: [OFFER_FIELD, 'q', SAMPLE_FIELD, STALE],
  all: [],
  states: statesDetails,
  freshFor: FRESH_FOR,
}
/** The only page of a product of a class of its own. */
const OF_A_CLASS: Parameters = { ...OF_A_PRODUCT, first: ['q', STALE] }
const OF_AN_ARTWORK: Parameters = { ...OF_A_CLASS, first: ['q', STALE, WITHOUT_BACKGROUND] }

/** Pages that are made of the catalog alone: the same for everyone of an audience, until it changes. */
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

/** Remix asks with these for the data of a page instead of the page. */
const OF_REMIX = ['_data', '_routes']

const PAGES: ReadonlySet<string> = new Set(PAGE_PARAMETERS)

const parametersAt = (url: string): Parameters | undefined => {
  const page = pageAt(pathOf(url))
  const parameters = page === null ? undefined : OF_THE_CATALOG.get(page.name)
  // What was configured is its owner's alone.
  return parameters !== undefined && url.includes(CONFIGURED_FIELD) && queryOf(url).has(CONFIGURED_FIELD)
    ? undefined
    : parameters
}

const queryOf = (url: string) => new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?') + 1) : '')

/** Whether it is the data of a page that is requested, and no document. */
export const isForRemix = (url: string): boolean => OF_REMIX.some((name) => url.includes(`${name}=`))

export const isOfTheCatalog = (url: string): boolean => parametersAt(url) !== undefined

/** For how many milliseconds a page of the catalog is fresh; undefined: until the catalog changes. */
export const freshFor = (url: string): number | undefined => parametersAt(url)?.freshFor

/** The address with the parameters that the page reads, in one order: whatever else a link has, `utm_source`, is the same page. SEO-12. */
export const documentUrl = (url: string): string => {
  const at = url.indexOf('?')
  const read = at < 0 ? undefined : parametersAt(url)
  if (read === undefined) return url
  const query = queryOf(url)
  // The first page of a list has one address, and so has whatever says no page. FIND-6.
  const firstOf = (name: string) =>
    query
      .getAll(name)
      .slice(0, 1)
      .filter((value) => !PAGES.has(name) || statedPage(value) > 1)
  const allOf = (name: string) => [...new Set(query.getAll(name))].toSorted()
  // Of a detail the first value counts, or the last.
  const details = new Set([...query.keys()].filter((name) => read.states?.(name)).toSorted())
  const retained = [
    ...[...read.first, ...OF_REMIX].flatMap((name) => firstOf(name).map((value) => [name, value])),
    ...read.all.flatMap((name) => allOf(name).map((value) => [name, value])),
    ...[...details].flatMap((name) => query.getAll(name).map((value) => [name, value])),
  ]
  return retained.length === 0 ? url.slice(0, at) : `${url.slice(0, at)}?${new URLSearchParams(retained)}`
}

/** Pages that open sessions themselves: sending their forms makes no guest. */
export const isOfAccounts = (url: string): boolean => pathOf(url).startsWith('/account/')

/** Tells the pages of visitors without session or key apart: the address of {@link documentUrl} and their preferences. CUR-8. */
export const pageKey = (url: string, preferences: Preferences): string =>
  `${preferencesKey(preferences)} ${url}`

/** The same of visitors with a session: those of one kind who read everything alike get the same document. SEO-15. */
export const audienceKey = (
  url: string,
  { trade, unit, locale, currency = '' }: Viewer,
  kind: string,
): string => `${kind} ${trade ? 'trade' : ''} ${unit} ${locale} ${currency} ${url}`

const DAY_MS = 24 * 60 * 60 * 1000

/** The day such pages are made on, since what is new changes with it. */
export const stampOf = (now: Date): string => String(Math.floor(now.getTime() / DAY_MS))

/** The tag of what a page says, weak since it is packed on the way; the build is part of it. */
export const pageTag = (text: string, build: string): string => {
  const hash = createHash('sha256').update(JSON.stringify([text, build]))
  return `W/"${hash.digest('base64url').slice(0, 27)}"`
}
