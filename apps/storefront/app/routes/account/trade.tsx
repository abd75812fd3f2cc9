import type { TradeState } from '@kisscut/shop'
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { urlFor } from '../../links/url-for.ts'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { privateMeta } from '../../parts/page/private-meta.ts'
import { documentHeaders, goOn, PRIVATE, rejected } from '../../parts/form/responses.ts'
import { textOf } from '../../parts/form/text-of.ts'
import { TradeView } from './trade/trade-view.tsx'
import * as messages from '../../messages/trade.ts'

const toSignIn = () => goOn(`${urlFor('signIn')}?next=${urlFor('trade')}`)

export async function loader({ context: { shop, session } }: LoaderFunctionArgs) {
  const account = await shop.accounts.own.ofBrowser(session)
  if (account === null) throw toSignIn()
  const application = await shop.accounts.trade.of(account)
  const { company = '', taxId = '', sells = '', reason = null, created } = application ?? {}
  const stated = { company, website: application?.website ?? '', taxId, sells }
  // Approved, but no longer a trade customer: an account ended elsewhere may apply again.
  const last = application === null || application.state === 'approved' ? null : application.state
  const state: TradeState | null = account.tradeApproved ? 'approved' : last
  return data({ state, stated, reason, created: created?.toISOString() ?? null }, { headers: PRIVATE })
}

/** Applies, or withdraws a pending application; then the page shows its state. */
export async function action({ request, context: { shop, session } }: ActionFunctionArgs) {
  const account = await shop.accounts.own.ofBrowser(session)
  if (account === null) throw toSignIn()
  const fields = await request.formData()
  const typed = {
    company: textOf(fields, 'company'),
    website: textOf(fields, 'website'),
    taxId: textOf(fields, 'taxId'),
    sells: textOf(fields, 'sells'),
  }
  const { trade } = shop.accounts
  const isWithdrawn = fields.get('intent') === 'withdraw'
  const outcome = isWithdrawn ? await trade.withdraw(account) : await trade.apply(account, typed, session)
  return outcome.ok ? goOn(urlFor('trade')) : rejected(outcome, typed)
}

export const headers = documentHeaders
export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument
export const meta = privateMeta(messages.trade)

export default function Trade() {
  const shown = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>() ?? null
  return <TradeView {...shown} result={result} />
}
