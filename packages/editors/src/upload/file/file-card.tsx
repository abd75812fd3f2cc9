import type { useUpload } from '../behavior/use-upload.ts'
import { FileButton } from './drop-zone.tsx'
import type { EditorFile } from '../types.ts'
import css from './file-card.module.css'

interface Props {
  readonly upload: ReturnType<typeof useUpload>
  readonly file: EditorFile | null
  readonly locale: string
}

/** The shopper's file: what it is, how much of it has been sent, and how to change or remove it. */
export function FileCard({ upload, file, locale }: Props) {
  const { picked, share, messages } = upload
  return (
    <section className={css.card} aria-label="Your artwork">
      {upload.isSending && picked ? (
        <div className={css.sending}>
          <p className={css.name}>{picked.name}</p>
          <progress className={css.progress} value={share} max={1} aria-label="Share sent" />
          <p className={css.about} role="status">
            {share < 1
              ? `${new Intl.NumberFormat(locale, { style: 'percent' }).format(share)} sent`
              : 'Checking your file…'}
          </p>
          <button type="button" className={css.button} onClick={upload.cancel}>
            Stop
          </button>
        </div>
      ) : (
        file && (
          <div className={css.file}>
            <img src={file.rasterUrl} alt="" width={56} height={56} className={css.thumbnail} />
            <div className={css.description}>
              <p className={css.name}>{file.name}</p>
              <p className={css.about}>
                {file.pages > 1 && `Page ${file.page ?? 1} of ${file.pages}, `}
                {file.isVector ? 'Vector artwork' : `${file.pixelWidth} × ${file.pixelHeight} pixels`}
              </p>
            </div>
          </div>
        )
      )}
      <div role="status" className={css.notices}>
        {!upload.isSending && file?.notices?.map((notice) => <p key={notice}>{notice}</p>)}
      </div>
      <div role="alert" className={css.messages}>
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
      {!upload.isSending && (
        <div className={css.buttons}>
          {upload.hasFailed && (
            <button type="button" className={css.button} onClick={upload.retry}>
              Try again
            </button>
          )}
          {file && (
            <>
              <FileButton onFile={upload.pick} quiet>
                Change file
              </FileButton>
              <button
                type="button"
                className={css.button}
                aria-disabled={upload.isRemoving || undefined}
                onClick={() => upload.remove(file.id)}
              >
                Remove
              </button>
            </>
          )}
        </div>
      )}
    </section>
  )
}
