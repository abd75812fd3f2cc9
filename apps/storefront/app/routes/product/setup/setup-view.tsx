import type { Picture, ProductPage, Sample } from '@kisscut/shop'
import { designPageOf } from '@kisscut/shop/tool-pages'
import { useSearchParams } from '@remix-run/react'
import { urlFor } from '../../../links/url-for.ts'
import * as messages from '../../../messages/configurator.ts'
import { hasDesign } from '../../../parts/configurator/design-step/has-design.ts'
import { LiveConfigurator } from '../../../parts/configurator/live/live-configurator.tsx'
import { STALE } from '../../../parts/configurator/live/live-id.ts'
import { SAMPLE_FIELD } from '../../../parts/configurator/samples/sample-of-form.ts'
import { Steps } from '../../../parts/configurator/steps/steps.tsx'
import { OfferTiles } from '../../../parts/catalog/offer-tiles.tsx'
import { ProductSections } from '../../../parts/product-sections/product-sections.tsx'
import { Breadcrumbs } from '../../../parts/page/breadcrumbs.tsx'
import { Column } from '../../../parts/page/column.tsx'
import { useDisplayPreferences } from '../../../parts/page/locale.tsx'
import { HelpLinks } from './help-links.tsx'

/** Pictures beside that of the chosen size; the shopper's own product is first. */
function galleryOf({ sections, configured, product }: ProductPage): readonly Picture[] {
  const own = configured?.previewUrl
  const made = sections.find(({ kind }) => kind === 'product_gallery')?.pictures ?? []
  if (!own) return made
  return [{ url: own, alt: messages.yourOwn(product.name), width: OWN, height: OWN }, ...made]
}

/** Width and height in pixels of a configured product's picture. */
const OWN = 640

interface Props {
  readonly page: ProductPage
  /** Why a form sent without scripts failed. */
  readonly errors: readonly string[]
  /** Another tab has saved a newer revision than the form's. DESIGN-22. */
  readonly isStale?: boolean | undefined
  /** Sample designs to begin with; absent once there is a design. */
  readonly samples?: readonly Sample[]
}

/** PRODUCT DETAILS: the configurator, then the sections. */
export function SetupView({ page, errors, isStale = false, samples = [] }: Props) {
  const place = { categoryPath: page.categoryPath, slug: page.product.slug }
  const preferences = useDisplayPreferences()
  const [query] = useSearchParams()
  const q = query.get('q')
  const { sections, breadcrumbs, ...product } = page
  const { configured } = page
  const designUrlOf = (configuredId: string) =>
    urlFor(designPageOf(page.product.toolType), { ...place, configuredId })
  const finalizeUrl =
    configured && hasDesign(configured) ? urlFor('finalize', { ...place, configuredId: configured.id }) : null
  const urls = [null, configured && designUrlOf(configured.id), finalizeUrl]
  return (
    <Column>
      <Steps current={1} urls={urls} />
      <Breadcrumbs crumbs={[...breadcrumbs, { name: page.product.name, url: urlFor('setup', place) }]} />
      <div id="product">
        <LiveConfigurator
          data={{
            ...{ ...product, preferences, q, errors, samples, sample: query.get(SAMPLE_FIELD) },
            ...{ isStale: isStale || query.has(STALE), gallery: galleryOf(page) },
          }}
        />
      </div>
      <HelpLinks page={page} />
      {configured === null && <OfferTiles offers={page.offers} />}
      <ProductSections sections={sections} product={page.product} />
    </Column>
  )
}
