import type { ShownBackground } from '@kisscut/shop'
import { shownIn } from '../sized-picture/sized-picture.ts'
import * as messages from '../../messages/artworks.ts'
import css from './artwork-tool.module.css'

interface Props {
  readonly product: string
  /** The artwork as everyone may see it. */
  readonly url: string
  /** Inches. */
  readonly width: number
  readonly height: number
  readonly backgrounds: readonly ShownBackground[]
}

const percent = (part: number, of: number) => `${((part / of) * 100).toFixed(3)}%`

/** The artwork on photographs of where it will be, true to scale. MKT-3. */
export function ShownOn({ product, url, width, height, backgrounds }: Props) {
  if (backgrounds.length === 0) return null
  return (
    <section className={css.shownOn} aria-label={messages.shownOn}>
      <h2 className={css.heading}>{messages.shownOn}</h2>
      <ul className={css.photos} role="list">
        {backgrounds.map((photo) => {
          const [wide, high] = [width * photo.pixelsPerInch, height * photo.pixelsPerInch]
          return (
            <li key={photo.url}>
              <figure className={css.photo}>
                <span className={css.scene} style={{ aspectRatio: `${photo.width} / ${photo.height}` }}>
                  <Layer photo={photo} url={photo.url} smaller={photo.smaller} />
                  <img
                    src={url}
                    alt={messages.shownOnName(product, photo.name.toLowerCase())}
                    width={Math.round(wide)}
                    height={Math.round(high)}
                    loading="lazy"
                    className={css.placed}
                    style={{
                      left: percent(photo.middle.x - wide / 2, photo.width),
                      top: percent(photo.middle.y - high / 2, photo.height),
                      width: percent(wide, photo.width),
                      height: percent(high, photo.height),
                    }}
                  />
                  {photo.frontUrl && (
                    <Layer
                      photo={photo}
                      url={photo.frontUrl}
                      smaller={photo.frontSmaller}
                      className={css.front}
                    />
                  )}
                </span>
                <figcaption>{photo.name}</figcaption>
              </figure>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface LayerProps {
  readonly photo: ShownBackground
  readonly url: string
  readonly smaller: ShownBackground['smaller']
  readonly className?: string | undefined
}

/** How wide a photograph is shown, at most. */
const WIDE = '11rem'

const Layer = ({ photo: { width, height }, url, smaller, className }: LayerProps) => (
  <img
    src={url}
    {...shownIn({ url, width, smaller }, WIDE)}
    alt=""
    width={width}
    height={height}
    loading="lazy"
    className={className}
  />
)
