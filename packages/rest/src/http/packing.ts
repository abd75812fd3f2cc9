import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** How a body may be compressed, the best first. */
const CODINGS = ['br', 'gzip'] as const
export type Coding = (typeof CODINGS)[number]

/** Bytes from which compression saves more than its header costs. */
const WORTH_IT = 1024

const NOT_ACCEPTED = /^q=0(\.0{0,3})?$/

/** The best coding an `Accept-Encoding` allows; null: none of them. */
export function codingOf(acceptEncoding: string | null | undefined): Coding | null {
  const accepted = (acceptEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((each) => each.split(';').map((part) => part.trim()))
    .filter(([, weight = '']) => !NOT_ACCEPTED.test(weight))
    .map(([name]) => name)
  return CODINGS.find((coding) => accepted.includes(coding)) ?? null
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

/** Null where the body is too short. `onPacked` is told how many bytes it takes then. */
export function packable(
  body: string | Buffer<ArrayBuffer>,
  onPacked: (bytes: number) => void = () => undefined,
): Packable | null {
  if (body.length < WORTH_IT) return null
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

/** The response as a caller with this `Accept-Encoding` gets it. API-34. */
export async function packedFor(
  acceptEncoding: string | null | undefined,
  response: Response,
): Promise<Response> {
  const body = packables.get(response)
  const coding = body === undefined ? null : codingOf(acceptEncoding)
  if (body === undefined || coding === null) return response
  const packed = new Response(await body.in(coding), { status: response.status, headers: response.headers })
  packed.headers.set('content-encoding', coding)
  return packed
}
