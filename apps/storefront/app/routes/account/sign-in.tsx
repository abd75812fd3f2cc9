import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { safeNext } from '../../links/safe-next.ts'
import { urlFor } from '../../links/url-for.ts'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { failed, failedForNow, goOn, PRIVATE } from './form/responses.ts'
import { textOf } from './form/text-of.ts'
import { SignInView } from './sign-in/sign-in-view.tsx'
import { titled } from '../../messages/shell.tsx'
import * as messages from '../../messages/account.ts'

const nextOf = (request: Request) => safeNext(new URL(request.url).searchParams.get('next'))

export async function loader({ request, context: { shop, viewer } }: LoaderFunctionArgs) {
  const next = nextOf(request)
  const account = await shop.accounts.of(viewer)
  if (account !== null && next !== null) throw redirect(next, { headers: PRIVATE })
  return data({ name: account?.name ?? null }, { headers: PRIVATE })
}

export async function action({ request, context: { shop, session } }: ActionFunctionArgs) {
  const fields = await request.formData()
  const email = textOf(fields, 'email')
  const outcome = await shop.accounts.signIn({ email, password: textOf(fields, 'password') }, session)
  if (outcome.ok)
    return goOn(nextOf(request) ?? urlFor('home'), session.cookie(outcome.sessionId, outcome.seconds))
  if (outcome.reason === 'too_many') return failedForNow(outcome.seconds, { email })
  return failed(messages.wrong, 422, { email })
}

export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument

export const meta: MetaFunction = () => [
  { title: titled(messages.signIn) },
  { name: 'robots', content: 'noindex' },
]

export default function SignIn() {
  const { name } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  return <SignInView name={name} failed={result ?? null} />
}
