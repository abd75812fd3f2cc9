import type { ServedFile } from '@kisscut/shop/ports/served-files'
import type { StockLibrary, StockPicture } from '@kisscut/shop/ports/stock-library'
import { z } from 'zod'
import { stockLibrary } from '../messages.ts'

/** URL of the provider's API by default. */
export const PROVIDER_URL = 'https://api.shutterstock.com/v2'

export interface ProviderSettings {
  readonly url: string
  /** Access token of the shop's account. */
  readonly key: string
  /** Timeout of a call in milliseconds. */
  readonly timeout?: number
}

const PER_PAGE = 24
const TIMEOUT = 8000
/** Maximum bytes of a preview and of a licensed picture. */
const MOST = { preview: 5_000_000, licensed: 60_000_000 } as const

const address = z.object({ url: z.url() })
const image = z.object({
  id: z.string().regex(/^\w{1,40}$/),
  description: z.string().default(''),
  aspect: z.number().positive().optional(),
  assets: z.object({ preview: address.extend({ width: z.number(), height: z.number() }) }),
})
const page = z.object({ total_count: z.number(), data: z.array(image) })
const licensed = z.object({
  data: z.array(z.object({ download: address.optional(), error: z.string().optional() })),
})

const pictureOf = ({ id, description, assets: { preview } }: z.output<typeof image>): StockPicture => ({
  ...{ id, name: description.slice(0, 100) || id },
  ...{ width: preview.width, height: preview.height },
})

/** A client of the provider's documented API; validates its responses. IMG-4. */
export function providerLibrary({ url, key, timeout = TIMEOUT }: ProviderSettings): StockLibrary {
  const call = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const response = await fetch(url + path, {
      ...init,
      headers: { authorization: `Bearer ${key}`, accept: 'application/json', ...init.headers },
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
    })
    if (response.status === 404) return null
    if (!response.ok) throw new Error(`The stock library answered ${response.status}.`)
    return response.json()
  }
  const imageOf = async (id: string) => {
    if (!/^\w{1,40}$/.test(id)) return null
    const found = await call(`/images/${id}`)
    return found === null ? null : image.parse(found)
  }
  /** Downloads a file from the provider's URL; throws unless it is a picture within the limit. */
  const file = async (from: string, most: number): Promise<ServedFile> => {
    const response = await fetch(from, { signal: AbortSignal.timeout(timeout) })
    const mime = (response.headers.get('content-type') ?? '').split(';')[0]!.trim()
    if (!response.ok || !['image/jpeg', 'image/png'].includes(mime))
      throw new Error(`The stock library sent no picture: ${response.status} ${mime}.`)
    const parts: Uint8Array[] = []
    let bytes = 0
    for await (const part of response.body ?? []) {
      bytes += part.length
      if (bytes > most) throw new Error('The stock library sent too much.')
      parts.push(part)
    }
    return { mime, bytes: Buffer.concat(parts) }
  }
  return {
    name: stockLibrary,
    async search(words, at) {
      const query = new URLSearchParams({
        query: words,
        page: String(at),
        per_page: String(PER_PAGE),
        view: 'full',
      })
      const found = page.parse((await call(`/images/search?${query}`)) ?? { total_count: 0, data: [] })
      return { count: found.total_count, pictures: found.data.map(pictureOf) }
    },
    find: async (id) => {
      const found = await imageOf(id)
      return found && pictureOf(found)
    },
    preview: async (id) => {
      const found = await imageOf(id)
      return found && file(found.assets.preview.url, MOST.preview)
    },
    license: async (id, order) => {
      const body = { images: [{ image_id: id, metadata: { purchase_order: order } }] }
      const bought = await call('/images/licenses', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const [first] = bought === null ? [] : licensed.parse(bought).data
      if (first?.download === undefined) return null
      return file(first.download.url, MOST.licensed)
    },
  }
}
