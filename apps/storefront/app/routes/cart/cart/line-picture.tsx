import { Link } from '@remix-run/react'
import { sideUrl } from '../../../parts/configurator/design/side-url.ts'
import type { ShownItem } from './shown-cart.ts'
import * as messages from '../../../messages/cart.ts'
import css from './cart-line.module.css'

const SIDE = 160

/** The preview of a line, of every side that is printed, linked to its editor. DESIGN-39. */
export function LinePicture({ item }: { readonly item: ShownItem }) {
  const { previewUrl, otherSides, name, editUrl, configuredId } = item
  const picture = previewUrl ? (
    <img src={previewUrl} alt={messages.asCut(name)} width={SIDE} height={SIDE} className={css.preview} />
  ) : (
    <span className={css.noPreview} />
  )
  const others = otherSides.map((side) => (
    <img
      key={side.id}
      src={sideUrl(configuredId, side.id, 2 * SIDE)}
      alt={messages.sideOf(name, side.name)}
      width={SIDE}
      height={SIDE}
      loading="lazy"
      className={css.preview}
    />
  ))
  const looks = { className: css.picture, 'data-sided': others.length > 0 || undefined }
  if (!editUrl)
    return (
      <span {...looks}>
        {picture}
        {others}
      </span>
    )
  return (
    <Link to={editUrl} {...looks} tabIndex={-1} aria-hidden="true">
      {picture}
      {others}
    </Link>
  )
}
