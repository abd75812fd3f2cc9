import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { safeNext } from '../../links/safe-next.ts'
import { urlFor } from '../../links/url-for.ts'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { metaOf } from './form/page-of.ts'
import { goOn, PRIVATE, rejected, rejectedWith } from './form/responses.ts'
import { textOf } from './form/text-of.ts'
import { SignInView } from './sign-in/sign-in-view.tsx'
import * as messages from '../../messages/account.ts'

const nextOf = (request: Request) => safeNext(new URL(request.url).searchParams.get('next'))

export async function loader({ request, context: { shop, session } }: LoaderFunctionArgs) {
  const next = nextOf(request)
  if ((await shop.accounts.own.ofBrowser(session)) !== null) throw goOn(next ?? urlFor('account'))
  const isNewPassword = new URL(request.url).searchParams.has('reset')
  return data({ isNewPassword }, { headers: PRIVATE })
}

export async function action({ request, context: { shop, session } }: ActionFunctionArgs) {
  const fields = await request.formData()
  const email = textOf(fields, 'email')
  const outcome = await shop.accounts.signIn({ email, password: textOf(fields, 'password') }, session)
  if (outcome.ok) {
    const next = nextOf(request) ?? urlFor('home')
    return goOn(next, session.cookie(outcome.sessionId, outcome.seconds))
  }
  if (outcome.reason === 'wrong') return rejectedWith(messages.wrong, { email })
  return rejected(outcome, { email })
}

export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument
export const meta = metaOf(messages.signIn)

export default function SignIn() {
  const { isNewPassword } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  return <SignInView isNewPassword={isNewPassword} result={result ?? null} />
}
