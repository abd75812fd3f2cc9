import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { privateMeta } from '../../parts/page/private-meta.ts'
import { documentHeaders, PRIVATE } from '../../parts/form/responses.ts'
import { DesignsView } from './designs/designs-view.tsx'
import { intentOf } from './designs/intents.ts'
import * as messages from '../../messages/designs.ts'

export async function loader({ request, context: { shop, viewer, session } }: LoaderFunctionArgs) {
  const page = Number(new URL(request.url).searchParams.get('page') ?? '1')
  const [list, account] = await Promise.all([
    shop.designs.list(viewer, Number.isInteger(page) ? page : 1),
    shop.accounts.own.ofBrowser(session),
  ])
  const designs = list.designs.map((design) => ({ ...design, changed: design.changed.toISOString() }))
  return data({ list: { ...list, designs }, isGuest: account === null }, { headers: PRIVATE })
}

/** Handles the page's forms; each intent is one function in designs/intents.ts. TOOL-8, TOOL-9. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await request.formData()
  return intentOf(fields)(fields, context)
}

export const headers = documentHeaders
export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument
export const meta = privateMeta(messages.myDesigns)

export default function Designs() {
  const { list, isGuest } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>() ?? null
  return <DesignsView list={list} isGuest={isGuest} result={result} />
}
