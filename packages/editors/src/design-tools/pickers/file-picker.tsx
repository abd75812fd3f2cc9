import { useId } from 'react'
import * as messages from '../../messages/design-tools.ts'
import { addFile } from '../elements/add.ts'
import { useDesign, useSession } from '../session/use-session.ts'
import type { FileCatalog } from '../types.ts'
import { FileTile } from './file-tile.tsx'
import { MoreButton } from './more-button.tsx'
import { useCatalog } from './use-catalog.ts'
import type { Uploads } from './use-uploads.ts'
import css from '../panels/panel.module.css'

export interface FilePickerProps {
  readonly catalog: FileCatalog
  readonly uploads: Uploads
}

/** A new file, or one of those of before, which may be removed. EDIT-23. */
export function FilePicker({ catalog, uploads }: FilePickerProps) {
  const session = useSession()
  const { items, hasMore, state, more, again, drop } = useCatalog(catalog.find)
  const id = useId()
  const { share } = uploads
  const { elements } = useDesign()
  const used = new Set(elements.flatMap((element) => (element.kind === 'upload' ? [element.file] : [])))
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
            <FileTile
              file={file}
              isUsed={used.has(file.id)}
              onAdd={() => addFile(session, file)}
              onRemove={async () => {
                await catalog.remove(file.id)
                drop(file.id)
              }}
            />
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
      {state === 'found' && hasMore && <MoreButton onMore={more} />}
    </section>
  )
}
