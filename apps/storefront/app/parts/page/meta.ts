import type { MetaDescriptor } from '@remix-run/node'
import { CARD } from '@kisscut/shop/ports/preview'
import { isRouteErrorResponse } from '@remix-run/react'
import * as messages from '../../messages/shell.tsx'
import { DESCRIPTION_LIMIT, shortened, TITLE_LIMIT } from './shortened.ts'
import type { RootData } from './root-data.ts'

/** The routes of a page as passed to `meta`, the root first. */
export type Matches = readonly { readonly id: string; readonly data?: unknown }[]

/** The owner's settings for all pages; undefined if the root failed to load. */
export const shopOf = (matches: Matches): RootData['shop'] | undefined =>
  (matches.find(({ id }) => id === 'root')?.data as RootData | undefined)?.shop

/** The title with the shop's name, where search engines show both. SEO-4. */
export function titleOf(page: string, matches: Matches): string {
  const title = messages.titled(page, shopOf(matches)?.name)
  return title.length <= TITLE_LIMIT ? title : shortened(page, TITLE_LIMIT)
}

/** Title of an error page, hidden from search engines. */
export function missingMeta(error: unknown, matches: Matches): MetaDescriptor[] {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const title = titleOf(isMissing ? messages.notFoundTitle : messages.failedTitle, matches)
  return [{ title }, { name: 'robots', content: 'noindex' }]
}

interface PageMeta {
  readonly matches: Matches
  readonly title: string
  readonly description: string
  /** Public origin; without it there are no absolute URLs. */
  readonly publicUrl: string | undefined
  /** Pathname with its trailing slash, which data requests lose, and its own query; or an address elsewhere. */
  readonly path: string
  /** Address of the page's picture. */
  readonly picture?: string
  /** A picture in the size that social networks show uncropped, and its description. SEO-8. */
  readonly card?: { readonly url: string; readonly alt: string } | null
  /** For carts and other personal pages, which search engines must not index. */
  readonly hidden?: boolean
}

/** Title, description, canonical URL and social card of a page. */
export function pageMeta({
  matches,
  title,
  description,
  publicUrl,
  path,
  picture,
  card = null,
  hidden,
}: PageMeta): MetaDescriptor[] {
  const shop = shopOf(matches)
  const short = shortened(description, DESCRIPTION_LIMIT)
  const about: MetaDescriptor[] = [
    { title },
    ...(short === '' ? [] : [{ name: 'description', content: short }]),
    { property: 'og:title', content: title },
    ...(short === '' ? [] : [{ property: 'og:description', content: short }]),
    { property: 'og:type', content: 'website' },
    ...(shop === undefined ? [] : [{ property: 'og:site_name', content: shop.name }]),
  ]
  if (hidden) return [...about, { name: 'robots', content: 'noindex' }]
  if (!publicUrl) return about
  const address = new URL(path, publicUrl)
  if (!address.pathname.endsWith('/')) address.pathname += '/'
  const url = address.href
  const shown = card?.url ?? picture ?? shop?.socialPicture ?? null
  const whole = card ?? (picture === undefined && shop?.socialPicture ? { alt: shop.name } : null)
  return [
    ...about,
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:url', content: url },
    ...(shown === null ? [] : [{ property: 'og:image', content: new URL(shown, publicUrl).href }]),
    ...(card === null ? [] : [{ property: 'og:image:type', content: 'image/jpeg' }]),
    // The shop's picture has the size of a card.
    ...(whole === null
      ? []
      : [
          { property: 'og:image:width', content: String(CARD.width) },
          { property: 'og:image:height', content: String(CARD.height) },
          { property: 'og:image:alt', content: whole.alt },
        ]),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
