import type { ClipartPage } from '@kisscut/shop'
import { useSearchParams } from '@remix-run/react'
import { urlFor } from '../../../links/url-for.ts'
import * as messages from '../../../messages/clipart.ts'
import { LiveClipart } from '../../../parts/clipart/live-clipart.tsx'
import { STALE } from '../../../parts/configurator/live/live-id.ts'
import { ProductSections } from '../../../parts/product-sections/product-sections.tsx'
import { Breadcrumbs } from '../../../parts/page/breadcrumbs.tsx'
import { Column } from '../../../parts/page/column.tsx'
import { useDisplayPreferences } from '../../../parts/page/locale.tsx'
import css from './clipart-view.module.css'

interface Props extends ClipartPage {
  /** The query to pass on: `?q=…`, or an empty string. */
  readonly search: string
  /** Why a form sent without scripts failed. */
  readonly errors: readonly string[]
}

/** The clipart configurator, then the sections. */
export function ClipartView({ page, start, related, credit, search, errors }: Props) {
  const preferences = useDisplayPreferences()
  const [query] = useSearchParams()
  const { sections, breadcrumbs, ...product } = page
  const url = urlFor('clipart', { categoryPath: page.categoryPath, slug: page.product.slug })
  const shown = {
    ...{ ...product, preferences, errors, gallery: [] },
    ...{ q: new URLSearchParams(search).get('q'), isStale: query.has(STALE) },
  }
  return (
    <Column>
      <Breadcrumbs crumbs={[...breadcrumbs, { name: page.product.name, url }]} isFirst />
      <div id="product">
        <LiveClipart data={{ page: shown, start }} />
      </div>
      {credit && <p className={css.credit}>{messages.drawnBy(credit)}</p>}
      {related && (
        <section className={css.related} aria-labelledby="related-graphics">
          <h2 id="related-graphics">{messages.related(related.category)}</h2>
          <ul className={css.graphics}>
            {related.graphics.map(({ name, picture }) => (
              <li key={`${name} ${picture}`}>
                <a href={`${urlFor('search')}?${new URLSearchParams({ q: name })}`}>
                  <img src={picture} alt="" width={96} height={96} loading="lazy" />
                  <span>{name}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ProductSections sections={sections} product={page.product} />
    </Column>
  )
}
