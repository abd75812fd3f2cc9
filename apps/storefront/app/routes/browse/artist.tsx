import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { paramsOf, urlFor } from '../../links/url-for.ts'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { makerMeta } from './maker/maker-meta.ts'
import { MakerView } from './maker/maker-view.tsx'
import { valueOr404 } from './value-or-404.ts'

export async function loader({ params, context: { shop, viewer, publicUrl } }: LoaderFunctionArgs) {
  const { slug } = paramsOf('artist', params)
  return { maker: valueOr404(await shop.artworks.artist(slug, viewer)), publicUrl }
}

export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) =>
  makerMeta(data, error, matches, (slug) => urlFor('artist', { slug }))

export default function Artist() {
  const { maker } = useLoaderData<typeof loader>()
  return <MakerView maker={maker} url={urlFor('artist', { slug: maker.slug })} />
}
