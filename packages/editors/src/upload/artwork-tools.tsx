import { VECTORIZE_COLORS } from '@kisscut/core/vectorize'
import {
  dieLineOf,
  place,
  redrawContour,
  UPLOAD_ELEMENT,
  uploadOf,
  uploadProductOf,
  type ContourChoice,
} from '@kisscut/artwork/design'
import {
  center,
  fill,
  fit as fitTo,
  fitInside,
  inTrueSize,
  isMadeFor,
  onTrim,
  ownCut,
  type Placement,
} from '@kisscut/artwork/placement'
import { useSelector } from '@xstate/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ArtworkCheck } from './artwork-checks.ts'
import { useCropping } from './behavior/use-cropping.ts'
import { artworkShown, useChecks, withMargin } from './behavior/use-checks.ts'
import { useContour } from './behavior/use-contour.ts'
import { boxOfCheck, useOverlay } from './behavior/use-overlay.ts'
import { usePreflight } from './behavior/use-preflight.ts'
import { useShownCheck } from './behavior/use-shown-check.ts'
import { Checks } from './panel/checks.tsx'
import { ContourControls } from '../cut-line/index.ts'
import { PlacementGroup } from './panel/placement-group.tsx'
import { SaveStatus } from './panel/save-status.tsx'
import { FileSizeOffer } from './file/file-size.tsx'
import { CropFrame } from '../cropping/crop-frame.tsx'
import { RetouchPanel } from './retouch/retouch-panel.tsx'
import { TOLERANCE } from './retouch/request.ts'
import type { ArtworkToolsProps, Finding } from './types.ts'

const ProductPicture = lazy(async () => ({
  default: (await import('./view/product-picture.tsx')).ProductPicture,
}))

/** Tolerance of the true size, as a share. */
const TRUE = 0.002

