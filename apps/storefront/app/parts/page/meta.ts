import type { MetaDescriptor } from '@remix-run/node'
import { isRouteErrorResponse } from '@remix-run/react'
import * as messages from '../../messages/shell.tsx'

/** Title of an error page, which search engines must not index. */
export function missingMeta(error: unknown): MetaDescriptor[] {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const title = messages.titled(isMissing ? messages.notFoundTitle : messages.failedTitle)
  return [{ title }, { name: 'robots', content: 'noindex' }]
}

interface PageMeta {
  readonly title: string
  readonly description: string
  /** Public origin; without it no absolute URLs are written. */
  readonly publicUrl: string | undefined
  /** Pathname with its trailing slash, which data requests lose. */
  readonly path: string
  /** Alternative text of the social picture. */
  readonly picture?: string
  /** For carts and other personal pages: search engines must not index them. */
  readonly hidden?: boolean
}

/** Title, description, canonical URL and social card of a page. */
export function pageMeta({
  title,
  description,
  publicUrl,
  path,
  picture,
  hidden,
}: PageMeta): MetaDescriptor[] {
  const about: MetaDescriptor[] = [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: messages.shopName },
  ]
  if (hidden) return [...about, { name: 'robots', content: 'noindex' }]
  if (!publicUrl) return about
  const url = `${publicUrl}${path.endsWith('/') ? path : `${path}/`}`
  return [
    ...about,
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:url', content: url },
    { property: 'og:image', content: new URL(picture ?? '/social.png', publicUrl).href },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
