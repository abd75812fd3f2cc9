import type { CategoryPage } from '@kisscut/shop'
import { Link } from '@remix-run/react'
import { ProductTiles } from '../../../parts/catalogue/product-tiles.tsx'
import { SectionHead } from '../../../parts/page/section-head.tsx'
import css from './category.module.css'

/** Categories with products: one shelf under the other, and a line of links to jump to each. */
export function ShelfByShelf({ page }: { readonly page: CategoryPage }) {
  const shelves = page.children.filter(({ products }) => products.length > 0)
  const more = page.children.filter(({ products }) => products.length === 0)
  return (
    <>
      {page.products.length > 0 && <ProductTiles tiles={page.products} level={2} eager={4} />}
      {shelves.length > 1 && (
        <nav aria-label={`${page.name}, shelves`}>
          <ul className={css.jumps}>
            {shelves.map(({ path, name }) => (
              <li key={path}>
                <a href={`#${anchorOf(path)}`} className={css.jump}>
                  {name}
                </a>
              </li>
            ))}
            {more.map(({ url, name }) => (
              <li key={url}>
                <Link to={url} className={css.jump}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {shelves.map((shelf, at) => (
        <section key={shelf.path} aria-labelledby={anchorOf(shelf.path)} className={css.shelf}>
          <SectionHead
            id={anchorOf(shelf.path)}
            title={shelf.name}
            aside={
              <Link to={shelf.url} prefetch="intent">
                All {shelf.name.toLowerCase()}
              </Link>
            }
          />
          {shelf.shortDescription && <p className={css.about}>{shelf.shortDescription}</p>}
          <ProductTiles tiles={shelf.products} eager={at === 0 ? 4 : 0} />
        </section>
      ))}
    </>
  )
}

const anchorOf = (path: string) => path.replaceAll('/', '-')
