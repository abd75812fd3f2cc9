import type { Placement } from '@kisscut/artwork/placement'
import { turned } from '@kisscut/artwork/geometry'
import { useRef, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react'
import { CORNERS, moved, pulled, type Corner, type Share } from './crop-box.ts'
import * as messages from '../messages/retouch.ts'
import css from './crop-frame.module.css'

interface Props {
  readonly url: string
  /** Placement of the picture on the product, in inches. */
  readonly placement: Placement
  readonly box: Share
  /** The locked ratio of width and height, in shares of the picture; null for a free one. */
  readonly ratio: number | null
  readonly onBox: (box: Share) => void
  readonly onCancel: () => void
}

/** Step of an arrow key as a share of the picture; ten times as much with Shift. */
const STEP = 0.01
const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const ORIGIN = { x: 0, y: 0 }

/**
 * The picture over the artwork on the canvas with its crop: dragged at its corners or moved whole, by pointer, finger or arrow
 * keys. The canvas gives the position of an inch in its style, so that it follows every zoom.
 */
export function CropFrame({ url, placement, box, ratio, onBox, onCancel }: Props) {
  const picture = useRef<HTMLDivElement>(null)
  const drag = useRef<{ readonly corner: Corner | null; readonly x: number; readonly y: number } | null>(null)
  const change = (corner: Corner | null, dx: number, dy: number) =>
    onBox(corner === null ? moved(box, dx, dy) : pulled(box, corner, { dx, dy }, ratio))
  const handlers = (corner: Corner | null) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { corner, x: event.clientX, y: event.clientY }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const seen = picture.current
      if (drag.current?.corner !== corner || !seen) return
      const by = { x: clientX - drag.current.x, y: clientY - drag.current.y }
      const { x, y } = turned(by, -placement.rotation, ORIGIN)
      change(corner, x / seen.offsetWidth, y / seen.offsetHeight)
      drag.current = { corner, x: clientX, y: clientY }
    },
    onPointerUp: () => {
      drag.current = null
    },
    onPointerCancel: () => {
      drag.current = null
    },
    onKeyDown: (event: KeyboardEvent) => {
      const arrow = ARROWS[event.key]
      if (!arrow) return
      event.preventDefault()
      event.stopPropagation()
      const step = STEP * (event.shiftKey ? 10 : 1)
      change(corner, arrow[0] * step, arrow[1] * step)
    },
  })
  const percent = (share: number) => `${share * 100}%`
  const part = {
    left: percent(box.x),
    top: percent(box.y),
    width: percent(box.width),
    height: percent(box.height),
  }
  const place = {
    '--x': placement.x,
    '--y': placement.y,
    '--width': placement.width,
    '--height': placement.height,
    transform: `rotate(${placement.rotation}deg)`,
  } as CSSProperties
  return (
    <div
      ref={picture}
      role="group"
      aria-label={messages.crop}
      className={css.picture}
      style={place}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <img src={url} alt="" draggable={false} className={css.image} />
      <div className={css.shade}>
        <div className={css.frame} style={part} />
      </div>
      <div className={css.handles} style={part}>
        <button type="button" className={css.whole} aria-label={messages.croppedPart} {...handlers(null)} />
        {CORNERS.map((corner) => (
          <button
            key={corner}
            type="button"
            className={css.corner}
            data-corner={corner}
            aria-label={messages.corners[corner]}
            {...handlers(corner)}
          />
        ))}
      </div>
    </div>
  )
}