/** The artwork tools in the panel and on the canvas: checks, retouches, die line and placement. */
export function ArtworkTools(props: ArtworkToolsProps) {
  const { session, file, autosave, retouching, options, isUploading, canvas, onKeys, host, unit, locale } =
    props
  const { actor } = session
  const isBusy = isUploading || retouching.isBusy
  const shape = useSelector(actor, ({ context }) => context.history.present.sides[0]?.shape)
  const savedKey = useSelector(actor, ({ context }) =>
    context.drag ? null : JSON.stringify([context.history.present.elements, shape, options.version]),
  )
  const { contour, fit } = useContour({
    actor,
    url: file.rasterUrl,
    isFollowed: shape?.clipType === 'contour',
    initial: props.lines.contour,
    own: ownCut(file.cutLines),
  })
  const stickers = useContour({
    actor,
    url: file.rasterUrl,
    isFollowed: props.isSheet,
    initial: props.isSheet ? props.lines.kissCuts : null,
    islands: 'keep',
  })
  const settledKey = autosave.isSaved && !isBusy ? savedKey : null
  const preflight = usePreflight(props.findings, file.id, settledKey, host)
  const { hasBacking, margin, rules } = props
  const checks = useChecks({ actor, contour, file, preflight, hasBacking, margin, rules, unit })
  const showing = useShownCheck(checks, (check) => {
    canvas.element?.scrollIntoView({ block: 'nearest' })
    const shown = artworkShown(actor, contour.get(), rules)
    const box = shown && boxOfCheck(check, shown.placement, shown.spec)
    if (box) canvas.zoom.reveal(box)
  })
  const cropping = useCropping(actor, file)
  const placement = useSelector(actor, ({ context }) => uploadOf(context.history.present))
  const { element } = canvas
  const isCropping = cropping.box !== null
  useEffect(() => {
    if (isCropping) element?.scrollIntoView({ block: 'nearest' })
  }, [isCropping, element])
  const [pointed, setPointed] = useState<string | null>(null)
  useOverlay({
    session,
    canvas,
    rules,
    contour,
    stickers: stickers.contour,
    pointed: showing.among.find(({ id }) => id === pointed) ?? showing.shown,
  })
  useEffect(() => {
    onKeys(({ key, shiftKey }) => {
      if (key === 'n' || key === 'N') showing.step(shiftKey ? -1 : 1)
      else if (key === 'Escape' && cropping.box) cropping.end()
      else if (key === 'Escape') showing.show(null)
      else return false
      return true
    })
    return () => onKeys(null)
  })

  const set = (placement: Placement) =>
    actor.send({ type: 'command.given', command: place(UPLOAD_ELEMENT, placement) })
  const made = props.fileSize?.file === file.id ? props.fileSize : null
  const trueSize = () => {
    const { present } = actor.getSnapshot().context.history
    const [side] = present.sides
    if (!side || !made) return null
    const page = {
      width: Number(made.width) / made.trim.width,
      height: Number(made.height) / made.trim.height,
    }
    return inTrueSize(page, made.trim, dieLineOf(present, side, rules))
  }
  const isTrueSize = () => {
    const placed = trueSize()
    return placed === null || !placement || Math.abs(placed.width / placement.width - 1) < TRUE
  }
  const onProduct = (to: 'fit' | 'fill' | 'center') => {
    const { present } = actor.getSnapshot().context.history
    const [side] = present.sides
    const artwork = uploadOf(present)
    if (!side || !artwork) return
    const spec = withMargin(dieLineOf(present, side, rules), margin)
    const natural = { width: file.pixelWidth, height: file.pixelHeight }
    if (to === 'center') set(center(artwork, present))
    else if (to === 'fill')
      set(
        made && made.bleed > 0 && isMadeFor(natural, made.trim, spec)
          ? onTrim(natural, made.trim, spec)
          : fill(natural, spec),
      )
    else if (spec.shape === 'contour') fit(spec, natural, set)
    else set(fitTo(natural, spec, undefined, file.ink ?? undefined))
  }
  const redraw = (choice: Partial<ContourChoice>) => {
    const { present } = actor.getSnapshot().context.history
    const artwork = uploadOf(present)
    const natural = { width: file.pixelWidth, height: file.pixelHeight }
    const line = { ...uploadProductOf(present), ...choice }
    const refitted =
      artwork && choice.contourOffset !== undefined
        ? fitInside(natural, line, undefined, artwork.rotation, file.ink ?? undefined)
        : null
    actor.send({ type: 'command.given', command: redrawContour(choice, refitted), isJoined: true })
  }
  const applyQuickFix = (found: NonNullable<Finding['quickFix']>) => {
    if (found.does === 'options') void options.choose(found.options)
    else if (isBusy) return
    else if (found.does === 'vectorize')
      retouching.start({ kind: 'vectorize', colors: VECTORIZE_COLORS.usual })
    else retouching.start({ kind: 'background', tolerance: TOLERANCE.usual })
  }
  const applyFix = (fix: NonNullable<ArtworkCheck['fix']>) => {
    setPointed(null)
    if (typeof fix === 'string') onProduct(fix)
    else if ('does' in fix) applyQuickFix(fix)
    else if ('contourOffset' in fix) redraw(fix)
    else if ('order' in fix) void host.resize(fix.order)
    else set(fix.place)
  }
  return (
    <>
      {props.card}
      {made && !isBusy && (shape?.clipType !== 'contour' || made.isCut) && (
        <FileSizeOffer
          file={file}
          made={made}
          rules={rules}
          unit={unit}
          locale={locale}
          host={host}
          onTrueSize={
            isTrueSize()
              ? null
              : () => {
                  const placed = trueSize()
                  if (placed) set(placed)
                }
          }
        />
      )}
      {cropping.box &&
        placement &&
        element &&
        createPortal(
          <CropFrame
            url={file.rasterUrl}
            placement={placement}
            box={cropping.box}
            ratio={cropping.share}
            onBox={cropping.change}
            onCancel={cropping.end}
          />,
          element,
        )}
      {props.view &&
        element?.parentElement &&
        !isCropping &&
        !showing.shown &&
        createPortal(
          <Suspense>
            <ProductPicture view={props.view} savedKey={settledKey} host={host} />
          </Suspense>,
          element.parentElement,
        )}
      <Checks checks={checks} unit={unit} onFix={applyFix} showing={showing} onPointed={setPointed} />
      <RetouchPanel
        file={file}
        retouching={retouching}
        cropping={cropping}
        pages={props.pages}
        vectorizePrice={props.vectorizePrice}
        host={host}
      />
      {props.shapes}
      {shape?.clipType === 'contour' && ownCut(file.cutLines) === null && (
        <ContourControls choice={shape} unit={unit} onChoose={redraw} />
      )}
      <PlacementGroup actor={actor} onSet={set} onProduct={onProduct} unit={unit} locale={locale} />
      <SaveStatus autosave={autosave} />
    </>
  )
}
