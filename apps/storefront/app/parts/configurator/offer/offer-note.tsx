import type { ProductPage } from '@kisscut/shop'
import { urlFor } from '../../../links/url-for.ts'
import * as messages from '../../../messages/offer-note.ts'
import { Notice } from '../../notice/notice.tsx'
import css from './offer-note.module.css'

type Offered = Pick<ProductPage, 'product' | 'categoryPath' | 'configured' | 'isOfferOver'>

/** The product's special offer with a link to order without it, or a note that it has ended. OFFER-4, OFFER-6. */
export function OfferNote({ page }: { readonly page: Offered }) {
  const { product, categoryPath, configured, isOfferOver } = page
  if (isOfferOver) return <Notice kind="warning">{messages.offerOver}</Notice>
  if (!product.specialOffer) return null
  return (
    <div className={css.note}>
      <p>
        <strong className={css.badge}>{messages.specialOffer}</strong> {product.specialOffer.name}
      </p>
      {configured === null && (
        <a href={urlFor('setup', { categoryPath, slug: product.slug })}>{messages.withoutOffer}</a>
      )}
    </div>
  )
}
