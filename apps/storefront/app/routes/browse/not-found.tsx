import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import type { ProductTile } from '@kisscut/shop'
import { popularProducts } from '../../messages/shell.tsx'
import { ProductTiles } from '../../parts/catalog/product-tiles.tsx'
import { Column } from '../../parts/page/column.tsx'
import { ErrorPage } from '../../parts/page/error-page.tsx'
import { missingMeta } from '../../parts/page/meta.ts'
import { NotFound } from '../../parts/page/not-found.tsx'
import { SectionHead } from '../../parts/page/section-head.tsx'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'

/** Tiles per row on a wide screen. */
const ONE_ROW = 4

interface Missing {
  readonly popular: readonly ProductTile[]
}

/** The page for unknown paths, with popular products. */
export async function loader({ context: { shop, viewer } }: LoaderFunctionArgs): Promise<never> {
  const { featured } = await shop.browse.home(viewer)
  throw json({ popular: featured.slice(0, ONE_ROW) } satisfies Missing, { status: 404 })
}

export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument

export const meta: MetaFunction = ({ error, matches }) => missingMeta(error, matches)

export default function NothingHere() {
  return <NotFound />
}

export function ErrorBoundary() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage />
  const { popular } = error.data as Missing
  return (
    <NotFound>
      {popular.length > 0 && (
        <Column as="section" aria-labelledby="popular">
          <SectionHead id="popular" title={popularProducts} />
          <ProductTiles tiles={popular} />
        </Column>
      )}
    </NotFound>
  )
}
