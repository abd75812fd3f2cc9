import { mayDecideTrade, type SignedInAccount } from '@kisscut/shop'
import { data, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { urlFor } from '../../links/url-for.ts'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { metaOf } from './form/page-of.ts'
import { goOn, PRIVATE, rejected } from './form/responses.ts'
import { textOf } from './form/text-of.ts'
import { ApplicationsView } from './trade/applications-view.tsx'
import * as messages from '../../messages/trade.ts'

/** The account of staff that is signed in. Throws: on to signing in, or 404 for everybody else. */
async function staffOf({ shop, session }: AppLoadContext): Promise<SignedInAccount> {
  const account = await shop.accounts.own.ofBrowser(session)
  if (account === null) throw goOn(`${urlFor('signIn')}?next=${urlFor('tradeApplications')}`)
  if (!mayDecideTrade(account)) throw new Response(null, { status: 404 })
  return account
}

export async function loader({ context }: LoaderFunctionArgs) {
  const outcome = await context.shop.accounts.trade.list(await staffOf(context))
  if (!outcome.ok) throw new Response(null, { status: 404 })
  const applications = outcome.value.map(({ created, ...rest }) => ({
    id: rest.id,
    name: rest.name,
    email: rest.email,
    company: rest.company,
    website: rest.website,
    taxId: rest.taxId,
    sells: rest.sells,
    created: created.toISOString(),
  }))
  return data({ applications }, { headers: PRIVATE })
}

/** Approves or declines, by the button that was pressed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const staff = await staffOf(context)
  const fields = await request.formData()
  const id = textOf(fields, 'id')
  const isApproved = fields.get('decision') === 'approve'
  const reason = textOf(fields, 'reason')
  const outcome = await context.shop.accounts.trade.decide(staff, id, { isApproved, reason })
  if (!outcome.ok) return rejected(outcome, { id, reason, done: null })
  const report = isApproved ? messages.approved : messages.declinedNow
  return data({ id, reason: '', done: report, error: null, errors: {} }, { headers: PRIVATE })
}

export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument
export const meta = metaOf(messages.applications)

export default function TradeApplications() {
  const { applications } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>() ?? null
  return <ApplicationsView applications={applications} result={result} />
}
