import { DEFAULT_DIE_LINE, TYPED_UNIT, WHOLE_FORM } from '@kisscut/core/configuration'
import { materialOf } from '@kisscut/core/material'
import { isRush } from '@kisscut/core/option'
import { useEffect, useMemo, useRef } from 'react'
import { Button } from '../action/button.tsx'
import { revealProblem } from '../form/reveal-problem.ts'
import { Notice } from '../notice/notice.tsx'
import { detailsOfCustom, saveCustom } from './behavior/custom-record.ts'
import { useConfigurationUrl } from './behavior/use-address.ts'
import { useFormBefore } from './behavior/use-form-before.ts'
import { useSaving } from './behavior/use-saving.ts'
import { useSetup } from './behavior/use-setup.ts'
import { useShipsIn } from './behavior/use-ships-in.ts'
import { Choices } from './choices.tsx'
import type { ConfiguratorData } from './live/configurator-data.ts'
import { Swatch } from './material/swatch.tsx'
import { ProductHead } from './page/product-head.tsx'
import { sampleOf } from './picture/sample-of.ts'
import { StickerPicture } from './picture/sticker-picture.tsx'
import { Breakdown } from './price/breakdown.tsx'
import { PriceBar } from './price/price-bar.tsx'
import { PricePanel } from './price/price-panel.tsx'
import { summaryOf } from './price/summary.ts'
import { carriedQuery } from '../../links/carried-query.ts'
import { urlFor } from '../../links/url-for.ts'
import * as messages from '../../messages/setup.ts'
import css from './configurator.module.css'

const FORM = 'configurator'

/**
 * One column of choices beside a picture that answers at once. A plain form underneath: it asks for a price by GET and
 * goes on by POST, so that all of it works without scripts.
 */
export function Configurator({ page }: { readonly page: ConfiguratorData }) {
  const { preferences, q } = page
  const setup = useSetup(page)
  const { product, configuration, quote, configuredId } = setup
  const { material } = materialOf(product, configuration.materialId)
  const shipsIn = useShipsIn(
    page.production,
    material?.id ?? null,
    quote.quantity,
    isRush(product, configuration),
  )
  useConfigurationUrl(configuration)
  const form = useRef<HTMLFormElement>(null)
  const { dieLine = DEFAULT_DIE_LINE } = configuration
  const sample = useMemo(() => sampleOf(page, dieLine), [page, dieLine])
  const designUrl = (configuredId: string) =>
    urlFor('upload', { categoryPath: page.categoryPath, slug: product.slug, configuredId })
  useFormBefore(form, product, page.configuration, preferences.locale, setup.change)
  const { isSaving, failure, save } = useSaving({
    addToCart: false,
    save: async (signal) => {
      const saved = await saveCustom(configuredId, detailsOfCustom(configuration, product.id), { signal })
      return saved.ok
        ? { ok: true, id: saved.id, next: designUrl(saved.id) + carriedQuery(location.href) }
        : saved
    },
  })
  const onQuantity = (value: string) => setup.change({ quantity: value })
  const way = (label: string) => (
    <Button kind="primary" size="large" type="submit" formMethod="post" busy={isSaving} form={FORM}>
      {label}
    </Button>
  )
  const hasErrors = quote.problems.some(({ level }) => level === 'error')
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
        save()
      }}
    >
      <input type="hidden" name={WHOLE_FORM} value="1" />
      {q && <input type="hidden" name="q" value={q} />}
      <input type="hidden" name={TYPED_UNIT} value={preferences.unit} />
      <div className={css.picture}>
        <StickerPicture
          name={product.name}
          material={material}
          width={configuration.width}
          height={configuration.height}
          sample={sample}
        />
      </div>
      <div className={css.column}>
        <ProductHead page={page} />
        <fieldset className={css.controls}>
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
          action={way(messages.uploadYourArtwork)}
          problems={
            <Failures
              texts={general}
              hasErrors={hasErrors}
              onReveal={() => revealProblem(form.current)}
              isOffline={setup.isOffline}
              onRetry={setup.refetch}
            />
          }
        />
      </div>
      <PriceBar
        quote={quote}
        waiting={setup.isWaiting}
        action={way(messages.uploadArtwork)}
        thumbnail={material && <Swatch look={material.look} />}
      />
    </form>
  )
}

interface FailuresProps {
  readonly texts: readonly string[]
  /** Something is wrong in a field, which may be out of view. */
  readonly hasErrors: boolean
  readonly onReveal: () => void
  readonly isOffline: boolean
  readonly onRetry: () => void
}

function Failures({ texts, hasErrors, onReveal, isOffline, onRetry }: FailuresProps) {
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
      {isOffline && (
        <Notice
          kind="warning"
          action={
            <Button size="small" onClick={onRetry}>
              {messages.tryAgain}
            </Button>
          }
        >
          {messages.noPrice}
        </Notice>
      )}
    </>
  )
}
