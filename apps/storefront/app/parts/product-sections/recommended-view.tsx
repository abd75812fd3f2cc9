import type { RecommendedGroup, RecommendedProduct } from '@kisscut/shop'
import type { CSSProperties } from 'react'
import { showCount } from '../money/format.ts'
import { Price } from '../money/price.tsx'
import { useLocale } from '../page/locale.tsx'
import { Picture } from '../picture/picture.tsx'
import { quantityFor } from '../../messages/shell.tsx'
import * as messages from '../../messages/sections.ts'
import css from './recommended-view.module.css'

/** A picture with numbered products, and the same products as a list beside it, or below it on phones. SECT-2, SECT-3. */
export function RecommendedView({ group }: { readonly group: RecommendedGroup }) {
  const { name, picture, products } = group
  return (
    <div className={css.group}>
      {picture && (
        <div className={css.picture}>
          <Picture picture={picture} sizes="(max-width: 48rem) 92vw, 32rem" className={css.photo} />
          {products.map((product, at) => (
            <Mark key={product.id} product={product} number={at + 1} />
          ))}
        </div>
      )}
      <div className={css.words}>
        <h3 className={css.name}>{name}</h3>
        <ol className={css.products}>
          {products.map((product) => (
            <Listed key={product.id} product={product} />
          ))}
        </ol>
      </div>
    </div>
  )
}

/** A product's position in the picture. */
function Mark({ product, number }: { readonly product: RecommendedProduct; readonly number: number }) {
  const { x, y, width, height } = product.place
  const place = { '--x': x, '--y': y, '--width': width, '--height': height } as CSSProperties
  return (
    <a
      href={product.url}
      className={css.mark}
      style={place}
      aria-label={messages.inPicture(number, product.name)}
      data-primary={product.isPrimary || undefined}
    >
      <span className={css.number} aria-hidden="true">
        {product.icon === null ? (
          number
        ) : (
          <img src={product.icon} alt="" width={20} height={20} loading="lazy" />
        )}
      </span>
      <span className={css.label} aria-hidden="true">
        {product.name}
      </span>
    </a>
  )
}

function Listed({ product }: { readonly product: RecommendedProduct }) {
  const locale = useLocale()
  const { name, url, fromPrice, colors, sizes } = product
  return (
    <li className={css.product}>
      <a href={url} className={css.link}>
        {name}
      </a>
      {fromPrice && (
        <p className={css.price}>
          {quantityFor(
            showCount(fromPrice.quantity, locale),
            <Price amount={fromPrice.total} currency={fromPrice.currency} />,
          )}
        </p>
      )}
      {colors.length > 0 && (
        <ul className={css.choices} aria-label={messages.colorsOf(name)}>
          {colors.map((color) => (
            <li key={color.id}>
              <a
                href={color.url}
                className={css.color}
                style={{ '--color': color.code } as CSSProperties}
                title={color.name}
                data-default={color.isDefault || undefined}
              >
                <span className={css.colorName}>{color.name}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {sizes.length > 0 && (
        <ul className={css.choices} aria-label={messages.sizesOf(name)}>
          {sizes.map((size) => (
            <li key={size.id}>
              <a href={size.url} className={css.size}>
                {size.name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
