import type { DrawingOnProduct, RegionColors as RegionLooks } from '@kisscut/artwork/clipart'
import { isOutOfStock } from '@kisscut/core/stock'
import { filmsOfDrawing, INVERT_FIELD } from '@kisscut/core/clipart'
import { DEFAULT_DIE_LINE, ownDieLine, TYPED_UNIT, WHOLE_FORM } from '@kisscut/core/configuration'
import { materialOf } from '@kisscut/core/material'
import { isRush } from '@kisscut/core/option'
import { CONFIGURED_FIELD, configuredUrl } from '@kisscut/shop/tool-pages'
import type { Paints } from '@kisscut/shop'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../action/button.tsx'
import { useConfigurationUrl } from '../configurator/behavior/use-address.ts'
import { useFormBefore } from '../configurator/behavior/use-form-before.ts'
import { useOnHydrate } from '../configurator/behavior/use-on-hydrate.ts'
import { useSetup } from '../configurator/behavior/use-setup.ts'
import { useShipsIn } from '../configurator/behavior/use-ships-in.ts'
import { ChangedElsewhere, isOverwriting, revealQuestion } from '../configurator/changed-elsewhere.tsx'
import { ChoiceGroup } from '../configurator/choice-group.tsx'
import { Choices } from '../configurator/choices.tsx'
import { ProductHead } from '../configurator/page/product-head.tsx'
import { PillChoice } from '../configurator/pill-choice.tsx'
import { drawableSize, type SceneOfSize } from '../configurator/picture/sticker-scene.ts'
import { Breakdown } from '../configurator/price/breakdown.tsx'
import { PriceBar } from '../configurator/price/price-bar.tsx'
import { PricePanel } from '../configurator/price/price-panel.tsx'
import { summaryOf } from '../configurator/price/summary.ts'
import { Failures } from '../configurator/problems/failures.tsx'
import { revealProblem } from '../form/reveal-problem.ts'
import { urlFor } from '../../links/url-for.ts'
import * as setupMessages from '../../messages/setup.ts'
import * as messages from '../../messages/clipart.ts'
import type { ClipartData } from './clipart-data.ts'
import { ClipartPicture } from './clipart-picture.tsx'
import { madeOfSize } from './made-of-size.ts'
import { fieldsOfPaint, paintInForm } from './paint-fields.ts'
import { RegionColors } from './region-colors.tsx'
import { recordOfClipart } from './save-clipart.ts'
import { useOrderingClipart } from './use-ordering-clipart.ts'
import { useRegionLooks } from './use-region-looks.ts'
import css from '../configurator/configurator.module.css'

const FORM = 'configurator'
/** Color of film before one is chosen. */
const INK = '#1b1917'

/**
 * A drawing with its colors, size and price beside a live picture. A plain form underneath requests prices by GET and
 * adds to the cart by POST, so that everything works without scripts. CLIP-2.
 */
