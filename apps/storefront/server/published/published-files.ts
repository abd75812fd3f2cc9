import type { Shop } from '@kisscut/shop'
import type { PublishedFiles } from '../../app/context.ts'
import { merchantFeedOf } from '../../app/routes/findable/merchant-feed.ts'
import { sitemapFiles } from '../../app/routes/findable/sitemap-xml.ts'
import { createFileSets, type FilePiece, type SetOfFiles } from './file-sets.ts'
import { respondWith } from './respond.ts'

interface Deps {
  readonly shop: Pick<Shop, 'browse' | 'settings'>
  readonly publicUrl: string
  readonly now?: () => Date
  readonly onError: (error: unknown) => void
}

const XML = 'application/xml; charset=utf-8'

const DAY_MS = 24 * 60 * 60 * 1000
/** Maximum age: a sale changes the stock but not the catalog's version. */
const HOUR_MS = 60 * 60 * 1000

const FEED = 'feed'

async function* inOneFile(file: string, texts: AsyncIterable<string>): AsyncGenerator<FilePiece> {
  for await (const text of texts) yield { file, text }
}

/** Sitemaps and feeds: made once, in slices of time, and sent from files with validators. SEO-5, SEO-6. */
export function createPublishedFiles({
  shop,
  publicUrl,
  now,
  onError,
}: Deps): PublishedFiles & { close(): Promise<void> } {
  const { browse, settings } = shop
  const sets = createFileSets({ onError, ...(now && { now }) })

  const respond = async (request: Request, set: SetOfFiles, names: readonly string[]): Promise<Response> => {
    for (const name of names) {
      const file = await sets.file(set, name)
      if (file !== null) return respondWith(request, file, XML)
    }
    return new Response(null, { status: 404 })
  }

  return {
    async sitemap(request, part) {
      const set = {
        name: 'sitemap',
        stamp: String(await browse.version()),
        maxAgeMs: DAY_MS,
        pieces: () => sitemapFiles(browse.sitemap(), publicUrl),
      }
      return respond(request, set, part === null ? ['index', '1'] : /^\d+$/.test(part) ? [part] : [])
    },

    async feed(request, wanted) {
      const shown = await settings.shown()
      const currency = shown.currencies.find((each) => each === wanted) ?? null
      // An unknown currency becomes the main one, which links name, too.
      const named = wanted === null ? null : (currency ?? shown.currencies[0] ?? null)
      const set = {
        name: `${FEED} ${named}`,
        stamp: String(await browse.version()),
        maxAgeMs: HOUR_MS,
        pieces: () =>
          inOneFile(
            FEED,
            merchantFeedOf(browse.feed(named === null ? {} : { currency: named }), {
              ...{ shop: shown, publicUrl },
              namesCurrency: named !== null,
            }),
          ),
      }
      return respond(request, set, [FEED])
    },

    close: () => sets.close(),
  }
}
