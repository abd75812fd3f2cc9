import { provisionalPriceOf } from '@kisscut/core/price'
import { isOutOfStock } from '@kisscut/core/stock'
import { TYPED_UNIT, WHOLE_FORM } from '@kisscut/core/configuration'
import { shipsInWords } from '@kisscut/core/production'
import type { ProductPage } from '@kisscut/shop'
import { useSearchParams } from '@remix-run/react'
import { urlFor } from '../../../links/url-for.ts'
import * as messages from '../../../messages/sold-as-it-is.ts'
import { Button } from '../../../parts/action/button.tsx'
import { STALE } from '../../../parts/configurator/live/live-id.ts'
import { assertStyles } from '../../../parts/configurator/live/live-configurator.tsx'
import { ProductDataBlock } from '../../../parts/configurator/live/product-data-blocks.tsx'
import { PlainChoices } from '../../../parts/configurator/live/plain-choices.tsx'
import { ProductHead } from '../../../parts/configurator/page/product-head.tsx'
import { Price } from '../../../parts/money/price.tsx'
import { Notice } from '../../../parts/notice/notice.tsx'
import { Breadcrumbs } from '../../../parts/page/breadcrumbs.tsx'
import { Column } from '../../../parts/page/column.tsx'
import { LIVE_PRICE, PRICED } from '../../../parts/page/live-list-marks.ts'
import { useUnit } from '../../../parts/page/locale.tsx'
import { Picture } from '../../../parts/picture/picture.tsx'
import { ProductSections } from '../../../parts/product-sections/product-sections.tsx'
import { Sheet } from '../../../parts/sheet/sheet.tsx'
import { HelpLinks } from './help-links.tsx'
import css from './sold-as-it-is-view.module.css'

interface Props {
  readonly page: ProductPage
  /** Reasons why the form failed. */
  readonly errors: readonly string[]
}

/**
 * A product sold as it is: description, quantity, price and the button for the cart. Works without scripts; with one,
 * the price follows the quantity. SAMPLE-1, SAMPLE-4.
 */
export function SoldAsItIsView({ page, errors }: Props) {
  assertStyles()
  const { product, picture, breadcrumbs, categoryPath, sections } = page
  return (
    <Column>
      <Breadcrumbs
        isFirst
        crumbs={[
          ...breadcrumbs,
          { name: product.name, url: urlFor('setup', { categoryPath, slug: product.slug }) },
        ]}
      />
      <ProductDataBlock page={page} />
      <div id="product" className={css.product}>
        {picture && (
          <Sheet padding="none" className={css.picture}>
            <Picture picture={picture} loading="eager" sizes="(min-width: 55rem) 40rem, 100vw" />
          </Sheet>
        )}
        <div className={css.column}>
          <ProductHead page={page} />
          <OrderForm page={page} errors={errors} />
        </div>
      </div>
      <HelpLinks page={page} />
      <ProductSections sections={sections} product={product} />
    </Column>
  )
}

function OrderForm({ page, errors }: Props) {
  const { product, configured, configuration, quote, production } = page
  const price = provisionalPriceOf(quote)
  const [query] = useSearchParams()
  const unit = useUnit()
  const q = query.get('q')
  const stale = query.has(STALE) ? [messages.changedElsewhere] : []
  return (
    <form method="get" className={css.form} {...{ [LIVE_PRICE]: '' }}>
      <input type="hidden" name={WHOLE_FORM} value="1" />
      <input type="hidden" name="currency" value={product.currency} />
      <input type="hidden" name={TYPED_UNIT} value={unit} />
      {q && <input type="hidden" name="q" value={q} />}
      {configured && <input type="hidden" name="revision" value={configured.revision} />}
      <PlainChoices product={product} configuration={configuration} quote={quote} />
      {[...stale, ...errors].map((text) => (
        <Notice key={text} kind="error">
          {text}
        </Notice>
      ))}
      <div className={css.order}>
        <p className={css.price} aria-live="polite" {...{ [PRICED]: '' }}>
          {price === null ? (
            messages.checkQuantity
          ) : (
            <Price amount={price.total} currency={quote.currency} size="display" />
          )}
          <span className={css.ships}>{shipsInWords(production, { isRush: false, proof: 'as_is' })}</span>
        </p>
        <div className={css.actions}>
          <Button
            kind="primary"
            size="large"
            type="submit"
            formMethod="post"
            disabled={isOutOfStock(quote.problems)}
          >
            {configured ? messages.updateCart : messages.addToCart}
          </Button>
          <Button type="submit">{messages.updatePrice}</Button>
        </div>
      </div>
    </form>
  )
}
