import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { preferredCoding, refusesIdentity } from './accept-encoding.ts'

/** How a body may be compressed, the best first. */
const CODINGS = ['br', 'gzip'] as const
export type Coding = (typeof CODINGS)[number]

/** Bytes from which compression saves more than its header costs. */
const WORTH_IT = 1024

/** The coding a client prefers; null: as it is. */
export function codingOf(acceptEncoding: string | null | undefined): Coding | null {
  const coding = preferredCoding(acceptEncoding, CODINGS)
  return coding === 'identity' ? null : coding
}

const [gzipped, brotli] = [promisify(gzip), promisify(brotliCompress)]
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** In memory of their own: zlib's are a part of a larger piece. */
function ownBytes(bytes: Buffer): Buffer<ArrayBuffer> {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

/** A body that is compressed once for each coding, beside the event loop. */
export interface Packable {
  in(coding: Coding): Promise<Buffer<ArrayBuffer>>
}

/** Null where the body is shorter than `least` bytes. `onPacked` is told how many bytes it takes then. */
export function packable(
  body: string | Buffer<ArrayBuffer>,
  onPacked: (bytes: number) => void = () => undefined,
  least = WORTH_IT,
): Packable | null {
  if (body.length < least) return null
  const packed = new Map<Coding, Promise<Buffer<ArrayBuffer>>>()
  return {
    in(coding) {
      const known = packed.get(coding)
      if (known !== undefined) return known
      const packing = (coding === 'br' ? brotli(body, QUALITY) : gzipped(body)).then(ownBytes)
      packed.set(coding, packing)
      packing.then(
        ({ length }) => onPacked(length),
        () => packed.delete(coding),
      )
      return packing
    },
  }
}

const packables = new WeakMap<Response, Packable>()

/** The same response, which {@link packedFor} sends compressed where the caller accepts that. */
export function packing(response: Response, body: Packable | null): Response {
  if (body !== null) packables.set(response, body)
  return response
}

const isJson = ({ headers, body }: Response): boolean =>
  body !== null && headers.get('content-type')?.startsWith('application/json') === true

/** The body of a short response to a client that takes it compressed alone. */
async function shortBody(acceptEncoding: string | null | undefined, response: Response) {
  if (!refusesIdentity(acceptEncoding) || !isJson(response)) return undefined
  return packable(Buffer.from(await response.clone().arrayBuffer()), undefined, 0) ?? undefined
}

/** The response as a caller with this `Accept-Encoding` gets it. API-34. */
export async function packedFor(
  acceptEncoding: string | null | undefined,
  response: Response,
): Promise<Response> {
  const coding = codingOf(acceptEncoding)
  if (coding === null) return response
  const body = packables.get(response) ?? (await shortBody(acceptEncoding, response))
  if (body === undefined) return response
  const packed = new Response(await body.in(coding), { status: response.status, headers: response.headers })
  packed.headers.set('content-encoding', coding)
  return packed
}
