import type { Autosave } from '../types.ts'
import * as messages from '../../messages/artwork.ts'
import css from '../upload-editor.module.css'

/** Whether the displayed design is saved. */
export function SaveStatus({ autosave }: { readonly autosave: Autosave }) {
  if (autosave.messages.length > 0)
    return (
      <p role="alert" className={css.unsaved}>
        {autosave.messages.join(' ')}
      </p>
    )
  return (
    <p role="status" className={css.saved}>
      {autosave.hasFailed ? messages.notSavedYet : autosave.isSaved ? messages.saved : messages.saving}
    </p>
  )
}
