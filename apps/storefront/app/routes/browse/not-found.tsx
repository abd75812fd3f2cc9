import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { missingMeta } from '../../parts/page/meta.ts'
import { NotFound } from '../../parts/page/not-found.tsx'

/** As many as stand side by side on a wide screen. */
const ONE_ROW = 4

/** Anything the route table doesn't know; what most people look for comes along. */
export async function loader({ context: { shop, viewer } }: LoaderFunctionArgs): Promise<never> {
  const { featured } = await shop.browse.home(viewer)
  throw json({ popular: featured.slice(0, ONE_ROW) }, { status: 404 })
}

export const meta: MetaFunction = ({ error }) => missingMeta(error)

export default function NothingHere() {
  return <NotFound />
}
