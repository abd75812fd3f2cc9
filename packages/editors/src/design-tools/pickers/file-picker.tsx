import { useId } from 'react'
import * as messages from '../../messages/design-tools.ts'
import { addFile } from '../elements/add.ts'
import { useSession } from '../session/use-session.ts'
import type { FileCatalog } from '../types.ts'
import { useCatalog } from './use-catalog.ts'
import type { Uploads } from './use-uploads.ts'
import css from '../panels/panel.module.css'

interface Props {
  readonly catalog: FileCatalog
  readonly uploads: Uploads
}

/** A new file, or one of those of before. */
export function FilePicker({ catalog, uploads }: Props) {
  const session = useSession()
  const { items, hasMore, state, more, again } = useCatalog(catalog.find)
  const id = useId()
  const { share } = uploads
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {messages.filesHead}
      </h2>
      <label className={`${css.main} ${css.file}`}>
        {messages.chooseFile}
        <input
          type="file"
          accept="image/png,image/jpeg,image/webp,image/tiff,image/svg+xml,application/pdf"
          onChange={({ currentTarget }) => {
            uploads.send([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
        />
      </label>
      <p className={css.hint}>{messages.fileHint}</p>
      {share !== null && (
        <div className={css.section} role="status">
          <span>{share < 1 ? messages.sending(Math.round(share * 100)) : messages.checkingFile}</span>
          <progress className={css.progress} max={1} value={share} />
          <button type="button" className={css.button} onClick={uploads.stop}>
            {messages.stop}
          </button>
        </div>
      )}
      {uploads.problems.length > 0 && (
        <p role="alert" className={css.error}>
          {uploads.problems.join(' ')}
        </p>
      )}
      <ul className={css.tiles} aria-busy={state === 'searching'}>
        {items.map((file) => (
          <li key={file.id}>
            <button
              type="button"
              className={css.tile}
              aria-label={messages.addNamed(file.name)}
              onClick={() => addFile(session, file)}
            >
              <img src={file.href} alt="" loading="lazy" className={css.picture} />
              <span>{file.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={css.hint}>
        {state === 'found' && items.length === 0 && messages.noFiles}
        {state === 'failed' && messages.notFetched}
      </p>
      {state === 'failed' && (
        <button type="button" className={css.button} onClick={again}>
          {messages.tryAgain}
        </button>
      )}
      {state === 'found' && hasMore && (
        <button type="button" className={css.button} onClick={more}>
          {messages.more}
        </button>
      )}
    </section>
  )
}
