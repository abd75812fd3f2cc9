import * as messages from '../../messages/design-tools.ts'
import type { Uploads } from './use-uploads.ts'
import css from '../panels/panel.module.css'

interface Props {
  readonly uploads: Uploads
}

/** A button for choosing and sending files. */
export const FileField = ({ label, uploads }: Props & { readonly label: string }) => (
  <label className={`${css.main} ${css.file}`}>
    {label}
    <input
      type="file"
      accept="image/png,image/jpeg,image/webp,image/tiff,image/svg+xml,application/pdf"
      onChange={({ currentTarget }) => {
        uploads.send([...(currentTarget.files ?? [])])
        currentTarget.value = ''
      }}
    />
  </label>
)

/** Progress of an upload, and why a file was rejected. */
export function UploadProgress({ uploads: { share, problems, stop } }: Props) {
  return (
    <>
      {share !== null && (
        <div className={css.section} role="status">
          <span>{share < 1 ? messages.sending(Math.round(share * 100)) : messages.checkingFile}</span>
          <progress className={css.progress} max={1} value={share} />
          <button type="button" className={css.button} onClick={stop}>
            {messages.stop}
          </button>
        </div>
      )}
      {problems.length > 0 && (
        <p role="alert" className={css.error}>
          {problems.join(' ')}
        </p>
      )}
    </>
  )
}
