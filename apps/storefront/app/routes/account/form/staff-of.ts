import type { SignedInAccount, Viewer } from '@kisscut/shop'
import type { AppLoadContext } from '@remix-run/node'
import { urlFor } from '../../../links/url-for.ts'
import { goOn } from '../../../parts/form/responses.ts'

/**
 * The viewer's staff account, if the page is open to it. Otherwise throws: a redirect to sign in, a redirect to set up
 * two-factor sign-in where the shop requires it (ACC-27), or a 404.
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
