import { FACETS } from '@kisscut/shop/ports/catalog'
import { createHash } from 'node:crypto'
import { pageAt } from '../../app/links/url-for.ts'
import type { RouteName } from '../../app/route-table.ts'
import { pathOf } from '../http/request.ts'
import { type Preferences, preferencesKey } from '../session/preferences.ts'

/** Pages that are made of the catalog alone: the same for everyone who only looks, until it changes. */
const OF_THE_CATALOG: ReadonlyMap<RouteName, Parameters> = new Map([
  ['home', { first: [], all: [] }],
  ['category', { first: ['sort', 'page'], all: FACETS }],
  ['categoryById', { first: ['sort', 'page'], all: FACETS }],
  ['search', { first: ['q', 'kind', 'sort', 'page'], all: FACETS }],
])

/** The parameters that a page reads: of some the first value, of others every value, in any order. */
interface Parameters {
  readonly first: readonly string[]
  readonly all: readonly string[]
}

/** Remix asks with these for the data of a page instead of the page. */
const OF_REMIX = ['_data', '_routes']

const parametersAt = (url: string): Parameters | undefined => {
  const page = pageAt(pathOf(url))
  return page === null ? undefined : OF_THE_CATALOG.get(page.name)
}

export const isOfTheCatalog = (url: string): boolean => parametersAt(url) !== undefined

/** The address with the parameters that the page reads, in one order: whatever else a link has, `utm_source`, is the same page. SEO-12. */
export const documentUrl = (url: string): string => {
  const at = url.indexOf('?')
  const read = at < 0 ? undefined : parametersAt(url)
  if (read === undefined) return url
  const query = new URLSearchParams(url.slice(at + 1))
  const firstOf = (name: string) => query.getAll(name).slice(0, 1)
  const allOf = (name: string) => [...new Set(query.getAll(name))].toSorted()
  const retained = [
    ...[...read.first, ...OF_REMIX].flatMap((name) => firstOf(name).map((value) => [name, value])),
    ...read.all.flatMap((name) => allOf(name).map((value) => [name, value])),
  ]
  return retained.length === 0 ? url.slice(0, at) : `${url.slice(0, at)}?${new URLSearchParams(retained)}`
}

/** Pages that open sessions themselves: sending their forms makes no guest. */
export const isOfAccounts = (url: string): boolean => pathOf(url).startsWith('/account/')

/** Tells the pages of visitors without session or key apart: the address of {@link documentUrl}, with its host, and their preferences. CUR-8. */
export const pageKey = (url: string, preferences: Preferences): string =>
  `${preferencesKey(preferences)} ${url}`

/** What such pages are made of: the catalog's version, and the day, since what is new changes with it. */
export const stampOf = (catalogVersion: number, now: Date): string =>
  `${catalogVersion} ${now.toISOString().slice(0, 10)}`

/** The tag of a page, weak since it is packed on the way. The build is part of it: its scripts and styles are named in the page. */
export const pageTag = (key: string, stamp: string, build: string): string => {
  const hash = createHash('sha256').update(JSON.stringify([key, stamp, build]))
  return `W/"${hash.digest('base64url').slice(0, 27)}"`
}
