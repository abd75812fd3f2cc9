import { can, isStaff, mayDecideTrade } from '@kisscut/shop'
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { urlFor } from '../../links/url-for.ts'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { AccountView } from './account/account-view.tsx'
import { intentOf } from './account/intents.ts'
import { privateMeta } from '../../parts/page/private-meta.ts'
import { documentHeaders, goOn, PRIVATE } from '../../parts/form/responses.ts'
import * as messages from '../../messages/account.ts'

const TO_SIGN_IN = () => goOn(`${urlFor('signIn')}?next=${urlFor('account')}`)

export async function loader({ context: { shop, session, viewer } }: LoaderFunctionArgs) {
  const { own } = shop.accounts
  const account = await own.ofBrowser(session)
  if (account === null) throw TO_SIGN_IN()
  const sessions = await own.sessions(account)
  const { name, email, unit, tradeApproved: isTrade } = account
  const hasKeys = can(viewer, 'read', 'api_key')
  const invites = can(viewer, 'create', 'account')
  return data(
    {
      account: {
        name,
        email,
        unit,
        isTrade,
        decides: !viewer.mustEnroll && mayDecideTrade(account),
        hasKeys,
        invites,
        isStaff: isStaff(account),
        isArtist: await shop.artworks.isArtist(viewer),
      },
      sessions: sessions.map(({ id, device, created }) => ({
        id,
        device: messages.deviceName(device ?? ''),
        since: created?.toISOString() ?? null,
        isThis: id === session.sessionId,
      })),
    },
    { headers: PRIVATE },
  )
}

/** Handles the page's forms; each intent is one function in account/intents.ts. */
export async function action({ request, context }: ActionFunctionArgs) {
  const account = await context.shop.accounts.own.ofBrowser(context.session)
  if (account === null) throw TO_SIGN_IN()
  const fields = await request.formData()
  return intentOf(fields)(account, fields, context)
}

export const headers = documentHeaders
export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument
export const meta = privateMeta(messages.account)

export default function Account() {
  const shown = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>() ?? null
  return <AccountView {...shown} result={result} />
}
