import type { Picture as PictureData } from '@kisscut/shop'
import { useEffect, useRef, type ReactNode } from 'react'
import * as messages from '../../../messages/setup.ts'
import { Picture } from '../../picture/picture.tsx'
import { Sheet } from '../../sheet/sheet.tsx'
import { thumbnailOf } from '../../sized-picture/sized-picture.ts'
import css from './picture-strip.module.css'

/** A picture drawn from the configuration, such as the product in its surroundings. */
export interface DrawnPicture {
  readonly key: string
  readonly name: string
  /** Fills the width of the picture's place. */
  readonly large: ReactNode
  /** Fills a square of the strip. */
  readonly small: ReactNode
}

interface Props {
  readonly pictures: readonly PictureData[]
  readonly drawn?: readonly DrawnPicture[] | undefined
  /** The configuration: a change of it shows the product's picture again. */
  readonly chosen: unknown
  /** The picture of the configured product. */
  readonly children: ReactNode
}

/** Name of a form that does not exist, so that the choice of a picture is never sent. */
const NO_FORM = 'pictures'

/** Maximum number of further pictures. */
const MOST = 4

/**
 * The picture of the configured product, with thumbnails of others below, which can replace it: radio buttons, so that
 * it works by keyboard and without scripts. On phones these pictures are in the gallery below.
 */
export function PictureStrip({ pictures, drawn = [], chosen, children }: Props) {
  const own = useRef<HTMLInputElement>(null)
  const before = useRef(chosen)
  useEffect(() => {
    if (before.current !== chosen && own.current) own.current.checked = true
    before.current = chosen
  }, [chosen])
  const shown = [
    ...pictures.map((picture) => ({
      ...{ key: picture.url, name: picture.alt },
      large: <Picture picture={picture} className={css.photo} sizes="40rem" />,
      small: <img src={thumbnailOf(picture)} alt="" width={64} height={64} loading="lazy" decoding="async" />,
    })),
    ...drawn.map((each) => ({ ...each, large: <div className={css.drawn}>{each.large}</div> })),
  ].slice(0, MOST)
  if (shown.length === 0) return children
  return (
    <div className={css.pictures}>
      <div className={css.chosen}>{children}</div>
      {shown.map(({ key, large }) => (
        <Sheet padding="none" className={css.large} key={key}>
          {large}
        </Sheet>
      ))}
      <fieldset className={css.strip}>
        <legend className={css.legend}>{messages.pictures}</legend>
        <label className={css.thumbnail}>
          <input
            ref={own}
            type="radio"
            name="picture"
            form={NO_FORM}
            defaultChecked
            aria-label={messages.yourSizeAndMaterial}
          />
          <span className={css.own} aria-hidden="true">
            {messages.yourSize}
          </span>
        </label>
        {shown.map(({ key, name, small }) => (
          <label className={css.thumbnail} key={key}>
            <input type="radio" name="picture" form={NO_FORM} aria-label={name} />
            {small}
          </label>
        ))}
      </fieldset>
    </div>
  )
}
