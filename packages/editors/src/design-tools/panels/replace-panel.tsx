import { replacePicture, type UploadItem } from '@kisscut/artwork/design'
import * as messages from '../../messages/design-tools.ts'
import * as words from '../../messages/replace.ts'
import { elementName } from '../elements/names.ts'
import { FileField, UploadProgress } from '../pickers/file-field.tsx'
import { useUploads } from '../pickers/use-uploads.ts'
import { useArrived, useSession } from '../session/use-session.ts'
import css from './panel.module.css'

export interface ReplacePanelProps {
  readonly picture: UploadItem
}

/** Replaces the file of a picture; says so where the shop no longer has the current one. EDIT-25. */
export function ReplacePanel({ picture }: ReplacePanelProps) {
  const session = useSession()
  useArrived()
  const { store, library, flags, perform } = session
  const { id, locked } = picture
  const uploads = useUploads(session, (file) => {
    store.know({ file })
    const { width, height } = file
    const pixels = file.isVector ? null : { width, height }
    perform(replacePicture(id, { file: file.id, pixels }, { width, height }))
  })
  const isGone = store.isGone(picture)
  if (locked || library.files === null || flags.disableUpload) return null
  return (
    <section className={css.section} aria-label={words.head}>
      <h2 className={css.title}>{words.head}</h2>
      {isGone && <p className={css.error}>{messages.pictureMissing(elementName(picture, store))}</p>}
      <FileField label={words.replace} uploads={uploads} />
      <UploadProgress uploads={uploads} />
    </section>
  )
}
