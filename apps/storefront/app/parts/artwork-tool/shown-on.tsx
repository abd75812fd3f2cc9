import type { ShownBackground } from '@kisscut/shop'
import type { DrawnPicture } from '../configurator/picture/picture-strip.tsx'
import { shownIn, thumbnailOf } from '../sized-picture/sized-picture.ts'
import * as messages from '../../messages/artworks.ts'
import css from './artwork-tool.module.css'

interface Shown {
  /** The public picture of the artwork. */
  readonly url: string
  /** Inches. */
  readonly width: number
  readonly height: number
}

interface ShownScene extends DrawnPicture {
  /** Describes the photograph. */
  readonly caption: string
}

/** The artwork on photographs of its surroundings, true to scale. MKT-3. */
export const scenesOf = (
  product: string,
  artwork: Shown,
  backgrounds: readonly ShownBackground[],
): readonly ShownScene[] =>
  backgrounds.map((photo) => {
    const name = messages.shownOnName(product, photo.name.toLowerCase())
    return {
      ...{ key: photo.url, name, caption: photo.name },
      large: <Scene photo={photo} artwork={artwork} name={name} />,
      small: <img src={thumbnailOf(photo)} alt="" width={56} height={56} loading="lazy" />,
    }
  })

/** On phones: the same photographs below the product's picture, where the strip of pictures is missing. */
export const ShownOn = ({ scenes }: { readonly scenes: readonly ShownScene[] }) => (
  <section className={css.shownOn} aria-label={messages.shownOn}>
    <h2 className={css.heading}>{messages.shownOn}</h2>
    <ul className={css.photos} role="list">
      {scenes.map(({ key, caption, large }) => (
        <li key={key}>
          <figure className={css.photo}>
            {large}
            <figcaption>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </section>
)

interface SceneProps {
  readonly photo: ShownBackground
  readonly artwork: Shown
  readonly name: string
}

const percent = (part: number, of: number) => `${((part / of) * 100).toFixed(3)}%`

function Scene({ photo, artwork: { url, width, height }, name }: SceneProps) {
  const [wide, high] = [width * photo.pixelsPerInch, height * photo.pixelsPerInch]
  return (
    <span className={css.scene} style={{ aspectRatio: `${photo.width} / ${photo.height}` }}>
      <Layer photo={photo} url={photo.url} smaller={photo.smaller} />
      <img
        src={url}
        alt={name}
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
        <Layer photo={photo} url={photo.frontUrl} smaller={photo.frontSmaller} className={css.front} />
      )}
    </span>
  )
}

interface LayerProps {
  readonly photo: ShownBackground
  readonly url: string
  readonly smaller: ShownBackground['smaller']
  readonly className?: string | undefined
}

/** `sizes` of a photograph: it replaces the product's picture; on phones two are side by side. */
const WIDE = '(min-width: 55.01rem) 40rem, 50vw'

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
