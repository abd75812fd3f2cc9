import type { ProductPage } from '@kisscut/shop'
import { useDisplayPreferences } from '../../page/locale.tsx'
import { ProductDataBlock } from '../live/product-data-blocks.tsx'
import { summaryOf } from '../price/summary.ts'
import * as messages from '../../../messages/configurator.ts'
import css from './product-bar.module.css'

interface Props {
  readonly page: ProductPage
  readonly title: string
  readonly detailsUrl: string
}

/** The product in one line, with a link back to its details. */
export function ProductBar({ page, title, detailsUrl }: Props) {
  const preferences = useDisplayPreferences()
  return (
    <header className={css.bar}>
      <ProductDataBlock page={page} />
      <h1 className={css.title}>{title}</h1>
      <p className={css.about}>
        {page.product.name}: {summaryOf(page.product, page.configuration, page.quote, preferences)}{' '}
        <a href={detailsUrl}>{messages.changeDetails}</a>
      </p>
    </header>
  )
}
