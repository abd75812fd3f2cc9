import { urlFor } from '../../../links/url-for.ts'
import { ButtonLink } from '../../../parts/action/button-link.tsx'
import { Sheet } from '../../../parts/sheet/sheet.tsx'
import * as messages from '../../../messages/category.ts'
import css from './category.module.css'

/** An empty category, with links to others. */
export function EmptyCategory({ name }: { readonly name: string }) {
  return (
    <Sheet className={css.empty}>
      <p>{messages.noneYet(name)}</p>
      <ButtonLink to={urlFor('home')}>{messages.shopAll}</ButtonLink>
    </Sheet>
  )
}
