import { isCached } from '../http/request.ts'
import type { CachedPage, PageCache, TextOf } from './page-cache.ts'
import { codingOf, fillableCodingOf, type Coding } from './packing.ts'

type Header = readonly [string, string]

/** A page with a visitor's data. */
export interface FilledPage {
  readonly page: CachedPage
  /** Returns the text for each placeholder. */
  readonly textOf: TextOf
  /** Tag of the whole page; null for a page that is always sent whole. */
  readonly etag: string | null
}

/** The parts of a request that its response depends on. */
export interface PageRequest {
  readonly method: string
  readonly ifNoneMatch: string | null
  readonly acceptEncoding: string | null
}

export interface PageResponse {
  readonly status: number
  /** Alternating names and values. */
  readonly headers: string[]
  /** In pieces; null for none. */
  readonly body: readonly Buffer[] | null
}

/** Headers that a 304 repeats beside the tag (RFC 9110). */
const OF_304: ReadonlySet<string> = new Set(['vary', 'cache-control', 'cdn-cache-control'])

/** The coding of this page for a client that accepts these. */
export const codingFor = ({ pieces }: CachedPage, acceptEncoding: string | null): Coding =>
  (pieces === undefined ? codingOf : fillableCodingOf)(acceptEncoding ?? '')

/**
 * Makes responses with pages; headers that are the same for all are joined once with those sent always. Null if the page
 * isn't compressed for this client yet.
 */
export function pageResponses(cache: Pick<PageCache, 'bodyOf'>, always: readonly Header[] = []) {
  const heads = new WeakMap<CachedPage, Partial<Record<Coding | 'none', readonly string[]>>>()

  const headOf = (page: CachedPage, of: Coding | 'none'): readonly string[] => {
    const known = heads.get(page) ?? {}
    heads.set(page, known)
    return (known[of] ??= [
      ...always,
      ...(of === 'none' ? page.headers.filter(([name]) => OF_304.has(name)) : page.headers),
      ...(of === 'none' || of === 'identity' ? [] : [['content-encoding', of] as const]),
    ].flat())
  }

  return (filled: FilledPage, request: PageRequest): PageResponse | null => {
    const { page, etag, textOf } = filled
    const tag = etag === null ? [] : ['etag', etag]
    if (etag !== null && isCached(request.ifNoneMatch, etag))
      return { status: 304, headers: [...headOf(page, 'none'), ...tag], body: null }
    const coding = codingFor(page, request.acceptEncoding)
    const body = cache.bodyOf(page, coding, textOf)
    if (body === null) return null
    let length = 0
    for (const piece of body) length += piece.length
    const headers = [...headOf(page, coding), ...tag, 'content-length', String(length)]
    return { status: page.status, headers, body: request.method === 'HEAD' ? null : body }
  }
}
