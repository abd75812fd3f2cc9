import { ellipsePath, rectanglePath } from '@kisscut/artwork/geometry'
import {
  contourAround,
  placedDrawing,
  type DrawingOnProduct,
  type Filling,
  type RegionColors,
} from '@kisscut/artwork/clipart'
import type { DieLine } from '@kisscut/core/configuration'
import { showSize } from '@kisscut/core/units'
import type { ClipartStart } from '@kisscut/shop'
import { useMemo, useState } from 'react'
import { FamiliarThing } from '../configurator/picture/familiar-thing.tsx'
import { windowAround, type SceneOfSize } from '../configurator/picture/sticker-scene.ts'
import { Ruler } from '../configurator/picture/sticker-picture.tsx'
import { Notice } from '../notice/notice.tsx'
import { useDisplayPreferences } from '../page/locale.tsx'
import { thumbnailOf } from '../sized-picture/sized-picture.ts'
import { Sheet } from '../sheet/sheet.tsx'
import * as messages from '../../messages/clipart.ts'
import { drawingPicture } from './drawing-url.ts'
import css from './clipart-picture.module.css'

interface Props {
  readonly start: ClipartStart
  /** Its place on the product; null where it can't be shown. */
  readonly placed: DrawingOnProduct | null
  readonly size: SceneOfSize
  /** Colors of the regions by their selectors. */
  readonly colors: RegionColors
  readonly base: Filling | null
  readonly colorNames: readonly string[]
}

/** Name of a form that does not exist, so that the choice of a picture is never sent. */
const NO_FORM = 'pictures'

/** The drawing in its size and colors: alone, or on a photo. */
export function ClipartPicture({ start, placed, size, colors, base, colorNames }: Props) {
  const { unit, locale } = useDisplayPreferences()
  const [shownOn, setShownOn] = useState(-1)
  const { drawing, isFilm, backgrounds } = start
  const isContour = !isFilm && placed?.dieLine === 'contour'
  const picture = useMemo(() => {
    if (drawing === null || placed === null) return null
    const { content, scale } = placedDrawing(placed)
    const { inverted, stroke } = placed
    const blank = isContour ? contourAround(placed.size) + (inverted ? 0 : stroke / 2) : 0
    const of = { colors, base, inverted, content, inchesPerUnit: scale, outline: blank / scale }
    const drawn = drawingPicture(drawing, of)
    return drawn && { ...drawn, scale }
  }, [drawing, colors, base, isContour, placed])
  if (picture === null) return <Notice kind="warning">{messages.missing}</Notice>
  const { x, y, side } = windowAround(size)
  const [width, height] = [picture.box.width * picture.scale, picture.box.height * picture.scale]
  const place = { x: (size.width - width) / 2, y: (size.height - height) / 2, width, height }
  const label = messages.pictureOf(
    start.name,
    colorNames,
    showSize(String(size.width), String(size.height), unit, locale),
  )
  const background = backgrounds[shownOn]
  const isPale =
    isFilm &&
    [base, ...Object.values(colors)].some((each) => {
      const color = typeof each === 'string' ? each : each?.color
      return color != null && isLight(color)
    })
  const piece = placed && !isFilm && !isContour ? shapeOf(placed.dieLine, size) : null
  return (
    <div className={css.pictures}>
      <Sheet padding="none" className={css.sheet} data-dark={isPale || undefined}>
        <svg viewBox={`${x} ${y} ${side} ${side}`} role="img" aria-label={label} className={css.drawing}>
          {background && (
            <image
              href={background.url}
              x={x - side / 2}
              y={y}
              width={2 * side}
              height={side}
              preserveAspectRatio="xMidYMid slice"
            />
          )}
          {piece && <path d={piece} className={css.piece} strokeWidth={side * 0.004} />}
          <image href={picture.url} {...place} preserveAspectRatio="none" className={css.image} />
          {!background && (
            <>
              <Ruler
                size={size}
                side={side}
                text={showSize(String(size.width), String(size.height), unit, locale)}
              />
              <FamiliarThing x={x} y={y} side={side} isMetric={unit !== 'in'} />
            </>
          )}
        </svg>
        {!background && (
          <p className={css.key}>
            <span className={css.cutLine} data-film={isFilm || undefined} aria-hidden="true" />
            {isFilm ? messages.filmEdge : messages.cutLine}
          </p>
        )}
      </Sheet>
      {backgrounds.length > 0 && (
        <fieldset className={css.strip}>
          <legend className={css.legend}>{messages.shownOn}</legend>
          {[null, ...backgrounds].map((each, at) => (
            <label className={css.thumbnail} key={each?.url ?? ''}>
              <input
                type="radio"
                name="shown-on"
                form={NO_FORM}
                checked={shownOn === at - 1}
                onChange={() => setShownOn(at - 1)}
                aria-label={each === null ? messages.plain : messages.photo(at)}
              />
              {each === null ? (
                <span className={css.plain} aria-hidden="true" />
              ) : (
                <img src={thumbnailOf(each)} alt="" width={56} height={56} loading="lazy" />
              )}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}

function shapeOf(dieLine: DieLine, { width, height }: SceneOfSize): string {
  const whole = { x: 0, y: 0, width, height }
  if (dieLine === 'ellipse') return ellipsePath(whole)
  if (dieLine !== 'circle')
    return rectanglePath(whole, dieLine === 'rounded_corner' ? Math.min(width, height) / 10 : 0)
  const side = Math.min(width, height)
  return ellipsePath({ x: (width - side) / 2, y: (height - side) / 2, width: side, height: side })
}

/** Pale film needs a darker ground. */
function isLight(color: string): boolean {
  const parts = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color)
  if (!parts) return false
  const [red = 0, green = 0, blue = 0] = parts.slice(1).map((part) => Number.parseInt(part, 16))
  return 0.299 * red + 0.587 * green + 0.114 * blue > 190
}
