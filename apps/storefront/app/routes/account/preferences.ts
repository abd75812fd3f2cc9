import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { safeNext } from '../../links/safe-next.ts'
import { urlFor } from '../../links/url-for.ts'
import { goOn, PRIVATE } from '../../parts/form/responses.ts'
import { textOf } from '../../parts/form/text-of.ts'

/** The form is in the header of every page, so that there is no page of its own. */
export const loader = () => redirect(urlFor('home'), { headers: PRIVATE })

/** Stores unit and currency in the account or the guest's browser, and returns to the page. UNIT-2. */
export async function action({ request, context: { shop, session, viewer } }: ActionFunctionArgs) {
  const fields = await request.formData()
  const chosen = await shop.settings.chosen({
    unit: textOf(fields, 'unit'),
    currency: textOf(fields, 'currency'),
  })
  const next = safeNext(textOf(fields, 'next')) ?? urlFor('home')
  const account = await shop.accounts.own.ofBrowser(session)
  if (account !== null) {
    await shop.accounts.own.choosePreferences(account, chosen)
    return goOn(next)
  }
  const { unit, currency } = viewer
  return goOn(next, session.preferencesCookie({ unit, ...(currency && { currency }), ...chosen }))
}
