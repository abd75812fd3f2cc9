import { createHash } from 'node:crypto'
import { recordNamed, type AnyRecord } from '@kisscut/records'
import { isStaff, type Outcome, type Shop, type Viewer } from '@kisscut/shop'
import { OWN, type Cost } from '../http/policy.ts'
import { packable, packing, type Packable } from '../http/packing.ts'
import { JSON_HEADERS } from '../http/responses.ts'

/** Bytes of cached responses, including addresses. */
const BYTES = 16 * 1024 * 1024

/** Longest address whose response is cached. */
const ADDRESS = 500

/** Bytes of an entry besides its content. */
const OF_ENTRY = 300

/** A read of the catalog as every caller except staff gets it. */
export interface CatalogResponse {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer<ArrayBuffer>
  /** The body for callers who accept compression; null if too short. */
  readonly packed: Packable | null
}

/** The result of a call: the JSON to send, and its rows. */
export interface Found {
  readonly wire: unknown
  readonly rows: readonly object[]
}

/** Cached responses of the catalog, each valid while the catalog has the version it was read from. API-26. */
export interface CatalogResponses {
  /**
   * The cached response for guests without a session at this path and query; null: the API makes it. Its sender must have counted
   * the call as {@link CatalogResponses.cost}.
   */
  find(address: string): Promise<CatalogResponse | null> | null
  /** Whether a response may be cached for this address; reads nothing. */
  holds(address: string): boolean
  /** The rate-limit cost of such a call. */
  readonly cost: Cost
  /** The response for a viewer, from the cache or new. */
  respond(
    request: Request,
    viewer: Viewer,
    record: AnyRecord,
    make: () => Promise<Outcome<Found>>,
  ): Promise<Outcome<never> | Response>
}

interface Held extends CatalogResponse {
  readonly version: number
  /** Bytes of compressed bodies in the cache. */
  packedBytes: number
}

/** Whether it shows only catalog data: its rows and the lists of their parts. */
const isOfCatalog = ({ isCatalog, parts }: AnyRecord): boolean =>
  isCatalog && Object.values(parts).every(({ of }) => recordNamed(of).isCatalog)

/** A sale changes the stock without changing the version. */
const hasStock = (row: object): boolean => 'remaining_stock' in row && row.remaining_stock !== null

/** Path and query of an address, as sent. */
const addressOf = (url: string): string => url.slice(url.indexOf('/', url.indexOf('//') + 2))

/** Weak and strong tags are compared alike where nothing but reading depends on it (RFC 9110, 13.1.2). */
const strong = (tag: string) => tag.replace(/^W\//, '')

/** Whether a caller has the response already, by the `ETag` it was sent with. API-32. */
export function isUnchanged({ headers }: CatalogResponse, ifNoneMatch: string | null | undefined): boolean {
  const { etag } = headers
  if (etag === undefined || !ifNoneMatch) return false
  const tags = ifNoneMatch.split(',').map((tag) => strong(tag.trim()))
  return tags.includes('*') || tags.includes(strong(etag))
}

/** Without the type of a body that isn't sent. */
export const headersOf304 = ({ headers }: CatalogResponse): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'content-type'))

const responseOf = (response: CatalogResponse, request: Request): Response =>
  isUnchanged(response, request.headers.get('if-none-match'))
    ? new Response(null, { status: 304, headers: headersOf304(response) })
    : packing(new Response(response.body, { headers: response.headers }), response.packed)

/**
 * Published rows may be cached but must be revalidated. The tag is of the body, because parts and ratings change without a
 * revision.
 */
const sharedHeaders = (body: Buffer) => ({
  ...JSON_HEADERS,
  'cache-control': 'private, no-cache',
  etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
})

/** The text in a buffer of its own; one from a pool would retain more memory. */
function bytesOf(text: string): Buffer<ArrayBuffer> {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

/** JSON with a tag of its content: a caller who has it gets 304. API-32. */
export function taggedResponse(request: Request, wire: unknown): Response {
  const body = bytesOf(JSON.stringify(wire))
  return responseOf({ headers: sharedHeaders(body), body, packed: packable(body) }, request)
}

export function createCatalogResponses({ records }: Pick<Shop, 'records'>, most = BYTES): CatalogResponses {
  const held = new Map<string, Held>()
  let bytes = 0
  const sizeOf = (address: string, { body, packedBytes }: Held) =>
    address.length + body.length + packedBytes + OF_ENTRY

  const forget = (address: string, response: Held) => {
    held.delete(address)
    bytes -= sizeOf(address, response)
  }

  const hold = (address: string, response: Held) => {
    const before = held.get(address)
    if (before !== undefined) forget(address, before)
    if (address.length > ADDRESS || sizeOf(address, response) > most / 16) return
    held.set(address, response)
    bytes += sizeOf(address, response)
    forgetOldest()
  }

  const forgetOldest = () => {
    for (const [oldest, other] of held) {
      if (bytes <= most) break
      forget(oldest, other)
    }
  }

  /** A body held is held compressed, too. */
  const countPacked = (address: string, response: Held, more: number) => {
    response.packedBytes += more
    if (held.get(address) !== response) return
    bytes += more
    forgetOldest()
  }

  /** The cached response of this version, marked as recently used. */
  const heldOf = (address: string, version: number): Held | null => {
    const found = held.get(address)
    if (found?.version !== version) return null
    held.delete(address)
    held.set(address, found)
    return found
  }

  return {
    cost: OWN.cost,
    holds: (address) => held.has(address),
    find: (address) =>
      held.has(address) ? records.version().then((version) => heldOf(address, version)) : null,
    async respond(request, viewer, record, make) {
      const isShared = isOfCatalog(record) && !isStaff(viewer) && records.readsPublished(viewer, record)
      // Read before the rows, so that a response is never labeled with a newer version than its rows have.
      const version = isShared ? await records.version() : null
      const address = addressOf(request.url)
      const found = version === null ? null : heldOf(address, version)
      if (found !== null) return responseOf(found, request)
      const made = await make()
      if (!made.ok) return made
      const { wire, rows } = made.value
      const body = bytesOf(JSON.stringify(wire))
      if (version === null || rows.some(hasStock)) {
        const headers = version === null ? JSON_HEADERS : sharedHeaders(body)
        return responseOf({ headers, body, packed: packable(body) }, request)
      }
      const response: Held = {
        ...{ headers: sharedHeaders(body), body, version, packedBytes: 0 },
        packed: packable(body, (more) => countPacked(address, response, more)),
      }
      hold(address, response)
      return responseOf(response, request)
    },
  }
}
