import { mayDecideTrade, type SignedInAccount } from '@kisscut/shop'
import { data, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { privateMeta } from '../../parts/page/private-meta.ts'
import { documentHeaders, PRIVATE, rejected } from '../../parts/form/responses.ts'
import { staffOf } from './form/staff-of.ts'
import { textOf } from '../../parts/form/text-of.ts'
import { ApplicationsView } from './trade/applications-view.tsx'
import * as messages from '../../messages/trade.ts'

const deciderOf = (context: AppLoadContext): Promise<SignedInAccount> =>
  staffOf(context, 'tradeApplications', mayDecideTrade)

export async function loader({ context }: LoaderFunctionArgs) {
  const outcome = await context.shop.accounts.trade.list(await deciderOf(context))
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

/** Approves or declines an application, depending on the button, or ends a trade account. */
export async function action({ request, context }: ActionFunctionArgs) {
  const staff = await deciderOf(context)
  const fields = await request.formData()
  if (fields.get('decision') === 'end') return end(context, staff, fields)
  const id = textOf(fields, 'id')
  const isApproved = fields.get('decision') === 'approve'
  const reason = textOf(fields, 'reason')
  const outcome = await context.shop.accounts.trade.decide(staff, id, { isApproved, reason })
  if (!outcome.ok) return rejected(outcome, { id, email: '', reason, done: null })
  const report = isApproved ? messages.approved : messages.declinedNow
  return decided(report, id)
}

const decided = (report: string, id: string | null) =>
  data({ id, email: '', reason: '', done: report, error: null, errors: {} }, { headers: PRIVATE })

async function end({ shop }: AppLoadContext, staff: SignedInAccount, fields: FormData) {
  const email = textOf(fields, 'email')
  const reason = textOf(fields, 'reason')
  const outcome = await shop.accounts.trade.end(staff, { email, reason })
  return outcome.ok
    ? decided(messages.endedNow(email.trim()), null)
    : rejected(outcome, { id: null, email, reason, done: null })
}

export const headers = documentHeaders
export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument
export const meta = privateMeta(messages.applications)

export default function TradeApplications() {
  const { applications } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>() ?? null
  return <ApplicationsView applications={applications} result={result} />
}
