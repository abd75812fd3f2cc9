import { useId, useState } from 'react'
import * as messages from '../messages/drag-drop-buy.ts'
import type { FigureChoice } from './types.ts'
import type { Carry } from './use-carry.ts'
import choiceCss from '../controls/choice.module.css'
import css from './figure-picker.module.css'

interface Props {
  readonly figures: readonly FigureChoice[]
  readonly carry: Carry
  /** The strip has no room for another. */
  readonly isFull: boolean
  readonly onAdd: (figure: FigureChoice) => void
}

/** The available figures, by kind: a tap adds one to the end of the row, a drag to its position. */
export function FigurePicker({ figures, carry, isFull, onAdd }: Props) {
  const name = useId()
  const [shown, setShown] = useState<string | null>(null)
  const kinds = [...new Set(figures.map(({ kind }) => kind))]
  const found = figures.filter(({ kind }) => shown === null || kind === shown)
  return (
    <section className={css.picker} aria-label={messages.figures}>
      {kinds.length > 1 && (
        <div role="radiogroup" aria-label={messages.kinds} className={css.kinds}>
          {[null, ...kinds].map((kind) => (
            <label key={kind} className={`${choiceCss.choice} ${css.kind}`}>
              <input
                type="radio"
                name={name}
                className={choiceCss.radio}
                checked={shown === kind}
                onChange={() => setShown(kind)}
              />
              {kind ?? messages.all}
            </label>
          ))}
        </div>
      )}
      <ul className={css.figures}>
        {found.map((figure) => (
          <li key={figure.id}>
            <button
              type="button"
              className={css.figure}
              aria-label={messages.addNamed(figure.name, figure.price)}
              aria-disabled={isFull || undefined}
              onPointerDown={(event) => carry.onPointerDown(event, { clipart: figure.id })}
              onClick={() => {
                if (!carry.wasCarried()) onAdd(figure)
              }}
            >
              <img
                src={figure.preview}
                alt=""
                width={96}
                height={96}
                className={css.drawing}
                loading="lazy"
                draggable={false}
              />
              <span className={css.name}>{figure.name}</span>
              {figure.price !== '' && <span className={css.price}>{messages.eachPrice(figure.price)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
