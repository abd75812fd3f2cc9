import type { LoaderFunctionArgs } from '@remix-run/node'
import { paramsOf } from '../../links/url-for.ts'

/** A guide file for download; the errors if the size is invalid. GUIDE-2. */
export async function loader({ request, params, context: { shop, viewer } }: LoaderFunctionArgs) {
  const place = paramsOf('guideFile', params)
  const file = await shop.guides.file(viewer, place, new URL(request.url).searchParams)
  if (file.ok) {
    const { bytes, mime, name } = file.value
    return new Response(bytes as BodyInit, {
      headers: {
        'content-type': mime,
        'content-disposition': `attachment; filename="${name}"`,
        'x-content-type-options': 'nosniff',
      },
    })
  }
  if (file.reason !== 'invalid') throw new Response(null, { status: 404 })
  return new Response(Object.values(file.errors).flat().join('\n'), {
    status: 422,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
