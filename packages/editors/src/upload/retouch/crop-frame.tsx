import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { CORNERS, moved, pulled, type Corner, type Share } from './crop-box.ts'
import * as messages from '../../messages/retouch.ts'
import css from './crop-frame.module.css'

interface Props {
  readonly url: string
  readonly box: Share
  readonly onBox: (box: Share) => void
}

/** One press of an arrow goes this share of the picture; with Shift ten times as far. */
const STEP = 0.01
const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The picture with the part that is kept: pulled at its corners or moved as a whole, by pointer, finger or arrow keys. */
export function CropFrame({ url, box, onBox }: Props) {
  const picture = useRef<HTMLDivElement>(null)
  const drag = useRef<{ readonly corner: Corner | null; readonly x: number; readonly y: number } | null>(null)
  const change = (corner: Corner | null, dx: number, dy: number) =>
    onBox(corner === null ? moved(box, dx, dy) : pulled(box, corner, dx, dy))
  const handlers = (corner: Corner | null) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { corner, x: event.clientX, y: event.clientY }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const seen = picture.current?.getBoundingClientRect()
      if (drag.current?.corner !== corner || !seen) return
      change(corner, (clientX - drag.current.x) / seen.width, (clientY - drag.current.y) / seen.height)
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
  const place = {
    left: percent(box.x),
    top: percent(box.y),
    width: percent(box.width),
    height: percent(box.height),
  }
  return (
    <div ref={picture} className={css.picture}>
      <img src={url} alt="" draggable={false} className={css.image} />
      <div className={css.shade}>
        <div className={css.frame} style={place} />
      </div>
      <div className={css.handles} style={place}>
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
