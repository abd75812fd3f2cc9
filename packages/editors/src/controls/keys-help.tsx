import * as messages from '../messages/controls.ts'
import css from './keys-help.module.css'

/** Keyboard and touch commands while the canvas has the focus. */
export const KeysHelp = ({ keys }: { readonly keys: readonly (readonly [keys: string, what: string])[] }) => (
  <details className={css.help}>
    <summary>{messages.keyboardAndTouch}</summary>
    <dl>
      {keys.map(([pressed, what]) => (
        <div key={pressed + what}>
          <dt>{pressed}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  </details>
)
