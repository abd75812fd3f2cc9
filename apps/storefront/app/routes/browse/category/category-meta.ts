import type { CategoryPage } from '@kisscut/shop'
import { missingMeta, pageMeta, titleOf, type Matches } from '../../../parts/page/meta.ts'
import { breadcrumbData } from '../../../parts/page/structured-data.ts'

interface Data {
  readonly page: CategoryPage
  readonly publicUrl: string
}

/** Title, description and social card of a category. */
export function categoryMeta(data: Data | undefined, error: unknown, matches: Matches) {
  if (!data) return missingMeta(error, matches)
  const { page, publicUrl } = data
  return [
    ...pageMeta({
      matches,
      title: titleOf(page.metaTitle || page.name, matches),
      description: page.metaDescription || page.description,
      publicUrl,
      path: page.canonicalUrl,
      picture: page.picture?.url,
      card: page.cardUrl === null ? null : { url: page.cardUrl, alt: page.name },
    }),
    breadcrumbData(page.breadcrumbs, publicUrl),
  ]
}
