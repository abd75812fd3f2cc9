import { LONGEST_CREDENTIAL, type OpenedSession } from '@kisscut/shop'
import { data, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { safeNext } from '../../links/safe-next.ts'
import { urlFor } from '../../links/url-for.ts'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { privateMeta } from '../../parts/page/private-meta.ts'
import { documentHeaders, goOn, PRIVATE, rejected, rejectedWith } from '../../parts/form/responses.ts'
import { textOf } from '../../parts/form/text-of.ts'
import { SignInView, type SignInForm } from './sign-in/sign-in-view.tsx'
import * as messages from '../../messages/account.ts'
import * as passkeys from '../../messages/passkeys.ts'
import * as twoFactor from '../../messages/two-factor.ts'

type Context = Pick<AppLoadContext, 'shop' | 'session'>

const nextOf = (request: Request) => safeNext(new URL(request.url).searchParams.get('next'))

export async function loader({ request, context: { shop, session } }: LoaderFunctionArgs) {
  const next = nextOf(request)
  if ((await shop.accounts.own.ofBrowser(session)) !== null) throw goOn(next ?? urlFor('account'))
  const isNewPassword = new URL(request.url).searchParams.has('reset')
  return data({ isNewPassword }, { headers: PRIVATE })
}

export async function action({ request, context: { shop, session } }: ActionFunctionArgs) {
  const fields = await request.formData()
  if (fields.has('token')) return enterCode(request, { shop, session }, fields)
  if (fields.get('intent') === 'passkey') return enterPasskey(request, { shop, session }, fields)
  const email = textOf(fields, 'email')
  const outcome = await shop.accounts.signIn({ email, password: textOf(fields, 'password') }, session)
  if (outcome.ok) return signedIn(request, session, outcome)
  if (outcome.reason === 'second_factor') return codeForm(outcome.token)
  if (outcome.reason === 'passkey') return passkeyForm({ shop, session }, passkeys.needed)
  if (outcome.reason === 'wrong') return rejectedWith(messages.wrong, { ...FIRST, email })
  return rejected(outcome, { ...FIRST, email })
}

const signedIn = (request: Request, session: AppLoadContext['session'], opened: OpenedSession) =>
  goOn(nextOf(request) ?? urlFor('home'), session.cookie(opened.sessionId, opened.seconds))

/** Initial state of the page. */
const FIRST: SignInForm = { email: '', token: null, passkey: null, report: null }

const responded = (shown: Partial<SignInForm>) =>
  data({ ...FIRST, ...shown, error: null, errors: {} }, { headers: PRIVATE })

/** The form for the code; carries the token issued for the password. */
const codeForm = (token: string) => responded({ token })

/** The second step: a code of an authenticator app, or a recovery code. ACC-24, ACC-25. */
async function enterCode(request: Request, { shop, session }: Context, fields: FormData) {
  const token = textOf(fields, 'token')
  const outcome = await shop.accounts.signInSecond({ token, code: textOf(fields, 'code') }, session)
  if (outcome.ok) return signedIn(request, session, outcome)
  if (outcome.reason === 'expired') return rejectedWith(twoFactor.expired, FIRST)
  if (outcome.reason === 'wrong') {
    const errors = { code: [twoFactor.codeWrong] }
    return rejected({ ok: false, reason: 'invalid', errors }, { ...FIRST, token })
  }
  return rejected(outcome, { ...FIRST, token })
}

/** The form that the browser's dialog fills in. `report` explains why it is shown unasked. */
async function passkeyForm({ shop, session }: Context, report: string | null = null) {
  const outcome = await shop.accounts.passkeys.beginSignIn(session)
  return outcome.ok ? responded({ passkey: outcome.value, report }) : rejected(outcome, FIRST)
}

/** Requests a passkey, or signs in with the browser's credential. ACC-32. */
async function enterPasskey(request: Request, context: Context, fields: FormData) {
  if (!fields.has('credential')) return passkeyForm(context)
  const { shop, session } = context
  const credential = textOf(fields, 'credential', LONGEST_CREDENTIAL + 1)
  const outcome = await shop.accounts.passkeys.signIn(credential, session)
  if (outcome.ok) return signedIn(request, session, outcome)
  if (outcome.reason === 'expired') return rejectedWith(twoFactor.expired, FIRST)
  return outcome.reason === 'wrong' ? rejectedWith(passkeys.wrong, FIRST) : rejected(outcome, FIRST)
}

export const headers = documentHeaders
export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument
export const meta = privateMeta(messages.signIn)

export default function SignIn() {
  const { isNewPassword } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  return <SignInView isNewPassword={isNewPassword} result={result ?? null} />
}
