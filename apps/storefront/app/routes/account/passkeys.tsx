import { isStaff, LONGEST_CREDENTIAL, type SignedInAccount } from '@kisscut/shop'
import { data, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { urlFor } from '../../links/url-for.ts'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { privateMeta } from '../../parts/page/private-meta.ts'
import { documentHeaders, goOn, PRIVATE, rejected } from '../../parts/form/responses.ts'
import { textOf } from '../../parts/form/text-of.ts'
import { PasskeysView, type PasskeyResult } from './passkeys/passkeys-view.tsx'
import * as messages from '../../messages/passkeys.ts'

async function signedIn({ shop, session }: AppLoadContext): Promise<SignedInAccount> {
  const account = await shop.accounts.own.ofBrowser(session)
  if (account === null) throw goOn(`${urlFor('signIn')}?next=${urlFor('passkeys')}`)
  return account
}

export async function loader({ context }: LoaderFunctionArgs) {
  const account = await signedIn(context)
  const { passkeys, twoFactor } = context.shop.accounts
  const [listed, state] = await Promise.all([passkeys.list(account), twoFactor.state(account)])
  const shown = listed.map(({ id, label, created }) => ({ id, label, created: created.toISOString() }))
  const isRequired = context.viewer.mustEnroll === true
  return data(
    { passkeys: shown, hasCodes: state.isOn, isRequired, isStaff: isStaff(account) },
    { headers: PRIVATE },
  )
}

const NOTHING: PasskeyResult = { id: null, intent: null, label: '', options: null, report: null }

const responded = (shown: Partial<PasskeyResult>) =>
  data({ ...NOTHING, ...shown, error: null, errors: {} }, { headers: PRIVATE })

/** Starts to add a passkey, adds the browser's new one, renames or removes one. ACC-30, ACC-31. */
export async function action({ request, context }: ActionFunctionArgs) {
  const account = await signedIn(context)
  const { passkeys } = context.shop.accounts
  const fields = await request.formData()
  const [id, label] = [textOf(fields, 'id'), textOf(fields, 'label')]
  const proof = { password: textOf(fields, 'password'), code: textOf(fields, 'code') }
  switch (fields.get('intent')) {
    case 'passkey': {
      const credential = textOf(fields, 'credential', LONGEST_CREDENTIAL + 1)
      const outcome = await passkeys.add(account, credential, context.session)
      if (!outcome.ok) return rejected(outcome, NOTHING)
      return responded({ report: isStaff(account) ? messages.addedByStaff : messages.added })
    }
    case 'rename': {
      const outcome = await passkeys.rename(account, { id, label })
      if (!outcome.ok) return rejected(outcome, { ...NOTHING, id, label, intent: 'rename' as const })
      return responded({ report: messages.renamed })
    }
    case 'remove': {
      const outcome = await passkeys.remove(account, { id, ...proof }, context.session)
      if (!outcome.ok) return rejected(outcome, { ...NOTHING, id, intent: 'remove' as const })
      return responded({ report: messages.removed })
    }
    default: {
      const outcome = await passkeys.begin(account, { label, ...proof }, context.session)
      if (!outcome.ok) return rejected(outcome, { ...NOTHING, label, intent: 'begin' as const })
      return responded({ options: outcome.value })
    }
  }
}

export const headers = documentHeaders
export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument
export const meta = privateMeta(messages.passkeys)

export default function Passkeys() {
  const shown = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>() ?? null
  return <PasskeysView {...shown} result={result} />
}
