import type { ShownCheck } from '../behavior/use-shown-check.ts'
import * as messages from '../../messages/artwork.ts'
import visually from '../../canvas/visually-hidden.module.css'
import css from './stepper.module.css'

/** Steps through the findings, each shown on the canvas and announced. */
export function Stepper({ showing: { among, shown, step } }: { readonly showing: ShownCheck }) {
  const at = shown ? among.indexOf(shown) + 1 : 0
  return (
    <div role="group" aria-label={messages.findingsOnCanvas} className={css.stepper}>
      <button
        type="button"
        className={css.button}
        aria-label={messages.previousFinding}
        onClick={() => step(-1)}
      >
        <Arrow icon="M12 4.5 6.5 10l5.5 5.5" />
      </button>
      <span aria-hidden="true" className={css.count}>
        {at > 0 ? messages.findingOf(at, among.length) : among.length}
      </span>
      <button type="button" className={css.button} aria-label={messages.nextFinding} onClick={() => step(1)}>
        <Arrow icon="m8 4.5 5.5 5.5L8 15.5" />
      </button>
      <span role="status" className={visually.hidden}>
        {shown && messages.findingShown(at, among.length, shown.text)}
      </span>
    </div>
  )
}

const Arrow = ({ icon }: { readonly icon: string }) => (
  <svg viewBox="0 0 20 20" aria-hidden="true" className={css.icon}>
    <path d={icon} />
  </svg>
)
