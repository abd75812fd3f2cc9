import type { MetaDescriptor, MetaFunction } from '@remix-run/node'
import type { ProductPage } from '@kisscut/shop'
import { firstPageOf, type ClassPage, type FirstPage } from '@kisscut/shop/tool-pages'
import { urlFor } from '../../links/url-for.ts'
import { missingMeta, pageMeta, shopOf, titleOf } from '../../parts/page/meta.ts'
import { breadcrumbData, productData, questionData } from '../../parts/page/structured-data.ts'

type Matches = Parameters<MetaFunction>[0]['matches']

/** The head of a product's public page, whatever its class, as search engines and shared links show it (SEO-3, SEO-4). */
export function productMeta(
  data: { readonly page: ProductPage; readonly publicUrl: string } | undefined,
  name: FirstPage | ClassPage,
  matches: Matches,
  error?: unknown,
): MetaDescriptor[] {
  if (!data) return missingMeta(error ?? MISSING, matches)
  const { page, publicUrl } = data
  // What is designed first has details too: a step of its way, under the address of its first page. SEO-4.
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

/** What a page without data is, unless it says otherwise. */
const MISSING = { status: 404, statusText: '', internal: false, data: null }
