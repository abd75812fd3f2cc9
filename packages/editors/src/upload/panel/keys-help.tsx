import * as messages from '../../messages/artwork.ts'
import css from './keys-help.module.css'

/** What the keyboard and fingers do while the canvas has the focus. */
export function KeysHelp() {
  return (
    <details className={css.help}>
      <summary>{messages.keyboardAndTouch}</summary>
      <dl>
        {messages.keys.map(([keys, what]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
