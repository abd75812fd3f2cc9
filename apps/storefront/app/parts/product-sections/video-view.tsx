import type { ProductVideo } from '@kisscut/shop'
import { Icon } from '../icon/icon.tsx'
import * as messages from '../../messages/sections.ts'
import css from './video-view.module.css'

/**
 * A video behind its poster: browsers fetch nothing of it until it is opened. Works without scripts; with them it plays
 * when opened. SECT-4.
 */
export function VideoView({ video }: { readonly video: ProductVideo }) {
  const { url, poster, width, height, title } = video
  return (
    <details className={css.video} style={{ aspectRatio: `${width} / ${height}` }} data-plays>
      <summary className={css.facade}>
        <img src={poster} alt="" width={width} height={height} loading="lazy" decoding="async" />
        <span className={css.play}>
          <Icon name="play" />
        </span>
        <span className={css.title}>{messages.playVideo(title)}</span>
      </summary>
      <video
        src={url}
        controls
        preload="none"
        playsInline
        muted
        width={width}
        height={height}
        aria-label={title}
      />
    </details>
  )
}
