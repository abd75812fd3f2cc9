import { useId } from 'react'
import * as messages from '../../messages/design-tools.ts'
import { addFile } from '../elements/add.ts'
import { useDesign, useSession } from '../session/use-session.ts'
import type { FileCatalog } from '../types.ts'
import { FileField, UploadProgress } from './file-field.tsx'
import { FileTile } from './file-tile.tsx'
import { MoreButton } from './more-button.tsx'
import { useCatalog } from './use-catalog.ts'
import type { Uploads } from './use-uploads.ts'
import css from '../panels/panel.module.css'

export interface FilePickerProps {
  readonly catalog: FileCatalog
  readonly uploads: Uploads
}

/** A new file, or one of the earlier ones, which can be deleted. EDIT-23. */
export function FilePicker({ catalog, uploads }: FilePickerProps) {
  const session = useSession()
  const { items, hasMore, state, more, again, drop } = useCatalog(catalog.find)
  const id = useId()
  const { elements } = useDesign()
  const used = new Set(elements.flatMap((element) => (element.kind === 'upload' ? [element.file] : [])))
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {messages.filesHead}
      </h2>
      <FileField label={messages.chooseFile} uploads={uploads} />
      {catalog.notice !== undefined && <p>{catalog.notice}</p>}
      <p className={css.hint}>{messages.fileHint}</p>
      <UploadProgress uploads={uploads} />
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
