import { fieldsOfForm } from '@kisscut/core/configuration'
import { mayCorrect, type CorrectionPage, type Viewer } from '@kisscut/shop'
import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { paramsOf, urlFor } from '../../links/url-for.ts'
import { titleOf } from '../../parts/page/meta.ts'
import { assertStyles } from '../../parts/configurator/live/live-configurator.tsx'
import { Column } from '../../parts/page/column.tsx'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { documentHeaders, goOn, PRIVATE } from '../../parts/form/responses.ts'
import { textOf } from '../../parts/form/text-of.ts'
import { valueOr404 } from '../browse/value-or-404.ts'
import { SAVED, shownCorrection } from './admin-edit/shown-correction.ts'
import { revisionOf } from './revision-of.server.ts'
import { yourProduct } from '../../messages/configurator.ts'
import * as messages from '../../messages/admin-edit.ts'

const NO_FIELDS = new URLSearchParams()
const isGuest = ({ owner }: Viewer) => !owner.startsWith('account:')

/** Id of the product, for staff who may correct it. Otherwise throws: a redirect to sign in for guests, a 404 for others. */
function idFor(viewer: Viewer, params: Readonly<Record<string, string | undefined>>): string {
  const { configuredId } = paramsOf('adminEdit', params)
  if (mayCorrect(viewer)) return configuredId
  if (isGuest(viewer)) throw goOn(`${urlFor('signIn')}?next=${urlFor('adminEdit', { configuredId })}`)
  throw new Response(null, { status: 404 })
}

export async function loader({ params, context: { shop, viewer } }: LoaderFunctionArgs) {
  const found = await shop.configure.correction(viewer, idFor(viewer, params), NO_FIELDS)
  return data({ correction: shownCorrection(valueOr404(found)) }, { headers: PRIVATE })
}

/** Shows the price of the form's configuration, or saves it, depending on the button. */
export async function action({ request, params, context: { shop, viewer } }: ActionFunctionArgs) {
  const id = idFor(viewer, params)
  const form = await request.formData()
  const fields = fieldsOfForm(form)
  const typed = { reason: textOf(form, 'reason'), instructions: fields.get('instructions') ?? '' }
  const again = async (failure: Failure, status: number) => {
    const page: CorrectionPage = valueOr404(await shop.configure.correction(viewer, id, fields))
    return data({ correction: shownCorrection(page), typed, ...failure }, { status, headers: PRIVATE })
  }
  if (form.get('intent') !== 'save') return again(NO_FAILURE, 200)
  const saved = await shop.configure.correct(viewer, id, { fields, ...typed, revision: revisionOf(fields) })
  if (saved.ok) return goOn(`${urlFor('adminEdit', { configuredId: id })}?${SAVED}=1`)
  if (saved.reason === 'invalid') return again({ error: null, errors: saved.errors }, 422)
  return again({ error: saved.message, errors: {} }, saved.reason === 'not_found' ? 404 : 409)
}

interface Failure {
  readonly error: string | null
  readonly errors: Readonly<Record<string, readonly string[]>>
}
const NO_FAILURE: Failure = { error: null, errors: {} }

export const headers = documentHeaders
export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  { title: titleOf(messages.title(loaded?.correction.product.name ?? yourProduct), matches) },
  { name: 'robots', content: 'noindex' },
]

/** Only the server renders this page: see `ownScripts`. Browsers need only its styles. */
const styles = import.meta.glob('./admin-edit/*.module.css', { eager: true, import: 'default' })
const View = import.meta.env.SSR ? (await import('./admin-edit/admin-edit-view.tsx')).AdminEditView : null

export default function AdminEdit() {
  const { correction } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>() ?? null
  const [query] = useSearchParams()
  assertStyles(styles)
  return (
    <Column>
      {View && (
        <View
          correction={result?.correction ?? correction}
          result={result}
          isSaved={result === null && query.has(SAVED)}
        />
      )}
    </Column>
  )
}
