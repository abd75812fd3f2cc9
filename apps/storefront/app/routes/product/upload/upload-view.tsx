import type { PreflightReport, ProductPage } from '@kisscut/shop'
import { useCallback, useEffect, useState, type MouseEvent } from 'react'
import { urlFor } from '../../../links/url-for.ts'
import { ButtonLink } from '../../../parts/action/button-link.tsx'
import { Total } from '../../../parts/configurator/price/price-panel.tsx'
import { DesignTable } from '../../../parts/configurator/design/design-table.tsx'
import { useRestored } from '../../../parts/configurator/design/use-restored.ts'
import { ProductBar } from '../../../parts/configurator/page/product-bar.tsx'
import { Steps } from '../../../parts/configurator/steps/steps.tsx'
import { Notice } from '../../../parts/notice/notice.tsx'
import { Column } from '../../../parts/page/column.tsx'
import css from './upload-view.module.css'

type Configured = NonNullable<ProductPage['configured']>

interface Props {
  readonly page: ProductPage & { readonly configured: Configured }
  /** The line around the artwork, as it will be cut. */
  readonly contour: string | null
  /** The table as it lies, drawn on the server. */
  readonly still: string
  /** What the preflight found; null where it could not look in time. */
  readonly preflight: PreflightReport | null
  /** What a form sent without scripts was refused for. */
  readonly refused: readonly string[]
  /** `?q=…`, carried along, or nothing. */
  readonly search: string
}

/** DESIGN: the artwork on its die line. */
export function UploadView({ page, contour, still, preflight, refused, search }: Props) {
  const { configured } = page
  const place = { categoryPath: page.categoryPath, slug: page.product.slug, configuredId: configured.id }
  const detailsUrl = urlFor('setupEdit', place) + search
  const [state, setState] = useState({ isSaved: true, hasFile: configured.userFile !== null })
  const finalizeUrl = urlFor('finalize', place) + search
  const { isGoing, goOn } = useGoingOn(state.isSaved, finalizeUrl)
  return (
    <Column>
      <Steps current={2} urls={[detailsUrl, null, state.hasFile ? finalizeUrl : null]} />
      <ProductBar page={page} title="Your artwork" detailsUrl={detailsUrl} />
      {refused.map((text) => (
        <Notice key={text} kind="error">
          {text}
        </Notice>
      ))}
      <DesignTable
        page={page}
        contour={contour}
        still={still}
        preflight={preflight}
        onState={useCallback((next: typeof state) => setState(next), [])}
      />
      <div className={css.on}>
        <Total quote={page.quote} waiting={false} />
        {state.hasFile ? (
          <ButtonLink
            kind="primary"
            size="large"
            to={finalizeUrl}
            reloadDocument
            onClick={goOn}
            aria-busy={isGoing}
          >
            Continue
          </ButtonLink>
        ) : (
          <p className={css.hint}>Add your artwork to continue.</p>
        )}
      </div>
    </Column>
  )
}

/** Goes on at once when all is kept, else as soon as it is. */
function useGoingOn(isSaved: boolean, url: string) {
  const [isGoing, setIsGoing] = useState(false)
  useEffect(() => {
    if (isGoing && isSaved) location.assign(url)
  }, [isGoing, isSaved, url])
  useRestored(() => setIsGoing(false))
  const goOn = (event: MouseEvent) => {
    if (isSaved) return
    event.preventDefault()
    setIsGoing(true)
  }
  return { isGoing, goOn }
}
