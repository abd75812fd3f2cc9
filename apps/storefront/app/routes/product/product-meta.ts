import type { MetaDescriptor, MetaFunction } from '@remix-run/node'
import type { ProductPage } from '@kisscut/shop'
import { firstPageOf, type ClassPage, type FirstPage } from '@kisscut/shop/tool-pages'
import { urlFor } from '../../links/url-for.ts'
import { missingMeta, pageMeta, shopOf, titleOf } from '../../parts/page/meta.ts'
import { breadcrumbData, productData, questionData } from '../../parts/page/structured-data.ts'

type Matches = Parameters<MetaFunction>[0]['matches']

/** Metadata of the public page of a product of any class, for search engines and shared links (SEO-3, SEO-4). */
export function productMeta(
  data: { readonly page: ProductPage; readonly publicUrl: string } | undefined,
  name: FirstPage | ClassPage,
  matches: Matches,
  error?: unknown,
): MetaDescriptor[] {
  if (!data) return missingMeta(error ?? MISSING, matches)
  const { page, publicUrl } = data
  // For a product that begins with its design, the canonical page is the first one, not its details. SEO-4.
  const own = name === 'setup' ? firstPageOf(page.product.toolType) : name
  const path = urlFor(own, { categoryPath: page.categoryPath, slug: page.product.slug })
  const pictures = [page.picture?.url, page.cardUrl].flatMap((url) =>
    url ? [new URL(url, publicUrl).href] : [],
  )
  return [
    ...pageMeta({
      matches,
      title: titleOf(page.metaTitle, matches),
      description: page.metaDescription,
      publicUrl,
      path,
      picture: page.picture?.url,
      card: page.cardUrl === null ? null : { url: page.cardUrl, alt: page.product.name },
    }),
    productData(page, { url: publicUrl + path, pictures }, shopOf(matches)),
    breadcrumbData([...page.breadcrumbs, { name: page.product.name, url: path }], publicUrl),
    ...questionData(page.sections.flatMap(({ questions = [] }) => questions)),
  ]
}

/** The error of a page without data, unless there is another. */
const MISSING = { status: 404, statusText: '', internal: false, data: null }
