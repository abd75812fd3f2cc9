import type { ArtworkLines, PreflightReport, ProductPage } from '@kisscut/shop'
import type { EditorState } from '@kisscut/editors/upload'
import { useEffect, useState, type MouseEvent } from 'react'
import { urlFor } from '../../../links/url-for.ts'
import { ButtonLink } from '../../../parts/action/button-link.tsx'
import { Total } from '../../../parts/configurator/price/price-panel.tsx'
import { DesignStep } from '../../../parts/configurator/design-step/design-step.tsx'
import { useRestored } from '../../../parts/page/use-restored.ts'
import { inColors, useColors } from '../../../parts/configurator/design-step/colors.ts'
import { ViewSwitch } from '../../../parts/configurator/design-step/view-switch.tsx'
import { viewsOf } from '../../../parts/configurator/design-step/views.ts'
import { ProductBar } from '../../../parts/configurator/page/product-bar.tsx'
import { Steps } from '../../../parts/configurator/steps/steps.tsx'
import { Notice } from '../../../parts/notice/notice.tsx'
import { Column } from '../../../parts/page/column.tsx'
import { onlyYours } from '../../../messages/whose-artwork.ts'
import * as messages from '../../../messages/upload.ts'
import css from './upload-view.module.css'

type Configured = NonNullable<ProductPage['configured']>

interface Props {
  readonly page: ProductPage & { readonly configured: Configured }
  /** URL of the guide files in this size. GUIDE-4. */
  readonly guide: string
  /** The lines that follow the artwork, as they will be cut; null while unknown. */
  readonly lines: ArtworkLines | null
  /** The saved design, drawn on the server. */
  readonly still: string
  /** The preflight's report; null if it takes too long. */
  readonly preflight: PreflightReport | null
  /** Why a form sent without scripts was rejected. */
  readonly rejected: readonly string[]
  /** The query to pass on: `?q=…`, or an empty string. */
  readonly search: string
}

/** DESIGN: the artwork on its die line. */
export function UploadView({ page, guide, lines, still, preflight, rejected, search }: Props) {
  const { configured } = page
  const place = { categoryPath: page.categoryPath, slug: page.product.slug, configuredId: configured.id }
  const detailsUrl = urlFor('setupEdit', place) + search
  const [state, setState] = useState<EditorState>({
    isSaved: true,
    hasFile: configured.userFile !== null,
    isWaitingForChoice: false,
  })
  const { colors } = useColors()
  const finalizeUrl = inColors(urlFor('finalize', place) + search, colors)
  const { isContinuing, onContinue } = useContinue(state, finalizeUrl)
  return (
    <Column>
      <Steps current={2} urls={[detailsUrl, null, state.hasFile ? finalizeUrl : null]} />
      <div className={css.head}>
        <ProductBar page={page} title={messages.yourArtwork} detailsUrl={detailsUrl} />
        {state.hasFile && <ViewSwitch offered={viewsOf(configured)} usual={messages.design} />}
      </div>
      {rejected.map((text) => (
        <Notice key={text} kind="error">
          {text}
        </Notice>
      ))}
      {page.product.warnsOfRights && <p className={css.hint}>{onlyYours}</p>}
      <p className={css.hint}>
        <a href={guide}>{messages.template}</a>
      </p>
      <DesignStep page={page} lines={lines} still={still} preflight={preflight} onState={setState} />
      <div className={css.on}>
        <Total quote={page.quote} waiting={false} />
        {state.hasFile ? (
          <ButtonLink
            kind="primary"
            size="large"
            to={finalizeUrl}
            reloadDocument
            onClick={onContinue}
            aria-busy={isContinuing}
          >
            {messages.proceed}
          </ButtonLink>
        ) : (
          <p className={css.hint}>{messages.addArtwork}</p>
        )}
      </div>
    </Column>
  )
}

/** Continues as soon as everything is saved, unless the shopper has to answer a question. */
function useContinue({ isSaved, isWaitingForChoice }: EditorState, url: string) {
  const [isContinuing, setIsContinuing] = useState(false)
  useEffect(() => {
    if (isWaitingForChoice) setIsContinuing(false)
  }, [isWaitingForChoice])
  useEffect(() => {
    if (isContinuing && isSaved) location.assign(url)
  }, [isContinuing, isSaved, url])
  useRestored(() => setIsContinuing(false))
  const onContinue = (event: MouseEvent) => {
    if (isSaved) return
    event.preventDefault()
    if (isWaitingForChoice) document.querySelector('[role=alert] button')?.scrollIntoView({ block: 'center' })
    else setIsContinuing(true)
  }
  return { isContinuing, onContinue }
}
