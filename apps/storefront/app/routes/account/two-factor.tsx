import { qrSymbol, type CodeSymbol } from '@kisscut/artwork/codes'
import { isStaff, type Shop, type SignedInAccount } from '@kisscut/shop'
import { data, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { urlFor } from '../../links/url-for.ts'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { privateMeta } from '../../parts/page/private-meta.ts'
import { documentHeaders, goOn, PRIVATE, rejected } from '../../parts/form/responses.ts'
import { textOf } from '../../parts/form/text-of.ts'
import { TwoFactorView, type TwoFactorResult } from './two-factor/two-factor-view.tsx'
import * as messages from '../../messages/two-factor.ts'

async function signedIn({ shop, session }: AppLoadContext): Promise<SignedInAccount> {
  const account = await shop.accounts.own.ofBrowser(session)
  if (account === null) throw goOn(`${urlFor('signIn')}?next=${urlFor('twoFactor')}`)
  return account
}

async function enrollmentOf(shop: Shop, account: SignedInAccount) {
  const enrollment = await shop.accounts.twoFactor.enrollment(account)
  if (enrollment === null) return null
  const qr: CodeSymbol = qrSymbol(enrollment.url)
  return { secret: enrollment.secret, qr }
}

export async function loader({ context }: LoaderFunctionArgs) {
  const account = await signedIn(context)
  const { shop } = context
  const [state, enrollment] = await Promise.all([
    shop.accounts.twoFactor.state(account),
    enrollmentOf(shop, account),
  ])
  const isRequired = context.viewer.mustEnroll === true
  return data({ state, enrollment, isRequired, isStaff: isStaff(account) }, { headers: PRIVATE })
}

const NOTHING: TwoFactorResult = { intent: null, recovery: null, report: null }

const responded = (shown: Partial<TwoFactorResult>) =>
  data({ ...NOTHING, ...shown, error: null, errors: {} }, { headers: PRIVATE })

/** Starts, turns on with the password and a first code, renews recovery codes, or turns off. ACC-23 to ACC-26, ACC-29. */
export async function action({ request, context }: ActionFunctionArgs) {
  const account = await signedIn(context)
  const { twoFactor } = context.shop.accounts
  const fields = await request.formData()
  const proof = { password: textOf(fields, 'password'), code: textOf(fields, 'code') }
  switch (fields.get('intent')) {
    case 'confirm': {
      const outcome = await twoFactor.confirm(account, proof, context.session)
      if (!outcome.ok) return rejected(outcome, NOTHING)
      return responded({ recovery: outcome.value, report: messages.turnedOn })
    }
    case 'renew': {
      const outcome = await twoFactor.renewRecoveryCodes(account, proof, context.session)
      if (!outcome.ok) return rejected(outcome, { ...NOTHING, intent: 'renew' as const })
      return responded({ recovery: outcome.value, report: messages.renewed })
    }
    case 'off': {
      const outcome = await twoFactor.turnOff(account, proof, context.session)
      if (!outcome.ok) return rejected(outcome, { ...NOTHING, intent: 'off' as const })
      return responded({ report: messages.turnedOff })
    }
    default: {
      const outcome = await twoFactor.begin(account)
      return outcome.ok ? goOn(urlFor('twoFactor')) : rejected(outcome, NOTHING)
    }
  }
}

export const headers = documentHeaders
export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument
export const meta = privateMeta(messages.twoFactor)

export default function TwoFactor() {
  const shown = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>() ?? null
  return <TwoFactorView {...shown} result={result} />
}
