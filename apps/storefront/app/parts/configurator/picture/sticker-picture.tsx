import type { Material } from '@kisscut/core/product'
import { showLength } from '@kisscut/core/units'
import { useId, useMemo, useRef } from 'react'
import { useDisplayPreferences } from '../../page/locale.tsx'
import { Sheet } from '../../sheet/sheet.tsx'
import {
  drawableSize,
  stickerScene,
  windowAround,
  type Face,
  type Sample,
  type SceneOfSize,
} from './sticker-scene.ts'
import { SCENE } from './scene-id.ts'
import { FamiliarThing } from './familiar-thing.tsx'
import { fontOf } from './font-of.ts'
import * as messages from '../../../messages/setup.ts'
import css from './sticker-picture.module.css'

interface Props extends Face {
  readonly name: string
  readonly material: Material | null
  /** Inches, as typed. */
  readonly width: string
  readonly height: string
  readonly sample: Sample
}

/** The live picture: the material's surface, the size with its ruler, a familiar object for scale, and the cut line. */
export function StickerPicture({ name, material, look, whiteInk, width, height, sample }: Props) {
  const { unit, locale } = useDisplayPreferences()
  const id = `sticker${useId().replace(/\W/g, '')}`
  const size = useLastDrawable(width, height)
  const scene = useMemo(
    () => stickerScene(size, { look, whiteInk }, sample, id),
    [size, look, whiteInk, sample, id],
  )
  const { x, y, side } = windowAround(size)
  const shown = (side: number) => showLength(String(side), unit, locale)
  const label = messages.pictureOf(name, material?.name, shown(size.width), shown(size.height))
  return (
    <Sheet padding="none" className={css.sheet}>
      <svg viewBox={`${x} ${y} ${side} ${side}`} role="img" aria-label={label} className={css.drawing}>
        <g id={SCENE} dangerouslySetInnerHTML={{ __html: scene }} />
        <Ruler size={size} side={side} text={shown(size.width)} />
        <FamiliarThing x={x} y={y} side={side} isMetric={unit !== 'in'} />
      </svg>
      <p className={css.key}>
        <span className={css.cutLine} aria-hidden="true" />
        {messages.cutLine}
      </p>
    </Sheet>
  )
}

/** A small copy of the picture, shown where the picture itself is out of view; it changes with it. */
export function PictureThumbnail({ width, height }: Pick<Props, 'width' | 'height'>) {
  const { x, y, side } = windowAround(useLastDrawable(width, height))
  return (
    <svg viewBox={`${x} ${y} ${side} ${side}`} aria-hidden="true">
      <use href={`#${SCENE}`} />
    </svg>
  )
}

/** The chosen size, or the last drawable one while the chosen size can't be drawn. */
function useLastDrawable(width: string, height: string): SceneOfSize {
  const last = useRef<SceneOfSize>({ width: 2, height: 2 })
  return useMemo(() => (last.current = drawableSize(width, height) ?? last.current), [width, height])
}

/** Scale of a picture's texts on narrow screens, as in `.ruler`. */
const LARGER = 1.5

interface RulerProps {
  readonly size: SceneOfSize
  readonly side: number
  readonly text: string
}

/** The width, measured below the sticker. */
export function Ruler({ size, side, text }: RulerProps) {
  const y = size.height + side * 0.055
  const end = side * 0.011
  const font = side * 0.03
  const middle = size.width / 2
  // Room for the larger text of narrow screens.
  const room = LARGER * text.length * font * 0.3 + font * 0.4
  return (
    <g className={css.ruler} strokeWidth={side * 0.0022} aria-hidden="true">
      <path d={`M0 ${y - end}V${y + end}M${size.width} ${y - end}V${y + end}`} />
      {size.width > room * 2 ? (
        <path d={`M0 ${y}H${middle - room}M${middle + room} ${y}H${size.width}`} />
      ) : (
        <path d={`M0 ${y}H${size.width}`} />
      )}
      <text x={middle} y={size.width > room * 2 ? y + font * 0.35 : y + font * 1.8} style={fontOf(font)}>
        {text}
      </text>
    </g>
  )
}
