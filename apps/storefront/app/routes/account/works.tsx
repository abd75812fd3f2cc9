import { data, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { OwnWork, OwnWorks } from '@kisscut/shop'
import { urlFor } from '../../links/url-for.ts'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { privateMeta } from '../../parts/page/private-meta.ts'
import { documentHeaders, goOn, PRIVATE, rejected } from '../../parts/form/responses.ts'
import { saveSentWork } from './works/read-form.server.ts'
import { WorksView } from './works/works-view.tsx'
import * as messages from '../../messages/works.ts'

/** The works of the signed-in artist. Otherwise throws a redirect: guests to sign in, others to their account. MKT-12. */
async function worksOf({ shop, viewer, session }: AppLoadContext): Promise<OwnWorks> {
  const account = await shop.accounts.own.ofBrowser(session)
  if (account === null) throw goOn(`${urlFor('signIn')}?next=${urlFor('works')}`)
  const found = await shop.artworks.ownWorks(viewer)
  if (!found.ok) throw goOn(urlFor('account'))
  return found.value
}

const shownWork = ({ artwork, products, pictureUrl }: OwnWork) => {
  const [product] = products
  return {
    ...{ id: artwork.id, name: artwork.name, pictureUrl },
    picture: product?.image_url ?? null,
    description: product?.description ?? '',
    category: product?.category ?? '',
    isShown: products.some((each) => each.public),
    pages: products.flatMap(({ name, url }) => (url === '' ? [] : [{ name, url }])),
  }
}

export async function loader({ context }: LoaderFunctionArgs) {
  const { artist, works, bases, categories } = await worksOf(context)
  return data({ artist, works: works.map(shownWork), bases, categories }, { headers: PRIVATE })
}

/** Adds, changes, withdraws or shows a work. MKT-12. */
export async function action({ request, context }: ActionFunctionArgs) {
  await worksOf(context)
  const { outcome, ...sent } = await saveSentWork(context.shop, context.viewer, request)
  if (!outcome.ok) return rejected(outcome, { ...sent, report: null })
  const { name } = outcome.value.artwork
  const report = sent.intent === 'add' ? messages.added(name) : messages.saved(name)
  return data({ ...sent, typed: {}, report, error: null, errors: {} }, { headers: PRIVATE })
}

export const headers = documentHeaders
export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument
export const meta = privateMeta(messages.myWorks)

export default function Works() {
  const shown = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>() ?? null
  return <WorksView {...shown} result={result} />
}
