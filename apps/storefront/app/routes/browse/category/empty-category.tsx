import { urlFor } from '../../../links/url-for.ts'
import { CategoryTiles } from '../../../parts/catalog/category-tiles.tsx'
import { useRootData } from '../../../parts/page/root-data.ts'
import { ButtonLink } from '../../../parts/action/button-link.tsx'
import { Sheet } from '../../../parts/sheet/sheet.tsx'
import * as messages from '../../../messages/category.ts'
import css from './category.module.css'

/** An empty category, with links to others. FIND-7. */
export function EmptyCategory({ name }: { readonly name: string }) {
  const others = (useRootData()?.navigation.categories ?? []).filter((category) => category.name !== name)
  return (
    <>
      <Sheet className={css.empty}>
        <p>{messages.noneYet(name)}</p>
        <ButtonLink to={urlFor('home')}>{messages.shopAll}</ButtonLink>
      </Sheet>
      {others.length > 0 && <CategoryTiles categories={others} level={2} />}
    </>
  )
}
