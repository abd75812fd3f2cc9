import { Link } from '@remix-run/react'
import type { ShownItem } from './shown-cart.ts'
import * as messages from '../../../messages/cart.ts'
import css from './cart-line.module.css'

const SIDE = 160

/** The preview of a line, linked to its editor. */
export function LinePicture({ item: { previewUrl, name, editUrl } }: { readonly item: ShownItem }) {
  const picture = previewUrl ? (
    <img src={previewUrl} alt={messages.asCut(name)} width={SIDE} height={SIDE} className={css.preview} />
  ) : (
    <span className={css.noPreview} />
  )
  if (!editUrl) return <span className={css.picture}>{picture}</span>
  return (
    <Link to={editUrl} className={css.picture} tabIndex={-1} aria-hidden="true">
      {picture}
    </Link>
  )
}
