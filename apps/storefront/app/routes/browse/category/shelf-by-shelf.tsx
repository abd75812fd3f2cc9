import type { CategoryPage } from '@kisscut/shop'
import { Link } from '@remix-run/react'
import { ProductTiles } from '../../../parts/catalogue/product-tiles.tsx'
import { anchorOf, Shelf } from './shelf.tsx'
import css from './category.module.css'

/** Categories with products: the shelves side by side, and a line of links to jump to each. */
export function ShelfByShelf({ page }: { readonly page: CategoryPage }) {
  const shelves = page.children.filter(({ products }) => products.length > 0)
  const others = page.children.filter(({ products }) => products.length === 0)
  return (
    <>
      {page.products.length > 0 && <ProductTiles tiles={page.products} level={2} eager={4} />}
      <nav aria-label={`${page.name}, shelves`}>
        <ul className={css.jumps}>
          {shelves.map(({ path, name }) => (
            <li key={path}>
              <a href={`#${anchorOf(path)}`} className={css.jump}>
                {name}
              </a>
            </li>
          ))}
          {others.map(({ url, name }) => (
            <li key={url}>
              <Link to={url} className={css.jump}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.shelves}>
        {shelves.map((shelf, at) => (
          <Shelf key={shelf.path} shelf={shelf} inView={at < 4} />
        ))}
      </div>
    </>
  )
}
