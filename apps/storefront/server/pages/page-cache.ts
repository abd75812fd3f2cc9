import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A page as it is sent to everyone who only looks, packed once. */
export interface CachedPage {
  readonly status: number
  /** Everything but what depends on the coding. */
  readonly headers: readonly (readonly [string, string])[]
  readonly plain: Uint8Array<ArrayBuffer>
  readonly gzip: Uint8Array<ArrayBuffer>
  readonly br: Uint8Array<ArrayBuffer>
}

export interface PageCache {
  /** The page under this tag, made when there is none; whoever asks meanwhile waits for the same one. Null: it is none to be cached. */
  get(tag: string, make: () => Promise<CachedPage | null>): Promise<CachedPage | null>
  /** Bytes held. */
  readonly bytes: number
}

const sizeOf = ({ plain, gzip: packed, br }: CachedPage) => plain.length + packed.length + br.length

/** Holds pages up to a number of bytes; what was not asked for longest goes first. */
export const createPageCache = (mostBytes: number): PageCache => {
  const pages = new Map<string, CachedPage>()
  const making = new Map<string, Promise<CachedPage | null>>()
  let bytes = 0

  const hold = (tag: string, page: CachedPage) => {
    if (sizeOf(page) > mostBytes) return
    pages.set(tag, page)
    bytes += sizeOf(page)
    for (const [oldest, old] of pages) {
      if (bytes <= mostBytes) break
      pages.delete(oldest)
      bytes -= sizeOf(old)
    }
  }

  const made = async (tag: string, make: () => Promise<CachedPage | null>) => {
    try {
      const page = await make()
      if (page !== null) hold(tag, page)
      return page
    } finally {
      making.delete(tag)
    }
  }

  return {
    get: async (tag, make) => {
      const page = pages.get(tag)
      if (page !== undefined) {
        pages.delete(tag)
        pages.set(tag, page)
        return page
      }
      const work = making.get(tag) ?? made(tag, make)
      making.set(tag, work)
      return work
    },
    get bytes() {
      return bytes
    },
  }
}

/** The sources a policy names for the inline elements of a page. */
export interface InlineSources {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

const sourcesOf = (html: string, element: 'script' | 'style', nonce: string): readonly string[] => {
  const inline = new RegExp(`<${element}\\b[^>]*\\snonce="${nonce}"[^>]*>([\\s\\S]*?)</${element}>`, 'g')
  const contents = [...html.matchAll(inline)].map(([, content = '']) => content).filter((each) => each !== '')
  const hashes = contents.map((each) => `'sha256-${createHash('sha256').update(each).digest('base64')}'`)
  return [...new Set(hashes)]
}

/**
 * The page without its nonce, the same bytes for everyone, and the hashes of the inline scripts and styles that carried it:
 * only what the renderer itself wrote knows the nonce, so nothing injected gets a hash. Null: the nonce is elsewhere too.
 */
export const withoutNonce = (
  html: string,
  nonce: string,
): { readonly html: string; readonly sources: InlineSources } | null => {
  const sources = { scripts: sourcesOf(html, 'script', nonce), styles: sourcesOf(html, 'style', nonce) }
  const plain = html.replaceAll(` nonce="${nonce}"`, '')
  return plain.includes(nonce) ? null : { html: plain, sources }
}

const packGzip = promisify(gzip)
const packBrotli = promisify(brotliCompress)
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Packs a page for every coding that browsers ask for. */
export const cachedPage = async (
  status: number,
  headers: CachedPage['headers'],
  html: string,
): Promise<CachedPage> => {
  const plain = new Uint8Array(Buffer.from(html))
  const [zipped, br] = await Promise.all([packGzip(plain), packBrotli(plain, QUALITY)])
  return { status, headers, plain, gzip: new Uint8Array(zipped), br: new Uint8Array(br) }
}

/** The page as a response, in the best coding the client takes. */
export const responseOf = (page: CachedPage, acceptEncoding: string, isHead: boolean): Response => {
  const coding = /\bbr\b/.test(acceptEncoding) ? 'br' : /\bgzip\b/.test(acceptEncoding) ? 'gzip' : null
  const body = coding === null ? page.plain : page[coding]
  const headers = new Headers(page.headers as [string, string][])
  if (coding !== null) headers.set('content-encoding', coding)
  headers.set('content-length', String(body.length))
  return new Response(isHead ? null : body, { status: page.status, headers })
}
