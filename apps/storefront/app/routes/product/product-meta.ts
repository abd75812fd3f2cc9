import type { MetaDescriptor, MetaFunction } from '@remix-run/node'
import type { ProductPage } from '@kisscut/shop'
import type { FirstPage } from '@kisscut/shop/tool-pages'
import { urlFor } from '../../links/url-for.ts'
import { pageMeta, titleOf } from '../../parts/page/meta.ts'
import { breadcrumbData, productData } from '../../parts/page/structured-data.ts'
import { notFoundTitle } from '../../messages/shell.tsx'

type Matches = Parameters<MetaFunction>[0]['matches']

/** The head of a product's public page, as search engines and shared links show it. */
export function productMeta(
  data: { readonly page: ProductPage; readonly publicUrl: string } | undefined,
  name: FirstPage | 'dragDropBuy',
  matches: Matches,
): MetaDescriptor[] {
  if (!data) return [{ title: titleOf(notFoundTitle, matches) }]
  const { page, publicUrl } = data
  const path = urlFor(name, { categoryPath: page.categoryPath, slug: page.product.slug })
  return [
    ...pageMeta({
      matches,
      title: titleOf(page.metaTitle, matches),
      description: page.metaDescription,
      publicUrl,
      path,
      picture: page.picture?.url,
    }),
    productData(page, path, publicUrl, matches),
    breadcrumbData([...page.breadcrumbs, { name: page.product.name, url: path }], publicUrl),
  ]
}
