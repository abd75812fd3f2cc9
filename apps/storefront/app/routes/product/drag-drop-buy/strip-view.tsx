import type { ProductPage, StripStart } from '@kisscut/shop'
import { urlFor } from '../../../links/url-for.ts'
import { shownIn } from '../../../parts/sized-picture/sized-picture.ts'
import * as messages from '../../../messages/drag-drop-buy.ts'
import { Opening } from '../../../parts/design-tool/opening.tsx'
import { ProductSections } from '../../../parts/product-sections/product-sections.tsx'
import { Breadcrumbs } from '../../../parts/page/breadcrumbs.tsx'
import { Column } from '../../../parts/page/column.tsx'
import { useDisplayPreferences } from '../../../parts/page/locale.tsx'
import type { StripToolData } from '../../../parts/strip-tool/strip-data.ts'
import { StripFrame } from '../../../parts/strip-tool/strip-frame.tsx'
import css from '../design/design-view.module.css'

interface Props {
  readonly page: ProductPage
  readonly strip: StripStart
  readonly library: StripToolData['library']
  /** The query to pass on: `?q=…`, or an empty string. */
  readonly search: string
}

/** The strip editor, and the page without it. */
export function StripView({ page, strip, library, search }: Props) {
  const preferences = useDisplayPreferences()
  const { product, categoryPath, picture } = page
  const { sections, breadcrumbs, ...shown } = page
  const data: StripToolData = {
    ...{ strip, library },
    page: {
      ...shown,
      preferences,
      gallery: [],
      q: new URLSearchParams(search).get('q'),
      isStale: false,
      errors: [],
    },
  }
  const url = urlFor('dragDropBuy', { categoryPath, slug: product.slug })
  return (
    <Column className={`${css.page} ${css.withoutSteps}`}>
      <div className={css.crumbs}>
        <Breadcrumbs crumbs={[...breadcrumbs, { name: product.name, url }]} />
      </div>
      <h1 className={css.title}>{messages.putTogether(product.name)}</h1>
      <div id="product">
        <StripFrame data={data}>
          {picture && (
            <img
              className={css.picture}
              src={picture.url}
              {...shownIn(picture, '24rem')}
              alt={product.name}
              width={640}
              height={640}
            />
          )}
          <Opening>{messages.opening}</Opening>
          <noscript>
            <p>{messages.needsScripts}</p>
            <p>
              <a href={urlFor('category', { categoryPath })}>{messages.otherProducts}</a>
            </p>
          </noscript>
        </StripFrame>
      </div>
      {strip.id === null && <ProductSections sections={sections} product={product} />}
    </Column>
  )
}
