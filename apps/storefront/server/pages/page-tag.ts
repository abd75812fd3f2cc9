import { NOBODY_OWNER, type Viewer } from '@kisscut/shop'
import { createHash } from 'node:crypto'
import { pageAt } from '../../app/links/url-for.ts'
import type { RouteName } from '../../app/route-table.ts'
import { isRead, pathOf } from '../http/request.ts'

/** Pages that are made of the catalog alone: the same for everyone who only looks, until it changes. */
const OF_THE_CATALOG: readonly RouteName[] = ['home', 'category', 'categoryById', 'search']

interface Made {
  /** Of the build: its scripts and styles are named in the page. */
  readonly build: string
  /** Of the catalog. */
  readonly catalog: () => Promise<number>
  readonly now: Date
}

/**
 * The tag of what a visitor without session or key would get, weak since it is packed on the way; null for pages that are
 * somebody's. The day is part of it: what is new changes with it.
 */
export async function pageTag(request: Request, viewer: Viewer, made: Made): Promise<string | null> {
  if (!isRead(request) || viewer.owner !== NOBODY_OWNER) return null
  const page = pageAt(pathOf(request.url))
  if (page === null || !OF_THE_CATALOG.includes(page.name)) return null
  const day = made.now.toISOString().slice(0, 10)
  const parts = [request.url, viewer.locale, viewer.unit, made.build, await made.catalog(), day]
  return `W/"${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 27)}"`
}
