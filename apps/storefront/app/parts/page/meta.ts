import type { MetaDescriptor } from '@remix-run/node'
import { isRouteErrorResponse } from '@remix-run/react'

/** A page that could not be shown says so in its title, and is kept out of search engines. */
export function missingMeta(error: unknown): MetaDescriptor[] {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const title = isMissing ? 'Page not found · Kisscut' : 'Something went wrong · Kisscut'
  return [{ title }, { name: 'robots', content: 'noindex' }]
}

interface PageMeta {
  readonly title: string
  readonly description: string
  /** Origin shoppers use; without it nothing absolute is said. */
  readonly publicUrl: string | undefined
  /** Pathname; written with its last slash, which data requests lose. */
  readonly path: string
  /** Of the social picture. */
  readonly picture?: string
  /** Carts and other pages of one shopper only. */
  readonly hidden?: boolean
}

/** Title, description, canonical address and social card of a page. */
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
    { property: 'og:site_name', content: 'Kisscut' },
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
