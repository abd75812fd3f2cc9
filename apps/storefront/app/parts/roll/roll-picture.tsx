import { rollDrawing, ROLL_DRAWING } from '@kisscut/artwork/roll'
import type { UnwindPosition } from '@kisscut/core/option'
import css from './roll-picture.module.css'

/** Shows how labels come off their roll, beside the text. OPT-20. */
export const RollPicture = ({ position }: { readonly position: UnwindPosition }) => (
  <svg
    viewBox={`0 0 ${ROLL_DRAWING.width} ${ROLL_DRAWING.height}`}
    className={css.picture}
    data-unwind={position}
    aria-hidden="true"
  >
    {rollDrawing(position).map(({ kind, path }) => (
      <path key={path} d={path} className={css[kind]} />
    ))}
  </svg>
)
