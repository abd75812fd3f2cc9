import type { Design } from '@kisscut/artwork/design'
import { lookOf } from '@kisscut/artwork/look'
import { renderScene } from '@kisscut/artwork/renderer'
import { clipartElementId, STRIP_SIDE } from '@kisscut/artwork/strip'
import type { StripFigure } from '@kisscut/machines/strip'
import { useMemo, type KeyboardEvent, type Ref } from 'react'
import type { Arrived } from '../design-tools/library/library-store.ts'
import type { PrintedProduct } from '../design-tools/types.ts'
import * as messages from '../messages/drag-drop-buy.ts'
import { percentOf, viewOf } from './places.ts'
import type { Carry } from './use-carry.ts'
import css from './strip-picture.module.css'

interface Props {
  readonly picture: Ref<HTMLDivElement>
  readonly design: Design
  readonly figures: readonly StripFigure[]
  readonly arrived: Arrived
  readonly product: PrintedProduct
  readonly selected: string | null
  /** Key of the dragged figure; null for none. */
  readonly carried: string | null
  readonly carry: Carry
  readonly nameOf: (clipart: string) => string
  readonly isGone: (clipart: string) => boolean
  readonly onSelect: (key: string) => void
  readonly onKey: (event: KeyboardEvent, key: string, at: number) => void
}

/** The strip as printed, with a button on each figure to grab it: an ordered list for screen readers. */
export function StripPicture({
  picture,
  design,
  figures,
  arrived,
  product,
  selected,
  carried,
  carry,
  nameOf,
  isGone,
  onSelect,
  onKey,
}: Props) {
  const svg = useMemo(
    () =>
      renderScene(
        {
          ...{ design, side: STRIP_SIDE, look: lookOf(product.look), rules: product.rules },
          ...{ resources: arrived.resources, renderer: arrived.renderer },
        },
        'screen',
        { id: 'strip', label: messages.strip, whiteInk: product.whiteInk },
      ) ?? '',
    [design, product, arrived],
  )
  const view = viewOf(svg)
  return (
    <div
      ref={picture}
      className={css.picture}
      style={{ aspectRatio: `${view.width} / ${view.height}` }}
      data-carrying={carried !== null || undefined}
    >
      <div className={css.scene} dangerouslySetInnerHTML={{ __html: svg }} />
      {figures.length === 0 && <p className={css.empty}>{messages.howTo}</p>}
      <ol className={css.figures} aria-label={messages.onStrip}>
        {figures.map((figure, at) => {
          const box = design.elements.find(({ id }) => id === clipartElementId(at))
          return (
            <li key={figure.key}>
              <button
                type="button"
                className={css.figure}
                style={box && percentOf(box, view)}
                aria-pressed={figure.key === selected}
                aria-label={messages.placeOf(nameOf(figure.clipart), at + 1, figures.length)}
                data-key={figure.key}
                data-carried={figure.key === carried || undefined}
                data-gone={isGone(figure.clipart) || undefined}
                onPointerDown={(event) => carry.onPointerDown(event, { key: figure.key })}
                onClick={() => {
                  if (!carry.wasCarried()) onSelect(figure.key)
                }}
                onKeyDown={(event) => onKey(event, figure.key, at)}
              />
            </li>
          )
        })}
      </ol>
    </div>
  )
}
