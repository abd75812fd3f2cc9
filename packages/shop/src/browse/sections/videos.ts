import type { ProductVideo } from '@kisscut/records'
import type { TemplateRow } from '../../ports/catalog.ts'
import { CATALOG_PICTURE } from '../pictures.ts'

/** The featured video and the product's own; a template may name its own by address alone. SECT-4. */
export function videosOf(template: TemplateRow): {
  readonly featured: ProductVideo | null
  readonly own: ProductVideo | null
} {
  const poster = template.hero_image ?? template.image_url
  const sides = { width: CATALOG_PICTURE, height: CATALOG_PICTURE }
  const plain =
    template.video === null || poster === null
      ? null
      : { url: template.video, poster, ...sides, title: template.name }
  return { featured: template.featured_video, own: template.product_video ?? plain }
}
