import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { missingMeta } from '../../parts/page/meta.ts'
import { NotFound } from '../../parts/page/not-found.tsx'

/** Tiles per row on a wide screen. */
const ONE_ROW = 4

/** The page for unknown paths, with popular products. */
export async function loader({ context: { shop, viewer } }: LoaderFunctionArgs): Promise<never> {
  const { featured } = await shop.browse.home(viewer)
  throw json({ popular: featured.slice(0, ONE_ROW) }, { status: 404 })
}

export const meta: MetaFunction = ({ error, matches }) => missingMeta(error, matches)

export default function NothingHere() {
  return <NotFound />
}
