import type { ProductPage } from '@kisscut/shop'
import { urlFor } from '../../../links/url-for.ts'
import { Link } from '../../../parts/page/link.tsx'
import { guideUrl } from '../guide-url.ts'
import * as messages from '../../../messages/help-links.ts'
import css from './help-links.module.css'

/** Links for help with an order: guide files in this size, and contact. GUIDE-4. */
export function HelpLinks({ page }: { readonly page: ProductPage }) {
  const isDrawnElsewhere = page.product.toolType !== 'lettering' && !page.product.takesNoArtwork
  return (
    <nav aria-label={messages.help} className={css.links}>
      {isDrawnElsewhere && <Link to={guideUrl(page)}>{messages.template}</Link>}
      <Link to={urlFor('sizeGuide')}>{messages.sizes}</Link>
      <Link to={urlFor('materials')}>{messages.materials}</Link>
      <Link to={`${urlFor('quoteForm')}?product=${encodeURIComponent(page.product.name)}`}>
        {messages.quote}
      </Link>
      <Link to={urlFor('contact')}>{messages.contact}</Link>
    </nav>
  )
}
