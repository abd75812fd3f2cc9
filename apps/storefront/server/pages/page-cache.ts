import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** How a body may be coded, the best first; `identity`: as it is. */
export const CODINGS = ['br', 'gzip', 'identity'] as const
export type Coding = (typeof CODINGS)[number]

/** A page as it is sent to everyone who only looks. */
export interface CachedPage {
  readonly status: number
  /** Null: it is sent whole each time. */
  readonly etag: string | null
  /** Everything but what depends on the coding. */
  readonly headers: readonly (readonly [string, string])[]
  /** Its body in every coding that anybody took so far. */
  readonly bodies: Partial<Record<Coding, Buffer<ArrayBuffer>>>
}

export const cachedPage = (
  status: number,
  etag: string | null,
  headers: CachedPage['headers'],
  html: string,
): CachedPage => ({ status, etag, headers, bodies: { identity: Buffer.from(html) } })

export interface PageCache {
  /** The page under this key, if it was made of what the stamp says. */
  find(key: string, stamp: string): CachedPage | null
  /** The same, made when there is none; whoever asks meanwhile waits for the same one. Null: it is none to be cached. */
  get(key: string, stamp: string, make: () => Promise<CachedPage | null>): Promise<CachedPage | null>
  /** The page's body in this coding, packed with the first request for it. */
  body(page: CachedPage, coding: Coding): Promise<Buffer<ArrayBuffer>>
  /** Bytes held. */
  readonly bytes: number
}

const sizeOf = ({ bodies }: CachedPage) =>
  Object.values(bodies).reduce((bytes, { length }) => bytes + length, 0)

/** Holds pages up to a number of bytes; what was not asked for longest goes first. A newer stamp replaces an older one. */
export const createPageCache = (mostBytes: number): PageCache => {
  const held = new Map<string, { readonly stamp: string; readonly page: CachedPage }>()
  const keys = new WeakMap<CachedPage, string>()
  const making = new Map<string, Promise<CachedPage | null>>()
  let bytes = 0

  const drop = (key: string) => {
    const entry = held.get(key)
    if (entry === undefined) return
    held.delete(key)
    bytes -= sizeOf(entry.page)
  }

  const dropOldest = () => {
    for (const key of held.keys()) {
      if (bytes <= mostBytes) break
      drop(key)
    }
  }

  const hold = (key: string, stamp: string, page: CachedPage) => {
    drop(key)
    held.set(key, { stamp, page })
    keys.set(page, key)
    bytes += sizeOf(page)
    dropOldest()
  }

  const find = (key: string, stamp: string) => {
    const entry = held.get(key)
    if (entry?.stamp !== stamp) return null
    held.delete(key)
    held.set(key, entry)
    return entry.page
  }

  const made = async (key: string, stamp: string, make: () => Promise<CachedPage | null>) => {
    const page = await make()
    if (page !== null) hold(key, stamp, page)
    return page
  }

  return {
    find,
    get: (key, stamp, make) => {
      const page = find(key, stamp)
      if (page !== null) return Promise.resolve(page)
      const name = `${stamp} ${key}`
      const work = making.get(name) ?? made(key, stamp, make).finally(() => making.delete(name))
      making.set(name, work)
      return work
    },
    body: async (page, coding) => {
      const { bodies } = page
      const packed = bodies[coding] ?? (await pack(bodies.identity!, coding))
      if (bodies[coding] !== undefined) return bodies[coding]
      bodies[coding] = packed
      if (held.get(keys.get(page) ?? '')?.page === page) bytes += packed.length
      dropOldest()
      return packed
    },
    get bytes() {
      return bytes
    },
  }
}

const [packGzip, packBrotli] = [promisify(gzip), promisify(brotliCompress)]
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const pack = async (body: Buffer<ArrayBuffer>, coding: Coding): Promise<Buffer<ArrayBuffer>> =>
  coding === 'br' ? packBrotli(body, QUALITY) : coding === 'gzip' ? packGzip(body) : body

/** The best coding the client takes. */
export const codingOf = (acceptEncoding: string): Coding =>
  /\bbr\b/.test(acceptEncoding) ? 'br' : /\bgzip\b/.test(acceptEncoding) ? 'gzip' : 'identity'

/** The page's headers with those of the coding. */
export const headersOf = (
  page: CachedPage,
  coding: Coding,
  { length }: Buffer,
): readonly (readonly [string, string])[] => [
  ...page.headers,
  ...(coding === 'identity' ? [] : [['content-encoding', coding] as const]),
  ['content-length', String(length)],
]
