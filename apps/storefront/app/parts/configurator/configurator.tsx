import { DEFAULT_DIE_LINE, TYPED_UNIT, WHOLE_FORM } from '@kisscut/core/configuration'
import { materialOf } from '@kisscut/core/material'
import { isFinishedBy, isRush, lookOfFace } from '@kisscut/core/option'
import { useEffect, useMemo, useRef, type ComponentType } from 'react'
import { Button } from '../action/button.tsx'
import { revealProblem } from '../form/reveal-problem.ts'
import { Notice } from '../notice/notice.tsx'
import { useConfigurationUrl } from './behavior/use-address.ts'
import { useFormBefore } from './behavior/use-form-before.ts'
import { useSavingDetails } from './behavior/use-saving-details.ts'
import { useSetup } from './behavior/use-setup.ts'
import { useShipsIn } from './behavior/use-ships-in.ts'
import { ChangedElsewhere, isOverwriting, revealQuestion } from './changed-elsewhere.tsx'
import { Choices } from './choices.tsx'
import type { ConfiguratorData } from './live/configurator-data.ts'
import { ProductHead } from './page/product-head.tsx'
import { sampleOf } from './picture/sample-of.ts'
import { sampleOfForm } from './samples/sample-of-form.ts'
import { PictureStrip } from './picture/picture-strip.tsx'
import { PictureThumbnail, StickerPicture } from './picture/sticker-picture.tsx'
import { Breakdown } from './price/breakdown.tsx'
import { NoPrice } from './price/no-price.tsx'
import { PriceBar } from './price/price-bar.tsx'
import { PricePanel } from './price/price-panel.tsx'
import { summaryOf } from './price/summary.ts'
import { designPageOf } from '@kisscut/shop/tool-pages'
import { urlFor } from '../../links/url-for.ts'
import * as messages from '../../messages/setup.ts'
import css from './configurator.module.css'

const FORM = 'configurator'

export interface ConfiguratorProps {
  readonly page: ConfiguratorData
  /** Where the product has sample designs: their choice, which other pages do not fetch. */
  readonly SampleChoice: ComponentType<{ readonly page: ConfiguratorData }> | null
}

/**
 * One column of choices beside a picture that answers at once. A plain form underneath: it asks for a price by GET and
 * goes on by POST, so that all of it works without scripts.
 */
export function Configurator({ page, SampleChoice }: ConfiguratorProps) {
  const { preferences, q } = page
  const setup = useSetup(page)
  const { product, configuration, quote } = setup
  const { material } = materialOf(product, configuration.materialId)
  const shipsIn = useShipsIn(
    page.production,
    material?.id ?? null,
    quote.quantity,
    isRush(product, configuration),
    configuration.proofApproval,
  )
  useConfigurationUrl(configuration)
  const form = useRef<HTMLFormElement>(null)
  const { dieLine = DEFAULT_DIE_LINE } = configuration
  const sample = useMemo(() => sampleOf(page, dieLine), [page, dieLine])
  const placeOf = (configuredId: string) => ({
    categoryPath: page.categoryPath,
    slug: product.slug,
    configuredId,
  })
  const designPage = designPageOf(product.toolType)
  const designUrl = (configuredId: string) => urlFor(designPage, placeOf(configuredId))
  const isDesigned = designPage !== 'upload'
  const loadUrl = page.configured
    ? urlFor('setupEdit', placeOf(page.configured.id)) + (q ? `?${new URLSearchParams({ q })}` : '')
    : ''
  useFormBefore(form, product, page.configuration, preferences.locale, setup.change)
  const { isSaving, failure, save, isStale, keep } = useSavingDetails(page, setup.chosen, designUrl, () =>
    sampleOfForm(form.current),
  )
  const hasErrors = quote.problems.some(({ level }) => level === 'error')
  const onQuantity = (value: string) => setup.change({ quantity: value })
  const way = (label: string) => (
    <Button
      kind="primary"
      size="large"
      type="submit"
      formMethod="post"
      busy={isSaving}
      blocked={hasErrors}
      form={FORM}
    >
      {label}
    </Button>
  )
  const isRejected = Object.keys(failure.fields).length > 0
  useEffect(() => {
    if (isRejected) revealProblem(form.current)
  }, [isRejected])
  const general = failure.general.length > 0 ? failure.general : page.errors
  return (
    <form
      ref={form}
      id={FORM}
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
      {page.configured && <input type="hidden" name="revision" value={page.configured.revision} />}
      <input type="hidden" name={TYPED_UNIT} value={preferences.unit} />
      <div className={css.picture}>
        <PictureStrip pictures={page.gallery} chosen={configuration}>
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
      </div>
      <div className={css.column}>
        <ProductHead page={page} />
        <fieldset className={css.controls}>
          {SampleChoice && <SampleChoice page={page} />}
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
          onQuantity={onQuantity}
          action={way(isDesigned ? messages.designYourOwn : messages.uploadYourArtwork)}
          problems={
            <>
              {isStale && <ChangedElsewhere loadUrl={loadUrl} />}
              <Failures
                texts={isStale ? [] : general}
                hasErrors={hasErrors}
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
        action={way(isDesigned ? messages.design : messages.uploadArtwork)}
        thumbnail={<PictureThumbnail width={configuration.width} height={configuration.height} />}
      />
    </form>
  )
}

interface FailuresProps {
  readonly texts: readonly string[]
  /** Something is wrong in a field, which may be out of view. */
  readonly hasErrors: boolean
  readonly onReveal: () => void
  readonly missingPrice: readonly string[] | null
  readonly onRetry: () => void
}

function Failures({ texts, hasErrors, onReveal, missingPrice, onRetry }: FailuresProps) {
  return (
    <>
      {texts.map((text) => (
        <Notice key={text} kind="error">
          {text}
        </Notice>
      ))}
      {hasErrors && (
        <a
          href={`#${FORM}`}
          data-reveals=""
          className={css.attention}
          onClick={(event) => {
            event.preventDefault()
            onReveal()
          }}
        >
          {messages.showProblems}
        </a>
      )}
      {missingPrice && <NoPrice texts={missingPrice} onRetry={onRetry} />}
    </>
  )
}
