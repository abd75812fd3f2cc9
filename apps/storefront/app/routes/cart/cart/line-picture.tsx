import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { sideUrl } from '../../../parts/configurator/design-step/side-url.ts'
import type { ShownItem } from './shown-cart.ts'
import * as messages from '../../../messages/cart.ts'
import css from './cart-line.module.css'

const SIDE = 160

/** The preview of a line, linked to its editor; one for each named side if there are several. DESIGN-39. */
export function LinePicture({ item }: { readonly item: ShownItem }) {
  const { previewUrl, sides, name, editUrl, configuredId } = item
  const preview = (alt: string) =>
    previewUrl ? (
      <img src={previewUrl} alt={alt} width={SIDE} height={SIDE} className={css.preview} />
    ) : (
      <span className={css.noPreview} />
    )
  if (sides.length < 2)
    return (
      <InEditor url={editUrl} className={css.picture}>
        {preview(messages.asCut(name))}
      </InEditor>
    )
  return (
    <div className={css.picture} data-sided="">
      {sides.map((side, at) => (
        <figure key={side.id} className={css.side}>
          <InEditor url={editUrl}>
            {at === 0 ? (
              preview(messages.sideOf(name, side.name))
            ) : (
              <img
                src={sideUrl(configuredId, side.id, 2 * SIDE)}
                alt={messages.sideOf(name, side.name)}
                width={SIDE}
                height={SIDE}
                loading="lazy"
                className={css.preview}
              />
            )}
          </InEditor>
          <figcaption>{side.name}</figcaption>
        </figure>
      ))}
    </div>
  )
}

interface InEditorProps {
  /** Empty if it can't be edited. */
  readonly url: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The line's Edit link repeated for pointers; keyboards and screen readers need it only once. */
const InEditor = ({ url, className, children }: InEditorProps) =>
  url ? (
    <Link to={url} className={className} tabIndex={-1} aria-hidden="true">
      {children}
    </Link>
  ) : (
    <span className={className}>{children}</span>
  )
