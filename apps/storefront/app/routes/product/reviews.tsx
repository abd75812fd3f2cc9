import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { paramsOf, urlFor } from '../../links/url-for.ts'
import { pageMeta, titleOf } from '../../parts/page/meta.ts'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { documentHeaders, goOn, PRIVATE, rejected } from '../../parts/form/responses.ts'
import { textOf } from '../../parts/form/text-of.ts'
import { valueOr404 } from '../browse/value-or-404.ts'
import { ReviewsView } from './reviews/reviews-view.tsx'
import * as messages from '../../messages/reviews.ts'

const SENT = '?sent#write'
/** A page number of limited length. */
const PAGE = /^\d{1,9}$/

export async function loader({ request, params, context: { shop, viewer, publicUrl } }: LoaderFunctionArgs) {
  const { productClass, slug } = paramsOf('reviews', params)
  const { searchParams } = new URL(request.url)
  const number = searchParams.get('page') ?? '1'
  const page = PAGE.test(number) ? Number(number) : 1
  const reviews = valueOr404(await shop.reviews.of(viewer, productClass, slug, page))
  const path = urlFor('reviews', { productClass, slug })
  // The viewer's own review must not be cached.
  return data({ reviews, path, publicUrl, isSent: searchParams.has('sent') }, { headers: PRIVATE })
}

/**
 * Writes, changes or deletes the viewer's review, then redirects to a confirmation, so that reloading sends nothing
 * (REVIEW-5).
 */
export async function action({ request, params, context: { shop, viewer } }: ActionFunctionArgs) {
  const { productClass, slug } = paramsOf('reviews', params)
  const fields = await request.formData()
  const path = urlFor('reviews', { productClass, slug })
  if (textOf(fields, 'intent') === 'remove') {
    valueOr404(await shop.reviews.remove(viewer, productClass, slug))
    return goOn(path)
  }
  const typed = {
    rating: textOf(fields, 'rating'),
    title: textOf(fields, 'title'),
    text: textOf(fields, 'text', 10_000),
    use: textOf(fields, 'use'),
  }
  const outcome = await shop.reviews.write(viewer, productClass, slug, typed)
  if (outcome.ok) return goOn(path + SENT)
  if (outcome.reason === 'not_found') throw new Response(null, { status: 404 })
  // An error about the product is an error of the whole form.
  if (outcome.reason === 'invalid' && 'product' in outcome.errors)
    return rejected({ ok: false, reason: 'conflict', message: outcome.errors['product']![0]! }, typed)
  return rejected(outcome, typed)
}

export const headers = documentHeaders
export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument
export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) => {
  const name = shown?.reviews.product.name ?? ''
  return pageMeta({
    matches,
    title: titleOf(messages.title(name), matches),
    description: messages.description(name),
    publicUrl: shown?.publicUrl,
    path: shown?.path ?? '',
  })
}

export default function Reviews() {
  const { reviews, path, isSent } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>() ?? null
  return <ReviewsView reviews={reviews} path={path} isSent={isSent} result={result} />
}
