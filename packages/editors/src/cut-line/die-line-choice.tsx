import type { DieLineShape } from '@kisscut/artwork/die-line'
import { SHAPE_NAMES, shapesOffered } from '../upload/shapes/index.ts'
import * as messages from '../messages/upload.ts'
import choiceCss from '../controls/choice.module.css'
import css from './die-line-choice.module.css'

/** The shapes, each drawn on a 32-unit square. */
const ICONS: Readonly<Record<DieLineShape, string>> = {
  contour: 'M16 4c3 0 3.4 4.6 6 6s6 1 6 4-4 3.5-4 6 2 8-2 8-4-3-7-3-5 3-8 2 0-6-1-8-5-3-4-6 5-2 7-4 4-5 7-5Z',
  rectangle: 'M4 7H28V25H4Z',
  rounded_corner: 'M9 7H23A5 5 0 0 1 28 12V20A5 5 0 0 1 23 25H9A5 5 0 0 1 4 20V12A5 5 0 0 1 9 7Z',
  circle: 'M16 4A12 12 0 1 1 16 28A12 12 0 1 1 16 4Z',
  ellipse: 'M16 8A13 8 0 1 1 16 24A13 8 0 1 1 16 8Z',
}

interface Props {
  /** The shapes in which the product is sold. DESIGN-21. */
  readonly sold: readonly DieLineShape[]
  readonly chosen: DieLineShape
  readonly isSquare: boolean
  /** Formatted surcharge for rounded corners; empty for none. OPT-17. */
  readonly cornersCharge: string
  readonly onChoose: (shape: DieLineShape) => void
}

/** Choice of the cut shape. */
export function DieLineChoice({ sold, chosen, isSquare, cornersCharge, onChoose }: Props) {
  const offered = shapesOffered(sold, isSquare, chosen)
  return (
    <fieldset className={choiceCss.field}>
      <legend className={choiceCss.legend}>{messages.cutLine}</legend>
      <div className={css.shapes}>
        {offered.map((shape) => (
          <label key={shape} className={`${choiceCss.choice} ${css.shape}`}>
            <input
              type="radio"
              name="dieLine"
              value={shape}
              checked={shape === chosen}
              onChange={() => onChoose(shape)}
              className={choiceCss.radio}
            />
            <svg viewBox="0 0 32 32" aria-hidden="true" className={css.icon}>
              <path d={ICONS[shape]} />
            </svg>
            {SHAPE_NAMES[shape]}
          </label>
        ))}
      </div>
      {cornersCharge && (
        <p className={css.charge}>
          {SHAPE_NAMES.rounded_corner}: {cornersCharge}
        </p>
      )}
    </fieldset>
  )
}
