import type { SignedInAccount, Viewer } from '@kisscut/shop'
import type { AppLoadContext } from '@remix-run/node'
import { urlFor } from '../../../links/url-for.ts'
import { goOn } from '../../../parts/form/responses.ts'

/**
 * The account of staff that a page is for. Throws: on to signing in, on to setting up two-factor sign-in where the shop requires it
 * (ACC-27), or 404 for everybody else.
 */
export async function staffOf(
  { shop, session, viewer }: AppLoadContext,
  page: 'apiKeys' | 'staff' | 'tradeApplications',
  isFor: (account: SignedInAccount, viewer: Viewer) => boolean,
): Promise<SignedInAccount> {
  const account = await shop.accounts.own.ofBrowser(session)
  if (account === null) throw goOn(`${urlFor('signIn')}?next=${urlFor(page)}`)
  if (viewer.mustEnroll) throw goOn(urlFor('twoFactor'))
  if (!isFor(account, viewer)) throw new Response(null, { status: 404 })
  return account
}
