import { ellipsePath, rectanglePath } from '@kisscut/artwork/geometry'
import type { Filling, RegionColors } from '@kisscut/artwork/clipart'
import type { DieLine } from '@kisscut/core/configuration'
import { DEFAULT_CONTOUR } from '@kisscut/core/design'
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
  readonly size: SceneOfSize
  /** How the regions look, by their selectors. */
  readonly colors: RegionColors
  readonly base: Filling | null
  readonly colorNames: readonly string[]
  readonly inverted: boolean
  readonly dieLine: DieLine
}

/** In no form, so that what is looked at is never sent. */
const NO_FORM = 'pictures'

/** The drawing in its size and colors: alone, or on a photo. */
export function ClipartPicture({ start, size, colors, base, colorNames, inverted, dieLine }: Props) {
  const { unit, locale } = useDisplayPreferences()
  const [shownOn, setShownOn] = useState(-1)
  const { drawing, isFilm, backgrounds } = start
  const isContour = !isFilm && dieLine === 'contour'
  const line = inverted ? 0 : widestStroke(colors)
  const scale = drawing ? scaleOf(drawing.boxes, size, inverted, isContour, line) : 1
  const picture = useMemo(
    () =>
      drawing &&
      drawingPicture(drawing, {
        ...{ colors, base, inverted, inchesPerUnit: scale },
        outline: isContour ? (outlineOf(size) + line / 2) / scale : 0,
      }),
    [drawing, colors, base, inverted, isContour, size, scale, line],
  )
  if (picture === null) return <Notice kind="warning">{messages.missing}</Notice>
  const { x, y, side } = windowAround(size)
  const [width, height] = [picture.box.width * scale, picture.box.height * scale]
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
  const piece = !isFilm && !isContour ? shapeOf(dieLine, size) : null
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

/** Inches by which the widest outline of a region makes a drawing larger, as the shop's design has it. CLIP-13. */
const widestStroke = (colors: RegionColors): number =>
  Math.max(
    0,
    ...Object.values(colors).map((each) => (typeof each === 'string' ? 0 : (each.stroke?.width ?? 0))),
  )

/** Inches between a printed drawing and its contour. */
const outlineOf = ({ width, height }: SceneOfSize): number =>
  Math.min(DEFAULT_CONTOUR.offset, Math.min(width, height) / 4)

/** Inches of a unit of the drawing, as the design has it. */
function scaleOf(
  { viewBox, content }: NonNullable<ClipartStart['drawing']>['boxes'],
  size: SceneOfSize,
  inverted: boolean,
  isContour: boolean,
  /** Inches by which outlines of regions make it larger. */
  line: number,
): number {
  const box = inverted ? viewBox : content
  const inset = line + (isContour ? 2 * outlineOf(size) : 0)
  return Math.min((size.width - inset) / box.width, (size.height - inset) / box.height)
}

function shapeOf(dieLine: DieLine, { width, height }: SceneOfSize): string {
  const whole = { x: 0, y: 0, width, height }
  if (dieLine === 'ellipse') return ellipsePath(whole)
  if (dieLine !== 'circle')
    return rectanglePath(whole, dieLine === 'rounded_corner' ? Math.min(width, height) / 10 : 0)
  const side = Math.min(width, height)
  return ellipsePath({ x: (width - side) / 2, y: (height - side) / 2, width: side, height: side })
}

/** Pale film would not be seen on a pale ground. */
function isLight(color: string): boolean {
  const parts = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color)
  if (!parts) return false
  const [red = 0, green = 0, blue = 0] = parts.slice(1).map((part) => Number.parseInt(part, 16))
  return 0.299 * red + 0.587 * green + 0.114 * blue > 190
}
