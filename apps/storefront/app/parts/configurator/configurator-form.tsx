import { isOutOfStock } from '@kisscut/core/stock'
import { TYPED_UNIT, WHOLE_FORM } from '@kisscut/core/configuration'
import type { FormErrors } from '@kisscut/core/errors'
import { materialOf } from '@kisscut/core/material'
import { isFinishedBy, isRush, lookOfFace } from '@kisscut/core/option'
import { OFFER_FIELD } from '@kisscut/shop/tool-pages'
import { useEffect, type ReactNode, type RefObject } from 'react'
import * as messages from '../../messages/setup.ts'
import { Button } from '../action/button.tsx'
import { revealProblem } from '../form/reveal-problem.ts'
import { useConfigurationUrl } from './behavior/use-address.ts'
import { useFormBefore } from './behavior/use-form-before.ts'
import type { useSetup } from './behavior/use-setup.ts'
import { useShipsIn } from './behavior/use-ships-in.ts'
import { ChangedElsewhere, isOverwriting, revealQuestion } from './changed-elsewhere.tsx'
import { Choices } from './choices.tsx'
import type { ConfiguratorData } from './live/configurator-data.ts'
import { ProductHead } from './page/product-head.tsx'
import { type DrawnPicture, PictureStrip } from './picture/picture-strip.tsx'
import { PictureThumbnail, StickerPicture } from './picture/sticker-picture.tsx'
import type { Sample } from './picture/sticker-scene.ts'
import { Breakdown } from './price/breakdown.tsx'
import { Failures } from './problems/failures.tsx'
import { PriceBar } from './price/price-bar.tsx'
import { PricePanel } from './price/price-panel.tsx'
import { summaryOf } from './price/summary.ts'
import css from './configurator.module.css'

const CONFIGURATOR_FORM = 'configurator'

export interface Saving {
  readonly isSaving: boolean
  readonly failure: FormErrors
  readonly save: () => void
  /** Another tab has saved the product. DESIGN-22. */
  readonly isStale: boolean
  /** Saves this page's version over another tab's. */
  readonly keep: () => void
}

interface Props {
  readonly form: RefObject<HTMLFormElement>
  readonly page: ConfiguratorData
  readonly setup: ReturnType<typeof useSetup>
  readonly saving: Saving
  /** URL that loads the version saved by another tab; empty before the first save. */
  readonly loadUrl: string
  /** Label of the button beside the price; `shortAction` is for the bar on phones. */
  readonly action: string
  readonly shortAction: string
  readonly sample: Sample
  /** The revision that the form changes; null for a new product. */
  readonly revision: number | null
  /** Shown below the product's description. */
  readonly about?: ReactNode
  /** Shown before the other choices. */
  readonly before?: ReactNode
  /** Pictures that the shopper can view instead of the product's. */
  readonly drawn?: readonly DrawnPicture[] | undefined
  /** Shown below the picture. */
  readonly belowPicture?: ReactNode
}

/**
 * A column of choices beside a live picture. A plain form underneath requests prices by GET and goes to the next step by
 * POST, so that everything works without scripts.
 */
export function ConfiguratorForm({ form, page, setup, saving, loadUrl, sample, revision, ...shown }: Props) {
  const { preferences, q } = page
  const { product, configuration, quote } = setup
  const { material } = materialOf(product, configuration.materialId)
  const isInHurry = isRush(product, configuration)
  // Products that come with artwork have no proof.
  const proof = page.artwork ? 'as_is' : configuration.proofApproval
  const shipsIn = useShipsIn(page.production, material?.id ?? null, quote.quantity, isInHurry, proof)
  useConfigurationUrl(configuration)
  useFormBefore(form, product, page.configuration, preferences.locale, setup.change)
  const { isSaving, failure, save, isStale, keep } = saving
  const hasErrors = quote.problems.some(({ level }) => level === 'error')
  const way = (label: string) => (
    <Button
      kind="primary"
      size="large"
      type="submit"
      formMethod="post"
      busy={isSaving}
      blocked={hasErrors}
      disabled={isOutOfStock(quote.problems)}
      form={CONFIGURATOR_FORM}
    >
      {label}
    </Button>
  )
  const isRejected = Object.keys(failure.fields).length > 0
  useEffect(() => {
    if (isRejected) revealProblem(form.current)
  }, [isRejected, form])
  const general = failure.general.length > 0 ? failure.general : page.errors
  return (
    <form
      ref={form}
      id={CONFIGURATOR_FORM}
      method="get"
      className={css.configurator}
      onSubmit={(event) => {
        event.preventDefault()
        if (hasErrors && revealProblem(form.current)) return
        if (isOverwriting(event.nativeEvent)) keep()
        else if (!isStale || !revealQuestion(form.current)) save()
      }}
    >
      <input type="hidden" name={WHOLE_FORM} value="1" />
      {q && <input type="hidden" name="q" value={q} />}
      {revision !== null && <input type="hidden" name="revision" value={revision} />}
      <input type="hidden" name="currency" value={product.currency} />
      {product.specialOffer && <input type="hidden" name={OFFER_FIELD} value={product.specialOffer.id} />}
      <input type="hidden" name={TYPED_UNIT} value={preferences.unit} />
      <div className={css.picture}>
        <PictureStrip pictures={page.gallery} drawn={shown.drawn} chosen={configuration}>
          <StickerPicture
            name={product.name}
            material={material}
            look={lookOfFace(product, configuration)}
            whiteInk={isFinishedBy(product, configuration, 'whiteInk')}
            width={configuration.width}
            height={configuration.height}
            sample={sample}
          />
        </PictureStrip>
        {shown.belowPicture}
      </div>
      <div className={css.column}>
        <ProductHead page={page} />
        {shown.about}
        <fieldset className={css.controls}>
          {shown.before}
          <Choices setup={setup} />
          <div>
            <p className={css.summary}>{summaryOf(product, configuration, quote, preferences)}</p>
            <Breakdown quote={quote} />
          </div>
          <noscript>
            <button type="submit" className={css.update}>
              {messages.updatePrice}
            </button>
          </noscript>
        </fieldset>
      </div>
      <div className={css.price}>
        <PricePanel
          quote={quote}
          waiting={setup.isWaiting}
          shipsIn={shipsIn}
          onQuantity={(value) => setup.change({ quantity: value })}
          action={way(shown.action)}
          problems={
            <>
              {isStale && <ChangedElsewhere loadUrl={loadUrl} />}
              <Failures
                texts={isStale ? [] : general}
                hasErrors={hasErrors}
                form={CONFIGURATOR_FORM}
                onReveal={() => revealProblem(form.current)}
                missingPrice={setup.missingPrice}
                onRetry={setup.refetch}
              />
            </>
          }
        />
      </div>
      <PriceBar
        quote={quote}
        waiting={setup.isWaiting}
        action={way(shown.shortAction)}
        thumbnail={<PictureThumbnail width={configuration.width} height={configuration.height} />}
      />
    </form>
  )
}
