import { urlFor } from '../../../links/url-for.ts'
import { ButtonLink } from '../../../parts/action/button-link.tsx'
import { Sheet } from '../../../parts/sheet/sheet.tsx'
import css from './category.module.css'

/** An empty category, with links to others. */
export function EmptyCategory({ name }: { readonly name: string }) {
  return (
    <Sheet className={css.empty}>
      <p>There are no {name.toLowerCase()} yet.</p>
      <ButtonLink to={urlFor('home')}>Shop all products</ButtonLink>
    </Sheet>
  )
}
