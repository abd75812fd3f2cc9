import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { paramsOf } from '../../links/url-for.ts'
import { valueOr404 } from './value-or-404.ts'

/** Categories with a path of their own have moved there for good. */
export async function loader({ params, context: { shop, viewer } }: LoaderFunctionArgs) {
  const { slug } = paramsOf('categoryById', params)
  const { url } = valueOr404(await shop.browse.category(viewer, slug))
  return redirect(url, 301)
}
