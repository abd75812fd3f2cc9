import * as messages from '../../messages/upload.ts'
import css from './changed-elsewhere.module.css'

interface Props {
  readonly onLoad: () => void
  readonly onKeep: () => void
}

/** Asks which version to keep after the product was saved elsewhere. Nothing is saved before the answer. DESIGN-22. */
export const ChangedElsewhere = ({ onLoad, onKeep }: Props) => (
  <div role="alert" className={css.question}>
    <p>{messages.changedElsewhere}</p>
    <button type="button" className={css.button} onClick={onLoad}>
      {messages.loadIt}
    </button>
    <button type="button" className={css.button} onClick={onKeep}>
      {messages.keepThisOne}
    </button>
  </div>
)
