import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { urlFor } from '../../links/url-for.ts'
import { CategoryTiles } from '../../parts/catalog/category-tiles.tsx'
import { ProductTiles } from '../../parts/catalog/product-tiles.tsx'
import { Column } from '../../parts/page/column.tsx'
import { pageMeta, shopOf } from '../../parts/page/meta.ts'
import { shopData } from '../../parts/page/structured-data.ts'
import { SectionHead } from '../../parts/page/section-head.tsx'
import { openAsDocument, READ_ONLY } from '../../parts/page/own-scripts.ts'
import { Figures } from './home/figures.tsx'
import { Hero } from './home/hero.tsx'
import { HowItWorks } from './home/how-it-works.tsx'
import { LARGEST } from './home/stickers.ts'
import * as messages from '../../messages/home.ts'
import css from './home/home.module.css'

export async function loader({ context: { shop, viewer, publicUrl } }: LoaderFunctionArgs) {
  return { ...(await shop.browse.home(viewer)), publicUrl }
}

export const handle = READ_ONLY
export const clientLoader = openAsDocument

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta({
    matches,
    title: shopOf(matches)?.title ?? '',
    description: shopOf(matches)?.description ?? '',
    publicUrl: data?.publicUrl,
    path: '/',
  }),
  ...(data === undefined ? [] : shopData(shopOf(matches), urlFor('search'), data.publicUrl)),
]

/** Preloads the page's largest picture. */
export const links: LinksFunction = () => [
  { rel: 'preload', as: 'image', type: 'image/avif', imageSrcSet: LARGEST.set, imageSizes: LARGEST.sizes },
]

/** Tiles per row on a wide screen. */
const ONE_ROW = 4

export default function Home() {
  const { categories, featured } = useLoaderData<typeof loader>()
  const [first] = featured
  return (
    <>
      <Hero start={first?.url ?? categories[0]?.url} />
      <Figures from={first?.fromPrice ?? null} name={first?.name} shipDays={first?.shipDays ?? null} />
      {featured.length > 0 && (
        <Column as="section" className={css.part} aria-labelledby="featured">
          <SectionHead id="featured" title={messages.mostPopular} />
          <ProductTiles tiles={featured.slice(0, ONE_ROW)} />
        </Column>
      )}
      <HowItWorks />
      {categories.length > 0 && (
        <Column as="section" className={css.part} aria-labelledby="categories">
          <SectionHead id="categories" title={messages.shopByCategory} />
          <CategoryTiles categories={categories} />
        </Column>
      )}
    </>
  )
}
