import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { unlessColors } from './unless-colors.ts'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { carriedQuery } from '../../links/carried-query.ts'
import { paramsOf, urlFor } from '../../links/url-for.ts'
import { pageMeta, titleOf } from '../../parts/page/meta.ts'
import { valueOr404 } from '../browse/value-or-404.ts'
import { unlessSoldAsItIs } from './unless-sold-as-it-is.server.ts'
import { linesOf, preflightOf } from './press-room.server.ts'
import { takeChoice } from './upload/read-forms.server.ts'
import { finalizeAndAdd } from './finalize/finalize-and-add.ts'
import { FinalizeView } from './finalize/finalize-view.tsx'
import { finalizeTitle, yourProduct } from '../../messages/configurator.ts'
import * as messages from '../../messages/finalize.ts'

const NO_FIELDS = new URLSearchParams()

export async function loader({ request, params, context: { shop, viewer } }: LoaderFunctionArgs) {
  const { categoryPath, slug, configuredId } = paramsOf('finalize', params)
  const [found, lines, preflight, isInCart] = await Promise.all([
    shop.configure.page(viewer, categoryPath, slug, configuredId, NO_FIELDS),
    linesOf(shop, viewer, configuredId),
    preflightOf(shop, viewer, configuredId),
    shop.cart.holds(viewer, configuredId),
  ])
  const search = carriedQuery(request.url)
  return {
    page: unlessSoldAsItIs(valueOr404(found), { categoryPath, slug, configuredId }, search),
    lines,
    preflight,
    isInCart,
    search,
    idempotencyKey: crypto.randomUUID(),
  }
}

export async function action({ request, params, context: { shop, viewer } }: ActionFunctionArgs) {
  const place = paramsOf('finalize', params)
  const form = await request.formData()
  if (['resize', 'retouch', 'options'].some((name) => form.has(name))) {
    const [error] = await takeChoice(shop, viewer, place.configuredId, form)
    return error === undefined
      ? redirect(urlFor('finalize', place) + carriedQuery(request.url), 303)
      : { response: { errors: {}, error } }
  }
  const q = new URL(request.url).searchParams.get('q') ?? ''
  return finalizeAndAdd(shop, viewer, place.configuredId, form, q)
}

export const shouldRevalidate = unlessColors

export const meta: MetaFunction<typeof loader> = ({ data, location, matches }) =>
  pageMeta({
    matches,
    title: titleOf(finalizeTitle(data?.page.product.name ?? yourProduct), matches),
    description: messages.description,
    publicUrl: undefined,
    path: location.pathname,
    hidden: true,
  })

export default function Finalize() {
  const { page, lines, preflight, isInCart, search, idempotencyKey } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const [key] = useState(idempotencyKey)
  return (
    <FinalizeView
      page={page}
      lines={lines}
      preflight={preflight}
      isInCart={isInCart}
      idempotencyKey={key}
      failure={failure}
      search={search}
    />
  )
}
