import type { EditorHost, ProductView } from '../types.ts'
import * as messages from '../../messages/upload.ts'
import css from './product-picture.module.css'
import { usePicture } from './use-picture.ts'

interface Props {
  readonly view: ProductView
  /** Changes with each save; null before the first. */
  readonly savedKey: string | null
  readonly host: EditorHost
}

/** The finished product, or a place where it will be used, over the canvas; redrawn after each save. DESIGN-27. */
export function ProductPicture({ view, savedKey, host }: Props) {
  const { url, isDrawing, hasFailed, tryAgain } = usePicture(view, savedKey, host)
  return (
    <div className={css.view} aria-busy={isDrawing}>
      {url !== null && <img src={url} alt={view.alt} className={css.picture} />}
      <div role="status" className={css.status}>
        {isDrawing && <span className={css.words}>{messages.drawing}</span>}
        {hasFailed && (
          <span className={css.words}>
            {messages.notDrawn}{' '}
            <button type="button" className={css.again} onClick={tryAgain}>
              {messages.tryAgain}
            </button>
          </span>
        )}
      </div>
    </div>
  )
}
