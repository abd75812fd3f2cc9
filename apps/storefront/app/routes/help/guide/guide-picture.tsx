import type { GuideDrawing } from './guide-drawing.server.ts'
import * as messages from '../../../messages/guides.ts'
import css from './guide-picture.module.css'

interface GuidePictureProps {
  readonly drawing: GuideDrawing
  readonly label: string
  /** Lengths in the shopper's unit. */
  readonly bleed: string
  readonly safeArea: string
}

/** Cut line, bleed and safe area as on a guide file, each explained. GUIDE-1. */
export function GuidePicture({ drawing, label, bleed, safeArea }: GuidePictureProps) {
  const about = messages.aboutLines(bleed, safeArea)
  return (
    <figure className={css.figure}>
      <svg viewBox={drawing.viewBox} role="img" aria-label={label} className={css.drawing}>
        <path d={drawing.bleed} className={css.bleed} />
        <path d={drawing.cutLine} className={css.cutLine} />
        {drawing.safeArea !== '' && <path d={drawing.safeArea} className={css.safeArea} />}
      </svg>
      <figcaption>
        <dl className={css.legend}>
          {(['cutLine', 'bleed', 'safeArea'] as const).map((line) => (
            <div key={line} className={css.line}>
              <dt>
                <svg viewBox="0 0 24 8" aria-hidden="true" className={css.sample}>
                  <path d="M0 4H24" className={css[line]} />
                </svg>
                {messages.lines[line]}
              </dt>
              <dd>{about[line]}</dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  )
}
