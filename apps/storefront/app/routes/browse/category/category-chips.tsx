import type { CategoryLink } from '@kisscut/shop'
import { Link } from '../../../parts/page/link.tsx'
import * as messages from '../../../messages/category.ts'
import css from './category.module.css'

interface CategoryChipsProps {
  /** Name of the parent category. */
  readonly name: string
  readonly categories: readonly CategoryLink[]
}

/** Sub-categories as one line of links above the products. */
export function CategoryChips({ name, categories }: CategoryChipsProps) {
  return (
    <nav aria-label={messages.kindsOf(name)}>
      <ul className={css.chips}>
        {categories.map(({ url, name: kind }) => (
          <li key={url}>
            <Link to={url} prefetch="intent" className={css.chip}>
              {kind}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
