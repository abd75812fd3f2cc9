import type { UploadItem } from '@kisscut/artwork/design'
import { WHOLE_PICTURE, cropUpload } from '@kisscut/artwork/design'
import { useSelector } from '@xstate/react'
import * as messages from '../../messages/design-tools.ts'
import { useSession } from '../session/use-session.ts'
import css from './panel.module.css'

/** The crop of an uploaded picture. Its frame is on the canvas. EDIT-14. */
export function PicturePanel({ picture }: { readonly picture: UploadItem }) {
  const { actor, perform } = useSession()
  const crop = useSelector(actor, ({ context }) => context.crop)
  const { id, locked, invertX, invertY } = picture
  if (locked) return null
  const begin = () => {
    actor.send({ type: 'crop.began' })
    actor.send({ type: 'crop.changed', crop: picture.crop ?? WHOLE_PICTURE })
  }
  return (
    <section className={css.section} aria-label={messages.crop}>
      <h2 className={css.title}>{messages.crop}</h2>
      {crop ? (
        <>
          <p className={css.hint}>{messages.cropHint}</p>
          <div className={css.row}>
            <button type="button" className={css.main} onClick={() => perform(cropUpload(id, crop))}>
              {messages.cropToPart}
            </button>
            <button type="button" className={css.button} onClick={() => actor.send({ type: 'crop.ended' })}>
              {messages.cancel}
            </button>
          </div>
        </>
      ) : (
        <div className={css.row}>
          <button type="button" className={css.button} disabled={invertX || invertY} onClick={begin}>
            {messages.cropPicture}
          </button>
          {picture.crop && (
            <button
              type="button"
              className={css.button}
              onClick={() => perform(cropUpload(id, WHOLE_PICTURE))}
            >
              {messages.wholePicture}
            </button>
          )}
        </div>
      )}
    </section>
  )
}
