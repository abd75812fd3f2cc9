import type { MadeOf } from '@kisscut/shop'
import { type DeflatedPiece, deflatedPiece, gzipOf, packed, type Coding } from './packing.ts'
import type { Piece } from './personal-parts.ts'

/** A page in the form that is shared by visitors. */
export interface CachedPage {
  readonly status: number
  /** Tag of the shared part; null for a page that is always sent whole. */
  readonly etag: string | null
  /** Headers except the tag and those that depend on the coding. */
  readonly headers: readonly (readonly [string, string])[]
  /** Its body in each coding requested so far. */
  readonly bodies: Partial<Record<Coding, Buffer<ArrayBuffer>>>
  /** Its uncompressed body in pieces, with a visitor's data between them; absent if it has none. */
  readonly pieces?: readonly Piece[]
  /** The sources of its content; absent if nothing in it can change. */
  readonly madeOf?: MadeOf
}

export const cachedPage = (
  status: number,
  etag: string | null,
  headers: CachedPage['headers'],
  html: string,
  more: Pick<CachedPage, 'pieces' | 'madeOf'> = {},
): CachedPage => ({
  status,
  etag,
  headers,
  bodies: more.pieces ? {} : { identity: Buffer.from(html) },
  ...more,
})

/** A requested page. */
export interface Wanted {
  readonly key: string
  /** The day that the page is valid for. */
  readonly stamp: string
  /** The catalog's version: pages being made from an older one are not waited for. */
  readonly version?: number
  /**
   * Milliseconds for which it is fresh, and for which it is then still served while a new one is made. Without it, it is
   * fresh while its stamp is the same.
   */
  readonly freshFor?: number
}

export interface PageCache {
  /** The page under this key, if it has this stamp, is fresh, and its sources are known to be unchanged. */
  find(wanted: Wanted): CachedPage | null
  /** The same, or a new page if there is none; simultaneous requests share it. Null if the new page isn't cacheable. */
  get(wanted: Wanted, make: () => Promise<CachedPage | null>): Promise<CachedPage | null>
  /** Compresses the shared part of a page, at the first request for this coding. */
  pack(page: CachedPage, coding: Coding): Promise<void>
  /** The page's body in this coding, with these texts between its pieces; null before it is compressed. */
  bodyOf(page: CachedPage, coding: Coding, textOf: TextOf): readonly Buffer[] | null
  /** Number of bytes held. */
  readonly bytes: number
}

/** The text for a placeholder. */
export type TextOf = (part: NonNullable<Piece['then']>) => Buffer

const NOTHING = Buffer.alloc(0)

const total = (buffers: readonly Buffer[]): number => buffers.reduce((bytes, { length }) => bytes + length, 0)

const deflatedBytes = (pieces: readonly DeflatedPiece[]) => total(pieces.map((piece) => piece.deflated))

/** Bytes of a page with its headers and its key, which may be as long as an address. */
const sizeOf = (key: string, { headers, bodies, pieces = [], madeOf }: CachedPage) =>
  2 * key.length +
  (madeOf?.bytes ?? 0) +
  total(pieces.map(({ html }) => html)) +
  headers.reduce((bytes, [name, value]) => bytes + name.length + value.length, 0) +
  total(Object.values(bodies))

interface Entry extends Pick<Wanted, 'stamp'> {
  readonly page: CachedPage
  readonly madeAt: number
}

/** A cache of pages, limited in bytes; evicts the least recently used. A newer page replaces an older one. */
export const createPageCache = (
  mostBytes: number,
  now: () => number = Date.now,
  isSame: (madeOf: MadeOf) => boolean | Promise<boolean> = () => true,
): PageCache => {
  const held = new Map<string, Entry>()
  const keys = new WeakMap<CachedPage, string>()
  const making = new Map<string, Promise<CachedPage | null>>()
  const deflated = new WeakMap<CachedPage, readonly DeflatedPiece[]>()
  let bytes = 0

  const drop = (key: string) => {
    const entry = held.get(key)
    if (entry === undefined) return
    held.delete(key)
    bytes -= sizeOf(key, entry.page) + deflatedBytes(deflated.get(entry.page) ?? [])
  }

  const dropOldest = () => {
    for (const key of held.keys()) {
      if (bytes <= mostBytes) break
      drop(key)
    }
  }

  const hold = (key: string, stamp: string, page: CachedPage) => {
    drop(key)
    held.set(key, { stamp, page, madeAt: now() })
    keys.set(page, key)
    bytes += sizeOf(key, page)
    dropOldest()
  }

  /** Counts compressed bytes of a page while it is held. */
  const count = (page: CachedPage, length: number) => {
    if (held.get(keys.get(page) ?? '')?.page === page) bytes += length
    dropOldest()
  }

  const find = ({ key, stamp, freshFor = Infinity }: Wanted, times = 1) => {
    const entry = held.get(key)
    if (entry?.stamp !== stamp || now() - entry.madeAt > times * freshFor) return null
    held.delete(key)
    held.set(key, entry)
    return entry.page
  }

  const made = async ({ key, stamp }: Wanted, make: () => Promise<CachedPage | null>) => {
    const page = await make()
    if (page !== null) hold(key, stamp, page)
    return page
  }

  const begin = (wanted: Wanted, make: () => Promise<CachedPage | null>) => {
    const name = `${wanted.version} ${wanted.stamp} ${wanted.key}`
    const work = making.get(name) ?? made(wanted, make).finally(() => making.delete(name))
    making.set(name, work)
    return work
  }

  const deflatePieces = async (page: CachedPage, pieces: readonly Piece[]) => {
    if (deflated.has(page)) return
    const made = await Promise.all(pieces.map(({ html }) => deflatedPiece(html)))
    if (deflated.has(page)) return
    deflated.set(page, made)
    count(page, deflatedBytes(made))
  }

  const packWhole = async (page: CachedPage, coding: Coding) => {
    const { bodies } = page
    if (bodies[coding] !== undefined) return
    const body = await packed(bodies.identity!, coding)
    if (bodies[coding] !== undefined) return
    bodies[coding] = body
    count(page, body.length)
  }

  const isStill = ({ madeOf }: CachedPage) => madeOf === undefined || isSame(madeOf)

  return {
    find: (wanted) => {
      const page = find(wanted)
      return page !== null && isStill(page) === true ? page : null
    },
    get: async (wanted, make) => {
      const page = find(wanted, 2)
      const isHeld = page !== null && (await isStill(page))
      if (isHeld && find(wanted) === page) return page
      const work = begin(wanted, make)
      if (!isHeld) return work
      // The request that started it reports the error; the next one tries again.
      work.catch(() => undefined)
      return page
    },
    pack: async (page, coding) => {
      if (page.pieces === undefined) await packWhole(page, coding)
      else if (coding === 'gzip') await deflatePieces(page, page.pieces)
    },
    bodyOf: (page, coding, textOf) => {
      const { pieces, bodies } = page
      if (pieces === undefined) {
        const body = bodies[coding]
        return body === undefined ? null : [body]
      }
      const texts = pieces.map(({ then }) => (then === null ? NOTHING : textOf(then)))
      if (coding === 'identity') return pieces.flatMap(({ html }, at) => [html, texts[at]!])
      const made = coding === 'gzip' ? deflated.get(page) : undefined
      return made === undefined ? null : gzipOf(made, texts)
    },
    get bytes() {
      return bytes
    },
  }
}
