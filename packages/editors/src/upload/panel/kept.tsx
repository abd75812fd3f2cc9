import type { useAutosave } from '../behavior/use-autosave.ts'
import css from '../upload-editor.module.css'

/** Whether what is to be seen is kept. */
export function Kept({ keeping }: { readonly keeping: ReturnType<typeof useAutosave> }) {
  if (keeping.texts.length > 0)
    return (
      <p role="alert" className={css.unkept}>
        {keeping.texts.join(' ')}
      </p>
    )
  return (
    <p role="status" className={css.kept}>
      {keeping.hasFailed ? 'Not saved yet. We keep trying …' : keeping.isSaved ? 'Saved' : 'Saving …'}
    </p>
  )
}
