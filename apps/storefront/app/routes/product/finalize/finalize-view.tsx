import type { ArtworkLines, PreflightReport, ProductPage } from '@kisscut/shop'
import type { ReactNode } from 'react'
import { designPageOf } from '@kisscut/shop/tool-pages'
import { hasDesign } from '../../../parts/configurator/design-step/has-design.ts'
import { urlFor } from '../../../links/url-for.ts'
import { inColors, useColors } from '../../../parts/configurator/design-step/colors.ts'
import { Findings } from '../../../parts/configurator/design-step/findings.tsx'
import { FinalPackage } from '../../../parts/configurator/finalize/final-package.tsx'
import { FinalPicture } from '../../../parts/configurator/finalize/final-picture.tsx'
import { FinalizeForm } from '../../../parts/configurator/finalize/finalize-form.tsx'
import { Review } from '../../../parts/configurator/finalize/review.tsx'
import type { FinalizeResult } from '../../../parts/configurator/finalize/use-finalizing.ts'
import { ProductBar } from '../../../parts/configurator/page/product-bar.tsx'
import { Steps } from '../../../parts/configurator/steps/steps.tsx'
import { ButtonLink } from '../../../parts/action/button-link.tsx'
import { Notice } from '../../../parts/notice/notice.tsx'
import { Column } from '../../../parts/page/column.tsx'
import { Sheet } from '../../../parts/sheet/sheet.tsx'
import * as messages from '../../../messages/finalize.ts'
import css from './finalize-view.module.css'

type Configured = NonNullable<ProductPage['configured']>

interface Props {
  readonly page: ProductPage & { readonly configured: Configured }
  /** The lines that follow the artwork, as they will be cut; null if tracing takes too long. */
  readonly lines: ArtworkLines | null
  /** The preflight's report; null if it takes too long. */
  readonly preflight: PreflightReport | null
  readonly isInCart: boolean
  readonly idempotencyKey: string
  readonly failure: FinalizeResult | undefined
  readonly search: string
}

/** FINALIZE PRODUCT: the finished design, choices about proof and print, and the button for the cart. */
export function FinalizeView({ page, lines, preflight, isInCart, idempotencyKey, failure, search }: Props) {
  const { configured } = page
  const place = { categoryPath: page.categoryPath, slug: page.product.slug, configuredId: configured.id }
  const detailsUrl = urlFor('setupEdit', place) + search
  const isDesigned = hasDesign(configured)
  const { colors } = useColors()
  const designUrl = inColors(urlFor(designPageOf(page.product.toolType), place) + search, colors)
  // The page reloads both until they are known.
  const isChecked = preflight !== null && lines !== null
  const columns = (form: ReactNode) => (
    <div className={css.columns}>
      <div className={css.picture}>
        <FinalPicture page={page} lines={lines} />
        <FinalPackage page={page} />
      </div>
      <div className={css.words}>
        {isDesigned && (
          <Sheet>
            <Findings
              preflight={isChecked ? preflight : null}
              designUrl={designUrl}
              isCutOnly={page.product.toolType === 'lettering'}
            />
          </Sheet>
        )}
        <Sheet>{form}</Sheet>
      </div>
      <Sheet className={css.review}>
        <Review page={page} detailsUrl={detailsUrl} designUrl={designUrl} />
      </Sheet>
    </div>
  )
  return (
    <Column className={css.page}>
      <Steps current={3} urls={[detailsUrl, designUrl, null]} />
      <ProductBar page={page} title={messages.reviewOrder} detailsUrl={detailsUrl} />
      {isDesigned ? (
        <FinalizeForm
          page={page}
          isInCart={isInCart}
          isChecked={isChecked}
          idempotencyKey={idempotencyKey}
          failure={failure}
          around={columns}
        />
      ) : (
        columns(
          <Notice
            kind="warning"
            action={
              <ButtonLink kind="primary" to={designUrl} reloadDocument>
                {messages.addArtwork}
              </ButtonLink>
            }
          >
            {messages.noArtwork}
          </Notice>,
        )
      )}
    </Column>
  )
}
