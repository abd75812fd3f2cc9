import { createHash } from 'node:crypto'
import { pageAt } from '../../app/links/url-for.ts'
import type { RouteName } from '../../app/route-table.ts'
import { pathOf } from '../http/request.ts'
import { type Preferences, preferencesKey } from '../session/preferences.ts'

/** Pages that are made of the catalog alone: the same for everyone who only looks, until it changes. */
const OF_THE_CATALOG: readonly RouteName[] = ['home', 'category', 'categoryById', 'search']

export const isOfTheCatalog = (url: string): boolean => {
  const page = pageAt(pathOf(url))
  return page !== null && OF_THE_CATALOG.includes(page.name)
}

/** Pages that open sessions themselves: sending their forms makes no guest. */
export const isOfAccounts = (url: string): boolean => pathOf(url).startsWith('/account/')

/** Tells the pages of visitors without session or key apart: the address, host and query too, and their preferences. CUR-8. */
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
