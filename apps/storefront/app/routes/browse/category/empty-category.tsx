import { urlFor } from '../../../links/url-for.ts'
import { ButtonLink } from '../../../parts/action/button-link.tsx'
import { Sheet } from '../../../parts/sheet/sheet.tsx'
import css from './category.module.css'

/** An empty category, with links to others. */
export function EmptyCategory({ name }: { readonly name: string }) {
  return (
    <Sheet className={css.empty}>
      <p>Nothing stands on the {name.toLowerCase()} shelf yet.</p>
      <ButtonLink to={urlFor('home')}>See what we make</ButtonLink>
    </Sheet>
  )
}
