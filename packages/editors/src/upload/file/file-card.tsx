import type { useUpload } from '../behavior/use-upload.ts'
import { QueuePlace } from './queue-place.tsx'
import { FileButton } from './drop-zone.tsx'
import type { EditorFile, EditorHost } from '../types.ts'
import * as messages from '../../messages/upload.ts'
import css from './file-card.module.css'

interface Props {
  readonly upload: ReturnType<typeof useUpload>
  readonly file: EditorFile | null
  readonly locale: string
  readonly host: EditorHost
}

/** The shopper's file: its facts, its upload progress, and how to change or remove it. */
export function FileCard({ upload, file, locale, host }: Props) {
  const { picked, share } = upload
  return (
    <section className={css.card} aria-label={messages.yourArtwork}>
      {upload.isSending && picked ? (
        <div className={css.sending}>
          <p className={css.name}>{picked.name}</p>
          <progress className={css.progress} value={share} max={1} aria-label={messages.shareSent} />
          <p className={css.about} role="status">
            {share < 1 ? (
              messages.sent(new Intl.NumberFormat(locale, { style: 'percent' }).format(share))
            ) : (
              <>
                {messages.checkingFile} <QueuePlace host={host} />
              </>
            )}
          </p>
          <button type="button" className={css.button} onClick={upload.cancel}>
            {messages.stop}
          </button>
        </div>
      ) : (
        file && (
          <div className={css.file}>
            <img src={file.rasterUrl} alt="" width={56} height={56} className={css.thumbnail} />
            <div className={css.description}>
              <p className={css.name}>{file.name}</p>
              <p className={css.about}>
                {file.pages > 1 && messages.pageOf(file.page ?? 1, file.pages)}
                {file.isVector ? messages.vectorArtwork : messages.pixels(file.pixelWidth, file.pixelHeight)}
              </p>
            </div>
          </div>
        )
      )}
      <div role="status" className={css.notices}>
        {!upload.isSending && file?.notices?.map((notice) => <p key={notice}>{notice}</p>)}
      </div>
      <div role="alert" className={css.messages}>
        {upload.messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
      {!upload.isSending && (
        <div className={css.buttons}>
          {upload.hasFailed && (
            <button type="button" className={css.button} onClick={upload.retry}>
              {messages.tryAgain}
            </button>
          )}
          {file && (
            <>
              <FileButton onFile={upload.pick} quiet>
                {messages.changeFile}
              </FileButton>
              <button
                type="button"
                className={css.button}
                aria-disabled={upload.isRemoving || undefined}
                onClick={() => upload.remove(file.id)}
              >
                {messages.remove}
              </button>
            </>
          )}
        </div>
      )}
    </section>
  )
}
