import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { urlFor } from '../../links/url-for.ts'
import { goOn, PRIVATE } from '../../parts/form/responses.ts'

/** A link to this page must not sign anyone out. */
export const loader = () => redirect(urlFor('signIn'), { headers: PRIVATE })

export async function action({ context: { shop, session } }: ActionFunctionArgs) {
  const ended = await shop.accounts.signOut(session.sessionId)
  return ended ? goOn(urlFor('home'), session.endCookie) : redirect(urlFor('home'), 303)
}