export function ClipartConfigurator({ page, start }: ClipartData) {
  const { preferences, q } = page
  const { regions, isFilm } = start
  const setup = useSetup(page)
  const { product, configuration, quote, change } = setup
  const { material } = materialOf(product, configuration.materialId)
  const [paints, setPaints] = useState<Paints>(start.paints)
  const [inverted, setInverted] = useState(start.inverted)
  const latest = useRef({ paints, inverted })
  const form = useRef<HTMLFormElement>(null)
  const ids = useMemo(() => regions.map(({ id }) => id), [regions])

  const { chosen } = setup
  /** Updates the paint and the films it is priced for, based on the latest material color, which may not be rendered yet. */
  const paint = useCallback(
    (
      next: { paints?: Paints; inverted?: boolean },
      chosenColor: string | null = chosen().materialColorId ?? null,
    ) => {
      latest.current = { ...latest.current, ...next }
      setPaints(latest.current.paints)
      setInverted(latest.current.inverted)
      if (!isFilm) return
      const { base, filmColorIds } = filmsOfDrawing(
        ids,
        latest.current.paints,
        chosenColor,
        latest.current.inverted,
      )
      change({ materialColorId: base, filmColorIds })
    },
    [ids, isFilm, change, chosen],
  )
  const chosenColor = configuration.materialColorId ?? null
  // A drawing cut from a single film has the color of its material.
  useEffect(() => {
    if (isFilm && ids.length === 0 && (configuration.filmColorIds ?? []).join() !== (chosenColor ?? ''))
      change({ filmColorIds: chosenColor === null ? [] : [chosenColor] })
  }, [isFilm, ids, chosenColor, configuration.filmColorIds, change])

  useFormBefore(form, product, page.configuration, preferences.locale, change)
  useOnHydrate(() => {
    if (!form.current) return
    const fields = new FormData(form.current)
    const typed = ids.flatMap((id) => {
      const now = paintInForm(fields, id, start.paints[id])
      return now === null ? [] : [[id, now] as const]
    })
    const isInverted = fields.get(INVERT_FIELD) === '1'
    const color = fields.get('color')
    if (typed.length > 0 || isInverted !== start.inverted)
      paint(
        { paints: { ...start.paints, ...Object.fromEntries(typed) }, inverted: isInverted },
        // The choice made before hydration, as `useFormBefore` reads it.
        typeof color === 'string' ? color : (page.configuration.materialColorId ?? null),
      )
    // Runs once: afterwards the state is ahead of the form.
  }, [form])
  const stated = useMemo(
    () => ({
      ...Object.fromEntries(ids.flatMap((id) => (paints[id] ? fieldsOfPaint(id, paints[id]) : []))),
      ...(inverted && { [INVERT_FIELD]: '1' }),
      ...(start.id !== null && { [CONFIGURED_FIELD]: start.id }),
    }),
    [ids, paints, inverted, start.id],
  )
  useConfigurationUrl(configuration, stated)

  const { isSaving, errors, save, isStale, keep } = useOrderingClipart(
    start,
    page.isStale,
    () => recordOfClipart(product.id, setup.chosen(), latest.current.paints, latest.current.inverted),
    product.currency,
  )
  const shipsIn = useShipsIn(
    page.production,
    material?.id ?? null,
    quote.quantity,
    isRush(product, configuration),
    // It is drawn already, so shoppers aren't asked about a proof.
    'as_is',
  )
  const colors = useMemo(() => {
    const designed = material?.designColorIds ?? []
    return {
      isFilm,
      material: material?.colors ?? [],
      palette:
        designed.length === 0 ? start.palette : start.palette.filter(({ id }) => designed.includes(id)),
      group: start.groupColors,
    }
  }, [isFilm, material, start.palette, start.groupColors])

  const codeOf = (id: string | null | undefined) =>
    [...(material?.colors ?? []), ...start.palette].find((each) => each.id === id)
  const looks = useRegionLooks({
    ...{ start, paints, colorOf: codeOf, ink: INK },
    film: isFilm ? (configuration.materialColorId ?? null) : undefined,
  })
  const films = isFilm
    ? (configuration.filmColorIds ?? [])
    : Object.values(paints).map(({ colorId }) => colorId)
  const colorNames = [...new Set(films.flatMap((id) => codeOf(id)?.name ?? []))]
  const last = useRef<SceneOfSize>({ width: 4, height: 4 })
  const size = useMemo(
    () => (last.current = drawableSize(configuration.width, configuration.height) ?? last.current),
    [configuration.width, configuration.height],
  )

  const dieLine = ownDieLine(product) ?? DEFAULT_DIE_LINE
  const stroke = widestStroke(looks.colors)
  const placed = useMemo<DrawingOnProduct | null>(
    () => start.drawing && { size, boxes: start.drawing.boxes, isFilm, inverted, dieLine, stroke },
    [start.drawing, size, isFilm, inverted, dieLine, stroke],
  )
  const isDrawable = drawableSize(configuration.width, configuration.height) !== null
  const made = placed && isDrawable ? madeOfSize(product, configuration, placed, preferences) : null

  const hasErrors = quote.problems.some(({ level }) => level === 'error') || start.drawing === null
  const label = start.isInCart ? messages.updateCart : messages.addToCart
  const way = (
    <Button
      kind="primary"
      size="large"
      type="submit"
      formMethod="post"
      busy={isSaving}
      blocked={hasErrors}
      disabled={isOutOfStock(quote.problems)}
      form={FORM}
    >
      {label}
    </Button>
  )
  const place = { categoryPath: page.categoryPath, slug: product.slug }
  const loadUrl = start.id === null ? '' : configuredUrl(urlFor('clipart', place), start.id)
  const texts = [...(errors.length > 0 ? errors : page.errors)]
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
      {start.id !== null && <input type="hidden" name={CONFIGURED_FIELD} value={start.id} />}
      {start.id !== null && <input type="hidden" name="revision" value={start.revision} />}
      <input type="hidden" name="currency" value={product.currency} />
      <input type="hidden" name={TYPED_UNIT} value={preferences.unit} />
      <div className={css.picture}>
        <ClipartPicture
          start={start}
          placed={placed}
          size={size}
          colors={looks.colors}
          base={looks.base}
          colorNames={colorNames}
        />
      </div>
      <div className={css.column}>
        <ProductHead page={page} />
        <fieldset className={css.controls}>
          {start.mayInvert && (
            <ChoiceGroup
              title={messages.cut}
              hint={isFilm ? messages.invertHint : messages.invertPrintedHint}
            >
              <PillChoice
                name={INVERT_FIELD}
                pills={[
                  { value: '0', label: messages.theDrawing },
                  { value: '1', label: messages.aroundIt },
                ]}
                chosen={[inverted ? '1' : '0']}
                onToggle={(value) => paint({ inverted: value === '1' })}
              />
            </ChoiceGroup>
          )}
          <Choices
            setup={setup}
            made={made}
            colors={
              regions.length === 0 || (isFilm && inverted)
                ? undefined
                : (problems) => (
                    <RegionColors
                      regions={regions}
                      colors={colors}
                      paints={paints}
                      looks={start.looks}
                      onPaint={(region, change) => {
                        const before = latest.current.paints
                        paint({ paints: { ...before, [region]: change(before[region]) } })
                      }}
                      problems={problems}
                    />
                  )
            }
          />
          <div>
            <p className={css.summary}>{summaryOf(product, configuration, quote, preferences)}</p>
            <Breakdown quote={quote} />
          </div>
          <noscript>
            <button type="submit" className={css.update}>
              {setupMessages.updatePrice}
            </button>
          </noscript>
        </fieldset>
      </div>
      <div className={css.price}>
        <PricePanel
          quote={quote}
          waiting={setup.isWaiting}
          shipsIn={shipsIn}
          onQuantity={(value) => change({ quantity: value })}
          action={way}
          problems={
            <>
              {isStale && <ChangedElsewhere loadUrl={loadUrl} />}
              <Failures
                texts={texts}
                hasErrors={hasErrors && start.drawing !== null}
                form={FORM}
                onReveal={() => revealProblem(form.current)}
                missingPrice={setup.missingPrice}
                onRetry={setup.refetch}
              />
            </>
          }
        />
      </div>
      <PriceBar quote={quote} waiting={setup.isWaiting} action={way} />
    </form>
  )
}

/** Inches that the widest outline adds to a drawing, computed like the shop's own design. CLIP-13. */
const widestStroke = (colors: RegionLooks): number =>
  Math.max(
    0,
    ...Object.values(colors).map((each) => (typeof each === 'string' ? 0 : (each.stroke?.width ?? 0))),
  )
