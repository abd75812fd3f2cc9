import type { ProductPage } from '@kisscut/shop'
import { firstPageOf } from '@kisscut/shop/tool-pages'
import { urlFor } from '../../../links/url-for.ts'
import * as messages from '../../../messages/design-tool.ts'
import { Steps } from '../../../parts/configurator/steps/steps.tsx'
import { Opening } from '../../../parts/design-tool/opening.tsx'
import type { DesignToolData } from '../../../parts/design-tool/tool-data.ts'
import { shownIn, thumbnailOf } from '../../../parts/sized-picture/sized-picture.ts'
import { SampleLinks } from '../../../parts/configurator/samples/sample-links.tsx'
import { DesignToolFrame } from '../../../parts/design-tool/tool-frame.tsx'
import { OfferTiles } from '../../../parts/catalog/offer-tiles.tsx'
import { ProductSections } from '../../../parts/product-sections/product-sections.tsx'
import { Breadcrumbs } from '../../../parts/page/breadcrumbs.tsx'
import { Column } from '../../../parts/page/column.tsx'
import { useDisplayPreferences } from '../../../parts/page/locale.tsx'
import css from './design-view.module.css'

/** Width of the product's picture while the tool loads. */
const WIDE = '24rem'

interface Props {
  readonly tool: DesignToolData['tool']
  readonly page: ProductPage
  readonly start: Omit<DesignToolData, 'tool' | 'page'>
  /** The query to pass on: `?q=…`, or an empty string. */
  readonly search: string
}

/** DESIGN: the design tool, and the page without it. */
export function DesignView({ tool, page, start, search }: Props) {
  const preferences = useDisplayPreferences()
  const { configured, product, categoryPath } = page
  const place = { categoryPath, slug: product.slug }
  const configuredId = configured?.id
  const detailsUrl =
    (configuredId ? urlFor('setupEdit', { ...place, configuredId }) : urlFor('setup', place)) + search
  const finalizeUrl = configuredId ? urlFor('finalize', { ...place, configuredId }) + search : null
  const { sections, breadcrumbs, ...shown } = page
  const data: DesignToolData = {
    ...{ ...start, tool },
    page: {
      ...shown,
      preferences,
      gallery: [],
      q: new URLSearchParams(search).get('q'),
      isStale: false,
      errors: [],
    },
  }
  const picture = configured?.previewUrl ?? page.picture?.url
  return (
    <Column className={css.page}>
      <Steps current={2} urls={[detailsUrl, null, finalizeUrl]} />
      {!configuredId && (
        <div className={css.crumbs}>
          <Breadcrumbs
            crumbs={[
              ...breadcrumbs,
              { name: product.name, url: urlFor(firstPageOf(product.toolType), place) },
            ]}
          />
        </div>
      )}
      <h1 className={css.title}>
        {configuredId ? messages.yourDesignOf(product.name) : messages.designIt(product.name)}
      </h1>
      {!configuredId && (
        <SampleLinks
          samples={start.samples}
          chosen={start.sample}
          picture={page.picture && thumbnailOf(page.picture)}
          url={urlFor(firstPageOf(product.toolType), place)}
          search={search}
        />
      )}
      <div id="product">
        <DesignToolFrame data={data}>
          {picture && (
            <img
              className={css.picture}
              src={picture}
              {...(configured?.previewUrl || !page.picture ? {} : shownIn(page.picture, WIDE))}
              alt={messages.pictureOf(product.name)}
              width={640}
              height={640}
            />
          )}
          <Opening>{messages.openingTool}</Opening>
          <noscript>
            <p>{messages.needsScripts}</p>
            <p>
              <a href={urlFor('category', { categoryPath })}>{messages.uploadInstead}</a>
            </p>
          </noscript>
        </DesignToolFrame>
      </div>
      {!configuredId && <OfferTiles offers={page.offers} />}
      {!configuredId && <ProductSections sections={sections} product={product} />}
    </Column>
  )
}
