import type { CategoryPage } from '@kisscut/shop'
import { missingMeta, pageMeta } from '../../../parts/page/meta.ts'
import { breadcrumbData } from '../../../parts/page/structured-data.ts'
import { titled } from '../../../messages/shell.tsx'

interface Data {
  readonly page: CategoryPage
  readonly publicUrl: string
}

/** Title, description and social card of a category. */
export function categoryMeta(data: Data | undefined, error: unknown) {
  if (!data) return missingMeta(error)
  const { page, publicUrl } = data
  return [
    ...pageMeta({
      title: titled(page.metaTitle || page.name),
      description: page.metaDescription || page.description,
      publicUrl,
      path: page.url,
      picture: page.picture?.url,
    }),
    breadcrumbData(page.breadcrumbs, publicUrl),
  ]
}
