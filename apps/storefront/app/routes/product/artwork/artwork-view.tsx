import type { ArtworkPage, Picture } from '@kisscut/shop'
import { useSearchParams } from '@remix-run/react'
import { urlFor } from '../../../links/url-for.ts'
import { LiveConfigurator } from '../../../parts/configurator/live/live-configurator.tsx'
import { STALE } from '../../../parts/configurator/live/live-id.ts'
import { ProductSections } from '../../../parts/product-sections/product-sections.tsx'
import { Breadcrumbs } from '../../../parts/page/breadcrumbs.tsx'
import { Column } from '../../../parts/page/column.tsx'
import { useDisplayPreferences } from '../../../parts/page/locale.tsx'

interface Props extends ArtworkPage {
  /** Why a form sent without scripts failed. */
  readonly errors: readonly string[]
}

/** The page of a product that comes with its artwork: the configurator, then the sections. */
export function ArtworkView({ page, artwork, errors }: Props) {
  const preferences = useDisplayPreferences()
  const [query] = useSearchParams()
  const { sections, breadcrumbs, ...product } = page
  const place = { categoryPath: page.categoryPath, slug: page.product.slug }
  const url = urlFor(artwork.productClass === 'stock' ? 'stockImage' : 'marketplace', place)
  const gallery: readonly Picture[] = artwork.pictures
  return (
    <Column>
      <Breadcrumbs crumbs={[...breadcrumbs, { name: page.product.name, url }]} isFirst />
      <div id="product">
        <LiveConfigurator
          data={{
            ...{ ...product, artwork, preferences, q: query.get('q'), errors },
            ...{ isStale: query.has(STALE), gallery },
          }}
        />
      </div>
      <ProductSections sections={sections} product={page.product} />
    </Column>
  )
}
