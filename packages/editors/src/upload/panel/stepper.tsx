import type { Showing } from '../behavior/use-shown.ts'
import css from './stepper.module.css'

/** From one finding to the next, each shown on the mat and read out. */
export function Stepper({ showing: { among, shown, step } }: { readonly showing: Showing }) {
  const at = shown ? among.indexOf(shown) + 1 : 0
  return (
    <div role="group" aria-label="Findings on the mat" className={css.stepper}>
      <button type="button" className={css.button} aria-label="Show the one before" onClick={() => step(-1)}>
        <Arrow drawing="M12 4.5 6.5 10l5.5 5.5" />
      </button>
      <span aria-hidden="true" className={css.count}>
        {at > 0 ? `${at} of ${among.length}` : among.length}
      </span>
      <button type="button" className={css.button} aria-label="Show the next one" onClick={() => step(1)}>
        <Arrow drawing="m8 4.5 5.5 5.5L8 15.5" />
      </button>
      <span role="status" className={css.said}>
        {shown && `${at} of ${among.length}, shown on the mat: ${shown.text}`}
      </span>
    </div>
  )
}

const Arrow = ({ drawing }: { readonly drawing: string }) => (
  <svg viewBox="0 0 20 20" aria-hidden="true" className={css.drawing}>
    <path d={drawing} />
  </svg>
)
